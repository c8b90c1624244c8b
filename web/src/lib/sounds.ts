/** Small sounds, made on the spot; off until they are asked for. Phones that like it shake with some. */

import { canShake } from './attention';
import { preferences } from './preferences.svelte';

export type Sound =
  'card' | 'turn' | 'trick' | 'refused' | 'bell' | 'win' | 'over' | 'tick' | 'flip' | 'deal' | 'sheet';

let context: AudioContext | null = null;
let out: GainNode | null = null;
const heard = new Map<Sound, number>();

/** The same sound twice in so many milliseconds is one. */
const ONE = 60;
const MIDDLE_C = 261.63;
const ATTACK = 0.012;

/** Semitones above middle C. */
const pitch = (semitones: number): number => MIDDLE_C * 2 ** (semitones / 12);

interface Tone {
  at: number;
  hertz: number;
  length: number;
  loud: number;
  kind?: OscillatorType;
}

/** Swells quickly and dies away: nothing clicks. */
function tone({ at, hertz, length, loud, kind = 'sine' }: Tone): void {
  const start = context!.currentTime + at;
  const source = context!.createOscillator();
  const volume = context!.createGain();
  source.type = kind;
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.linearRampToValueAtTime(loud, start + ATTACK);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(out!);
  source.start(start);
  source.stop(start + length);
}

/** A plucked string: a tone and two of its overtones, which die sooner. */
function pluck(at: number, semitones: number, loud: number, length = 0.7): void {
  const hertz = pitch(semitones);
  tone({ at, hertz, length, loud, kind: 'triangle' });
  tone({ at, hertz: hertz * 2, length: length / 2, loud: loud / 3 });
  tone({ at, hertz: hertz * 3, length: length / 3, loud: loud / 7 });
}

/** A breath of noise through a filter that moves `from` one pitch `to` another: paper on cloth. */
function rustle(at: number, length: number, from: number, to: number, loud: number): void {
  const samples = Math.floor(context!.sampleRate * length);
  const buffer = context!.createBuffer(1, samples, context!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const start = context!.currentTime + at;
  const source = context!.createBufferSource();
  const filter = context!.createBiquadFilter();
  const volume = context!.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(out!);
  source.start(start);
}

/** A card set down: the paper, then the table under it. */
function card(at: number, loud: number): void {
  rustle(at, 0.08, 3200, 1800, 0.55 * loud);
  tone({ at: at + 0.035, hertz: 118, length: 0.09, loud: 0.16 * loud });
}

const inTurn = (count: number, apart: number, make: (at: number, i: number) => void): void => {
  for (let i = 0; i < count; i++) make(i * apart, i);
};

/** A bell's partials are no overtones. */
const PARTIALS = [1, 2.01, 2.76, 5.4];

const MAKE: Record<Sound, () => void> = {
  card: () => card(0, 1),
  flip: () => rustle(0, 0.1, 1500, 4200, 0.4),
  tick: () => tone({ at: 0, hertz: 1500, length: 0.04, loud: 0.05, kind: 'triangle' }),
  deal: () => {
    inTurn(14, 0.028, (at, i) => rustle(at, 0.04, 2200 + i * 90, 1500, 0.28));
    inTurn(6, 0.09, (at) => card(0.55 + at, 0.6));
  },
  sheet: () => rustle(0, 0.3, 900, 2600, 0.35),
  turn: () => [7, 12].forEach((semitones, i) => pluck(i * 0.11, semitones, 0.1, 0.5)),
  trick: () => {
    rustle(0, 0.32, 2600, 700, 0.55);
    inTurn(3, 0.07, (at) => card(0.05 + at, 0.4));
  },
  refused: () => [0, -2].forEach((semitones, i) => pluck(i * 0.09, semitones - 12, 0.13, 0.3)),
  bell: () =>
    PARTIALS.forEach((times, i) => tone({ at: 0, hertz: 880 * times, length: 1.6 / (i + 1), loud: 0.12 / (i + 1) })),
  win: () => {
    [0, 4, 7, 12, 16].forEach((semitones, i) => pluck(i * 0.12, semitones, 0.13, 0.9));
    [0, 7, 12, 16].forEach((semitones) => pluck(0.72, semitones, 0.09, 1.8));
  },
  over: () => [7, 4, 2, 0].forEach((semitones, i) => pluck(i * 0.22, semitones - 5, 0.1, 1.1)),
};

/** Milliseconds on, off, on … */
const SHAKES: Partial<Record<Sound, number[]>> = {
  refused: [25, 40, 25],
  bell: [90],
  win: [40, 60, 40, 60, 140],
};

export function play(sound: Sound): void {
  const shake = SHAKES[sound];
  if (shake && preferences.shake && canShake()) navigator.vibrate(shake);
  if (!preferences.sound || preferences.volume === 0 || typeof AudioContext === 'undefined') return;
  const now = performance.now();
  if (now - (heard.get(sound) ?? -Infinity) < ONE) return;
  heard.set(sound, now);
  context ??= new AudioContext();
  if (!out) {
    out = context.createGain();
    out.connect(context.destination);
  }
  out.gain.value = preferences.volume;
  if (context.state === 'suspended') void context.resume();
  MAKE[sound]();
}
