import { expect, test } from 'vitest';
import { openTable, people } from '$lib/people';
import type { Listed, Played } from '$lib/protocol';

const played = (when: number, names: string[], others: number[], places = names.map((_, i) => i + 1)): Played =>
  ({ record: `r${when}`, game: 'blot', names, others, when, places, seat: 0 }) as unknown as Played;

const listed = (names: string[], more: Partial<Listed> = {}): Listed =>
  ({ code: 'NKRNTV', game: 'blot', phase: 'lobby', seats: 3, taken: names.length, names, ...more }) as Listed;

test('people, not bots, the one played with last first, and each once with the last game', () => {
  const games = [
    played(1, ['Ada', 'Zoé'], [1]),
    played(3, ['Ada', 'Zoé', 'Castor'], [1]),
    played(2, ['Ada', 'Léa', 'Zoé'], [1, 2]),
  ];
  expect(people(games).map(({ name, last }) => [name, last.when])).toEqual([
    ['Zoé', 3],
    ['Léa', 2],
  ]);
});

test('a game that goes on, or against bots alone, brings nobody', () => {
  expect(people([played(1, ['Ada', 'Zoé'], [1], []), played(2, ['Ada', 'Castor'], [])])).toEqual([]);
});

test('a short list', () => {
  const games = Array.from({ length: 30 }, (_, i) => played(i, ['Ada', `Guest ${i}`], [1]));
  expect(people(games).map(({ name }) => name)).toEqual([29, 28, 27, 26, 25, 24, 23, 22].map((i) => `Guest ${i}`));
});

test('an open table is one of the public list, with room, where that very name waits', () => {
  const table = listed(['Zoé']);
  expect(openTable('Zoé', [listed(['Léa']), table])).toBe(table);
  expect(openTable('Zo', [table])).toBeUndefined();
  expect(openTable('Zoé', [listed(['Zoé'], { phase: 'playing' })])).toBeUndefined();
  expect(openTable('Zoé', [listed(['Zoé', 'Léa'], { seats: 2 })])).toBeUndefined();
});
