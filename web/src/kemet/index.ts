/** Kemet behind the contract of all games. */
import english from 'virtual:english/kemet';
import { behind } from '../games/contract';
import ReplayStage from './battle/ReplayStage.svelte';
import { KemetGame } from './game.svelte';
import { marksOf } from './logic/marks';
import { choiceText, eventText, ruleText } from './logic/say';
import { soundOf } from './logic/sounds';
import type { About } from './logic/told';
import Scene from './Scene.svelte';
import { shareable } from './share';
import { KemetForm } from './start/form.svelte';
import FormMore from './start/FormMore.svelte';
import FormPicture from './start/FormPicture.svelte';
import Greeting from './start/Greeting.svelte';
import HowToLater from './start/HowToLater.svelte';
import KemetTable from './table/KemetTable.svelte';
import Keys from './table/Keys.svelte';
import TurnOrder from './table/TurnOrder.svelte';

export default behind({
  english,
  make: (seat, about: About, view) => new KemetGame(seat, about, view),
  Scene,
  Table: KemetTable,
  TurnOrder,
  Keys,
  Greeting,
  ReplayStage,
  HowTo: HowToLater,
  form: {
    make: (about: About) => new KemetForm(about),
    options: (form) => form.options(),
    More: FormMore,
    Picture: FormPicture,
  },
  marksOf,
  shareable,
  eventText,
  choiceText,
  ruleText,
  soundOf,
});
