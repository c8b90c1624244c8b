import { beforeEach, expect, test } from 'vitest';
import { createRawSnippet } from 'svelte';
import { tongue } from '$lib/language.svelte';
import ChipFrame from '../src/kit/ChipFrame.svelte';
import { colouredName, colourOf, numberOf } from '../src/kit/colours';
import { clockOf, clockwise, othersOf, standing } from '../src/kit/seats';
import type { RunningClock, SeatInfo } from '../src/games/seam';
import { draw } from './draw';

beforeEach(() => (tongue.current = 'fr'));

const seat = (number: number, change: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  name: `P${number}`,
  kind: 'person',
  level: '',
  face: '',
  isMe: number === 1,
  isConnected: true,
  isSubstituted: false,
  isAwaited: false,
  mayReact: false,
  turnsAway: (number + 2) % 3,
  ...change,
});

test('a table is read clockwise from the reader', () => {
  const seats = [seat(0), seat(1), seat(2)];
  expect(clockwise(seats).map((one) => one.seat)).toEqual([1, 2, 0]);
  expect(othersOf(seats).map((one) => one.seat)).toEqual([2, 0]);
});

test('a clock is its seat’s; a table’s own is nobody’s', () => {
  const clock = (key: string, whose: number | null): RunningClock => ({
    key,
    seat: whose,
    seconds: 9,
    left: 9,
    sealed: false,
    thinking: true,
    unseen: false,
    ends: null,
  });
  const clocks = [clock('table', null), clock('one', 1)];
  expect(clockOf(clocks, 1)?.key).toBe('one');
  expect(clockOf(clocks, 0)).toBeUndefined();
  expect(clockOf(clocks, null)).toBeUndefined();
});

test('how somebody sits there is said in a word, or not at all', () => {
  expect(standing(seat(0))).toBe('');
  expect(standing(seat(0, { isConnected: false }))).toBe('hors ligne');
  expect(standing(seat(0, { isConnected: false, isSubstituted: true }))).toBe('un robot joue à sa place');
  expect(standing(seat(0, { kind: 'bot', level: 'expert' }))).toBe('expert');
  expect(standing(seat(0, { kind: 'bot', level: 'wizard' }))).toBe('wizard');
  expect(standing(seat(0, { kind: 'bot' }))).toBe('robot');
});

test('a coloured card has its name in both languages', () => {
  expect([colourOf('G10'), numberOf('G10')]).toEqual(['G', 10]);
  expect(colouredName('G10', 'fr')).toBe('10 vert');
  expect(colouredName('G10', 'en')).toBe('green 10');
});

test('a chip is read by its name alone', () => {
  const children = createRawSnippet(() => ({ render: () => '<i>7</i>' }));
  const box = draw(ChipFrame, { label: '7 rouge', ink: '#000000', paper: '#ffffff', children } as never);
  const [label, drawing] = [...box.querySelectorAll('.chip > span')];
  expect(label?.textContent).toBe('7 rouge');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
});
