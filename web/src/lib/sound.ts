/** A few short sounds, made by the browser itself. Nothing sounds unless the settings say so. */
import { untrack } from 'svelte';
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'piece' | 'battle' | 'end';
interface Note {
  at: number;
  from: number;
  to: number;
  length: number;
  loud: number;
  shape: OscillatorType;
}
const bell = (at: number, pitch: number): Note => ({ at, from: pitch, to: pitch, length: 0.5, loud: 0.1, shape: 'sine' });
const drum = (at: number): Note => ({ at, from: 130, to: 46, length: 0.3, loud: 0.35, shape: 'sine' });
const NOTES: Record<Sound, Note[]> = {
  turn: [bell(0, 587), bell(0.14, 880)],
  piece: [{ at: 0, from: 240, to: 150, length: 0.09, loud: 0.16, shape: 'triangle' }],
  battle: [drum(0), drum(0.16), drum(0.42)],
  end: [bell(0, 440), bell(0.16, 554), bell(0.32, 659), bell(0.5, 880)],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!untrack(() => settings.sound)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of NOTES[sound]) strike(context, note);
}

function strike(on: AudioContext, { at, from, to, length, loud, shape }: Note): void {
  const start = on.currentTime + at;
  const voice = on.createOscillator();
  const level = on.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + length);
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + 0.01);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(level).connect(on.destination);
  voice.start(start);
  voice.stop(start + length);
}
