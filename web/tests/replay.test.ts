import { beforeEach, expect, test, vi } from 'vitest';
import { checksOf, isGood } from '../src/pages/replay/checks';
import { seedOf } from '$lib/live/shuffle';
import type { Audit, MomentInfo, Replay, Told, View } from '$lib/protocol';
import { chaptersOf, placesOf } from '$lib/replay/marks';
import { ReplayPlayer, type Timers } from '$lib/replay/player.svelte';
import { Source } from '$lib/replay/source';

const told = (kind: string): Told => ({ kind, seat: 0, values: {} });
const moment = (number: number, ...kinds: string[]): MomentInfo => ({
  mover: 0,
  move: `m${number}`,
  time: number,
  events: kinds.map(told),
  view: { round: number } as unknown as View,
  to_act: [0],
  may_react: [],
  facts: [told(`fact_${number}`)],
  remark: '',
  result: null,
});
const MOMENTS = [moment(0), moment(1, 'played'), moment(2, 'won'), moment(2), moment(4, 'round'), moment(5, 'won')];

function source(): Source {
  const made = Source.ofRecord('x');
  vi.spyOn(made, 'replay').mockImplementation((eyes) =>
    Promise.resolve({
      game: 'herrlof',
      options: '',
      names: ['Ada', 'Bo'],
      seat: eyes === 'open' ? null : eyes,
      moments: MOMENTS,
      problem: '',
      continues: '',
    } satisfies Replay),
  );
  return made;
}

/** Timers that run when told to. */
function hand(): Timers & { run(): number } {
  let waiting: (() => void) | null = null;
  let after = 0;
  return {
    later: (run, ms) => {
      waiting = run;
      after = ms;
      return 1;
    },
    cancel: () => void (waiting = null),
    run: () => {
      const now = waiting;
      waiting = null;
      now?.();
      return after;
    },
  };
}

const opened = (at = 0, timers: Timers = hand()): Promise<ReplayPlayer> =>
  ReplayPlayer.open(source(), { seat: 1, isOpen: false, at }, timers);

beforeEach(() => localStorage.clear());

test('a link leads to its moment, and not beyond the game', async () => {
  expect((await opened(3)).at).toBe(3);
  expect((await opened(99)).at).toBe(5);
});

test('a moment tells what happened in it, come to by a step or by a jump, through any eyes', async () => {
  const player = await opened();
  const kinds = (): string[] => player.screen.events.map((one) => one.kind);
  player.go(1);
  expect([kinds(), player.jumps, player.hasStepped]).toEqual([['played'], 0, true]);
  player.go(4);
  expect([kinds(), player.jumps, player.hasStepped]).toEqual([['round'], 1, false]);
  await player.look(0, true);
  expect([kinds(), player.hasStepped]).toEqual([['round'], false]);
});

test('a moment’s facts come with it', async () => {
  const player = await opened(1);
  expect(player.facts.map(({ kind }) => kind)).toEqual(['fact_1']);
  player.go(4);
  expect(player.facts.map(({ kind }) => kind)).toEqual(['fact_4']);
});

test('steps pass over moments in which nothing is to be seen', async () => {
  const player = await opened(2);
  player.step(1);
  expect(player.at).toBe(4);
  player.step(-1);
  expect(player.at).toBe(2);
});

test('it plays to the end by itself, faster when asked', async () => {
  const timers = hand();
  const player = await opened(0, timers);
  player.play();
  player.choose('slow');
  const slow = timers.run();
  player.choose('fast');
  const fast = timers.run();
  expect(slow).toBeGreaterThan(2 * fast);
  for (let i = 0; i < 9; i++) timers.run();
  expect([player.at, player.isPlaying]).toEqual([5, false]);
});

test('another seat keeps the moment', async () => {
  const player = await opened(4);
  await player.look(0, true);
  expect([player.at, player.seat, player.isOpen, player.screen.seat]).toEqual([4, 0, true, 0]);
});

test('rounds hold their tricks', () => {
  const chapters = chaptersOf(MOMENTS, { rounds: ['round'], points: ['won'] });
  expect(chapters.map((one) => [one.at, one.points.map((point) => point.at)])).toEqual([
    [0, [2]],
    [4, [5]],
  ]);
  expect(placesOf(chapters)).toEqual([0, 2, 4, 5]);
});

// Computed by src/tablee/core/shuffle.py.
const AUDIT: Audit = {
  promised: true,
  commitment: '6240e8bc20998ebc29e7bb5febc81c65277103b59e65f0fe586d44838297e73a',
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  given: ['00000000', '01010101'],
  seed: '',
  luck: [{ line: 0, draws: 9 }],
  moves: 5,
  lines: 5,
  start: false,
  over: true,
  problem: '',
};

test('a seed is made as the server makes it', () => {
  expect(seedOf(AUDIT.secret, AUDIT.given)).toBe('425f75d4336c9b89053f109826526f357aad514ed04571316d3fba35a6125fce');
});

test('green needs the audit and every check of this browser', () => {
  const good = { ...AUDIT, seed: seedOf(AUDIT.secret, AUDIT.given) };
  const verdict = (audit: Audit): boolean => isGood(audit, checksOf(audit, ['Ada', 'Bo']));
  expect(verdict(good)).toBe(true);
  expect(verdict({ ...good, problem: 'move 3' })).toBe(false);
  expect(verdict({ ...good, commitment: '00' })).toBe(false);
  expect(verdict({ ...good, seed: '00' })).toBe(false);
  expect(verdict({ ...good, moves: 4 })).toBe(false);
  localStorage.setItem(`tablee.bytes.${good.commitment}`, 'ff');
  expect(verdict(good)).toBe(false);
  localStorage.setItem(`tablee.bytes.${good.commitment}`, '01010101');
  expect(verdict(good)).toBe(true);
});
