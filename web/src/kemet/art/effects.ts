/** What tiles and divine interventions do, in signs and numbers alone: the same in every language. */
import { SIGNS, type SignName } from './signs';

/** A sign, or a number between signs. */
export type Brief = { sign: SignName } | { value: string };

/** By the engine's names; n stands for the amount. */
const EFFECTS: Record<string, string> = {
  strength: 'strength +n',
  strength_attacking: 'attack strength +n',
  strength_defending: 'defend strength +n',
  damage: 'damage +n',
  defence: 'defence +n',
  unblockable: 'unblockable +n',
  unblockable_defending: 'defend unblockable +n',
  land_moves: 'move +n',
  teleport_discount: 'teleport prayer −n',
  teleport_from_obelisks: 'obelisk brings teleport',
  wounds: 'divine brings strength +n',
  fame: 'fame +n',
  silver: 'silver +n',
  free_recruits: 'recruit prayer 0 ×n',
  recruits_free: 'recruit prayer 0',
  recruits_anywhere: 'recruit brings unit',
  prayer_units: 'pray unit +n',
  troop: 'troop +n',
  defender_fame: 'defend brings fame +n',
  spies: 'spy card',
  pray: 'pray prayer +n',
  tile_discount: 'buy prayer −n',
  level_discount: 'raise prayer −n',
  payment_discount: 'prayer −n',
  vision: 'night divine +n −n',
  night_cards: 'night divine +n',
  night_levels: 'night raise +n',
  night_prayer: 'night prayer +n',
  prayer_per_kill: 'skull brings prayer +n',
  prayer_per_loss: 'unit brings prayer +n',
  prayer_attacking: 'attack prayer +n',
  cards_attacking: 'attack divine +n',
  mercenaries: 'unit +n',
  gain_bonus: 'prayer brings prayer +n',
  special: 'card n',
  passes_walls: 'wall',
  cancels: 'creature ×',
  fee: 'lock prayer n',
  teleports_free: 'teleport prayer 0',
  devours: 'skull brings fame +n',
  first_strike: 'attack skull ×n',
  night_units: 'night unit +n',
  chosen_out_of: 'night divine n',
  prayer_per_victory: 'fame-battle brings prayer +n',
  prayer_entering: 'attack prayer +n',
  trap: 'defend skull ×n',
  gain_bonus_by_day: 'day prayer +n',
  shelters: 'lock unit',
  teleports_from_obelisks: 'obelisk brings teleport',
  night_priest: 'night move +n',
  reclaims: 'divine brings card',
  night_temples_fame: 'night temple fame +n',
  foresees: 'spy divine',
  renews: 'night divine +n',
  early_pyramids: 'fame-pyramid n',
  theft: 'prayer −n',
  escapes: 'retreat troop',
  prayer_won: 'fame-battle prayer +n',
  remembers: 'divine +n',
  unharmed_won: 'fame-battle lock unit',
  units_won: 'fame-battle unit +n',
  swaps: 'card brings card',
  units: 'unit +n',
  hits: 'unit −n',
  prayer: 'prayer +n',
  teleports: 'teleport prayer 0',
};
/** What the gold token may do, by tile. */
const GOLD: Record<string, string> = {
  'surprise-attack': 'gold move wall',
  'divine-will': 'gold move recruit',
  'twin-ceremony': 'gold buy',
  'forced-march': 'gold move',
  'dark-ritual': 'gold pray',
};

const isSign = (word: string): word is SignName => word in SIGNS;

/** An effect at a glance; nothing for one that nobody has drawn yet, whose words must do. */
export function brief(effect: string, amount: number | string): readonly Brief[] {
  const written = (effect === 'gold' ? GOLD[amount] : EFFECTS[effect]) ?? '';
  return written
    .split(' ')
    .filter(Boolean)
    .map((word) => (isSign(word) ? { sign: word } : { value: word.replace('n', String(amount)) }));
}
