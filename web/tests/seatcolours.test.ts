import { expect, test } from 'vitest';
import Face from '$components/Face.svelte';
import { ANIMALS } from '$components/faces/animals';
import { ANIMAL_NAMES } from '$components/faces/names';
import { SEAT_COLOURS, seatColour, THREAD } from '../src/kit/seatcolours';
import { draw } from './draw';

const MOST_SEATS = 12;
const LEAST_DIFFERENCE = 20; // CIE 1976; two of one name for most people differ by less

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Light, as much of it as there is: red, green, blue. */
const light = (colour: string): number[] =>
  [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255));

const mix = (parts: number[], weights: number[]): number => parts.reduce((sum, part, i) => sum + part * weights[i]!, 0);

const LUMINANCE = [0.2126, 0.7152, 0.0722];

function lab(colour: string): number[] {
  const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root(mix(light(colour), [0.4124, 0.3576, 0.1805]) / 0.95047);
  const y = root(mix(light(colour), LUMINANCE));
  const z = root(mix(light(colour), [0.0193, 0.1192, 0.9505]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const difference = (one: string, other: string): number =>
  Math.hypot(...lab(one).map((value, i) => value - lab(other)[i]!));

test.each(Array.from({ length: MOST_SEATS - 1 }, (_, i) => i + 2))('the colours of %i seats differ', (seats) => {
  const colours = Array.from({ length: seats }, (_, seat) => seatColour(seat));
  colours.forEach((one, seat) => {
    colours.slice(seat + 1).forEach((other) => expect(difference(one, other)).toBeGreaterThan(LEAST_DIFFERENCE));
  });
});

test('an initial can be read on every colour', () => {
  for (const colour of SEAT_COLOURS) {
    const contrast = (mix(light(THREAD), LUMINANCE) + 0.05) / (mix(light(colour), LUMINANCE) + 0.05);
    expect(contrast).toBeGreaterThan(4.5);
  }
});

test('two people with one animal, or one initial, are told apart by their seats', () => {
  const drawn = (face: string, seat: number): string =>
    draw(Face, { who: { name: 'Ada', kind: 'person' as const, face, seat } }).innerHTML;
  for (const face of ['fox', '']) {
    expect(drawn(face, 0)).toContain(seatColour(0));
    expect(drawn(face, 1)).toContain(seatColour(1));
    expect(drawn(face, 1)).not.toContain(seatColour(0));
  }
  expect(drawn('fox', 0)).not.toContain('<text');
  expect(drawn('', 0)).toContain('>A</text>');
});

test('every animal has a name, and there is no other', () => {
  expect(Object.keys(ANIMAL_NAMES).toSorted()).toEqual(Object.keys(ANIMALS).toSorted());
});
