/** An analysis on its way: piece by piece, for as long as it is wanted. */

import { expect, it } from 'vitest';
import { Analysing, choicesOf } from '../src/lib/replay/analysing.svelte';
import type { Analysed, Verdict } from '../src/lib/protocol';
import { signed } from '../src/pages/analysis/percents';

const verdict = (at: number, change: Partial<Verdict> = {}): Verdict => ({
  at,
  seat: 0,
  played: 'B:R1',
  best: 'B:G5',
  before: 0.6,
  after: 0.4,
  loss: 0.2,
  margin: 0.01,
  label: 'mistake',
  choices: 5,
  is_final: true,
  why: null,
  others: ['B:Y6', 'B:R1'],
  called: [],
  ...change,
});

const piece = (seat: number, done: number, verdicts: Verdict[] = []): Analysed => ({
  analysis: {
    game: 'blot',
    seat,
    decisions: 3,
    verdicts,
    curve: [],
    turning: [],
    balance: null,
    reckoning: 1,
    is_final: done === 3,
  },
  done,
  seconds: 3 - done,
});

it('asks until all is sure', async () => {
  let done = 0;
  const work = new Analysing((seat) => Promise.resolve(piece(seat, (done += 1))));
  await work.start(1);
  expect([done, work.made?.done, work.isBusy]).toEqual([3, 3, false]);
  await work.start(1);
  expect(done).toBe(3);
});

it('asks no more once it is left', async () => {
  let asked = 0;
  const work: Analysing = new Analysing((seat) => {
    asked += 1;
    if (asked === 2) work.stop();
    return Promise.resolve(piece(seat, 1));
  });
  await work.start(0);
  expect([asked, work.isBusy]).toEqual([2, false]);
});

it('leaves one seat for another', async () => {
  const waiting: (() => void)[] = [];
  const work = new Analysing((seat) => new Promise((resolve) => waiting.push(() => resolve(piece(seat, 3)))));
  const first = work.start(0);
  const second = work.start(1);
  for (const answer of waiting) answer();
  await Promise.all([first, second]);
  expect([work.seat, work.made?.analysis.seat]).toEqual([1, 1]);
});

it('says what went wrong', async () => {
  const work = new Analysing(() => Promise.reject(new Error('away')));
  await work.start(0);
  expect([work.trouble?.code, work.isBusy]).toEqual(['internal', false]);
});

it('asks about what is sure and was costly', async () => {
  const found = [
    verdict(1, { label: 'good' }),
    verdict(2),
    verdict(3, { is_final: false }),
    verdict(4, { label: 'doubtful' }),
  ];
  const work = new Analysing((seat) => Promise.resolve(piece(seat, 3, found)));
  await work.start(0);
  expect(work.mistakes.map((one) => one.at)).toEqual([2, 4]);
});

it('offers each move once, in an order that tells nothing', () => {
  expect(choicesOf(verdict(1))).toEqual(['B:G5', 'B:R1', 'B:Y6']);
});

it('says what was won and lost with its sign', () => {
  expect([signed(0.124), signed(-0.126), signed(0)]).toEqual(['+12', '−13', '+0']);
});
