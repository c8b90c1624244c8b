import { expect, test } from 'vitest';
import type { Played } from '$lib/protocol';
import { chosen, gamesOf } from '../src/pages/mine/choosing';

const game = (record: string, told: Partial<Played> = {}): Played => ({
  record,
  code: 'ABCDEF',
  game: 'blot',
  names: ['Ada', 'Zoé'],
  when: 1,
  seat: 0,
  others: [],
  scores: [],
  places: [],
  continued: false,
  awaited: false,
  closed: false,
  ...told,
});

const GAMES = [
  game('running'),
  game('closed', { closed: true }),
  game('won', { places: [1, 2] }),
  game('lost', { places: [1, 2], seat: 1 }),
  game('other', { game: 'bloops', places: [1, 2] }),
];

test.each([
  ['', 'anyState', ['running', 'closed', 'won', 'lost', 'other']],
  ['', 'running', ['running']],
  ['', 'finished', ['won', 'lost', 'other']],
  ['', 'won', ['won', 'other']],
  ['bloops', 'won', ['other']],
  ['bloops', 'running', []],
] as const)('of game “%s” those that are %s', (name, state, records) => {
  expect(chosen(GAMES, name, state).map((one) => one.record)).toEqual(records);
});

test('there is a choice of the games that were played', () => {
  expect(gamesOf(GAMES)).toEqual(['blot', 'bloops']);
});
