/** Ankh behind the contract of all games. */
import english from 'virtual:english/ankh';
import { behind } from '../games/contract';
import Mount from './art/Mount.svelte';
import ReplayStage from './battle/ReplayStage.svelte';
import { AnkhGame } from './game.svelte';
import type { About } from './logic/about';
import { marksOf } from './logic/marks';
import { soundOf } from './logic/sounds';
import { toldText } from './logic/tidings';
import { choiceText, eventText, ruleText } from './logic/words';
import Scene from './Scene.svelte';
import { shareable } from './share';
import { AnkhForm } from './start/form.svelte';
import FormEmblem from './start/FormEmblem.svelte';
import FormMore from './start/FormMore.svelte';
import FormPicture from './start/FormPicture.svelte';
import FormSide from './start/FormSide.svelte';
import FormTop from './start/FormTop.svelte';
import Greeting from './start/Greeting.svelte';
import HowTo from './start/HowTo.svelte';
import AnkhTable from './table/AnkhTable.svelte';
import Keys from './table/Keys.svelte';
import TurnOrder from './table/TurnOrder.svelte';

export default behind({
  english,
  make: (seat, about: About, view) => new AnkhGame(seat, about, view),
  Scene,
  Table: AnkhTable,
  TurnOrder,
  Keys,
  Greeting,
  ReplayStage,
  HowTo,
  Mount,
  form: {
    make: (about: About) => new AnkhForm(about),
    options: (form, players) => form.options(players),
    Top: FormTop,
    Emblem: FormEmblem,
    Side: FormSide,
    More: FormMore,
    Picture: FormPicture,
  },
  marksOf,
  shareable,
  eventText: (entry, player, game) => (game ? toldText(game, entry) : eventText(entry, player)),
  choiceText,
  ruleText,
  soundOf,
});
