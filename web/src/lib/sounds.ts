/** Small sounds, made on the spot; off unless asked for. */

import { preferences } from './preferences.svelte';

export type Sound = 'card' | 'turn' | 'trick' | 'refused' | 'bell' | 'win' | 'tick';

let context: AudioContext | null = null;

function tone(at: number, pitch: number, length: number, loud: number, kind: OscillatorType): void {
  const ctx = context!;
  const source = ctx.createOscillator();
  const volume = ctx.createGain();
  source.type = kind;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, ctx.currentTime + at);
  volume.gain.exponentialRampToValueAtTime(0.0001, ctx.currentTime + at + length);
  source.connect(volume).connect(ctx.destination);
  source.start(ctx.currentTime + at);
  source.stop(ctx.currentTime + at + length);
}

/** A breath of noise, like paper on cloth. */
function rustle(length: number, pitch: number, loud: number): void {
  const ctx = context!;
  const samples = Math.floor(ctx.sampleRate * length);
  const buffer = ctx.createBuffer(1, samples, ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = ctx.createBufferSource();
  const filter = ctx.createBiquadFilter();
  const volume = ctx.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(ctx.destination);
  source.start();
}

const MAKE: Record<Sound, () => void> = {
  card: () => rustle(0.09, 2400, 0.5),
  tick: () => tone(0, 1800, 0.03, 0.05, 'square'),
  turn: () => [392, 523].forEach((pitch, i) => tone(i * 0.09, pitch, 0.18, 0.12, 'triangle')),
  trick: () => rustle(0.22, 1300, 0.6),
  refused: () => tone(0, 150, 0.16, 0.16, 'sawtooth'),
  bell: () => [1046, 1568, 2093].forEach((pitch) => tone(0, pitch, 0.9, 0.08, 'sine')),
  win: () => [523, 659, 784, 1046].forEach((pitch, i) => tone(i * 0.11, pitch, 0.4, 0.12, 'triangle')),
};

export function play(sound: Sound): void {
  if (!preferences.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  MAKE[sound]();
}
