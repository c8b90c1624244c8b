import { beforeEach, expect, test, vi } from 'vitest';
import { api, Trouble } from '$lib/api';
import type { Kept, PadSheet } from '$lib/protocol';
import { Evening } from '../src/pages/pad/evening.svelte';

const NUMBER = { name: 'n', kind: 'number', label: {}, each: true } as unknown as Kept['questions'][number];

/** A server that adds up what each has, refuses more than 9, and ends a game at 10. */
function kept({ rounds = [] }: PadSheet): Kept {
  const told: Kept = { columns: [[0], [1]], rounds: [], questions: [NUMBER], wrong: [], ended: null };
  let totals = [0, 0];
  for (const round of rounds) {
    const points = (round['n'] ?? []).map(Number);
    if (points.some((one) => one > 9)) {
      return { ...told, wrong: [{ question: 'n', column: null, text: { fr: 'trop' }, values: {} }] };
    }
    totals = totals.map((total, column) => total + points[column]!);
    told.rounds.push({ lines: [], points, totals });
  }
  if (Math.max(...totals) >= 10) {
    const places = totals.map((total) => (total === Math.max(...totals) ? 1 : 2));
    return { ...told, questions: [], ended: { places, rule: 'R' } };
  }
  return told;
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, 'pad').mockImplementation((_, sheet) => Promise.resolve(kept(sheet)));
});

async function begun(): Promise<Evening> {
  const evening = new Evening('herrlof');
  await evening.begin(['Ada', 'Léo'], { target: '10' });
  return evening;
}

async function enter(evening: Evening, ...numbers: string[]): Promise<void> {
  evening.draft = { n: numbers };
  await evening.submit();
}

test('a round that cannot be is told, and stays to be put right', async () => {
  const evening = await begun();
  await enter(evening, '12', '1');
  expect(evening.wrong).toHaveLength(1);
  expect(evening.rounds).toEqual([]);
  expect(evening.draft).toEqual({ n: ['12', '1'] });
  await enter(evening, '2', '1');
  expect(evening.wrong).toEqual([]);
  expect(evening.told?.rounds[0]?.totals).toEqual([2, 1]);
  expect(evening.draft).toEqual({});
});

test('what was entered is there after a reload, the round under way too', async () => {
  const evening = await begun();
  await enter(evening, '2', '1');
  evening.draft = { n: ['5', ''] };
  evening.save();
  const again = new Evening('herrlof');
  expect([again.names, again.options, again.rounds]).toEqual([['Ada', 'Léo'], { target: '10' }, [{ n: ['2', '1'] }]]);
  expect(again.draft).toEqual({ n: ['5', ''] });
  await again.open();
  expect(again.told?.rounds).toHaveLength(1);
  expect(again.at).toBe(1);
  expect(new Evening('blot').isOpen).toBe(false);
});

test('a round is corrected, left as it was, or taken away', async () => {
  const evening = await begun();
  await enter(evening, '2', '1');
  await enter(evening, '3', '3');
  await evening.edit(0);
  expect([evening.at, evening.draft]).toEqual([0, { n: ['2', '1'] }]);
  await enter(evening, '4', '1');
  expect(evening.told?.rounds.at(-1)?.totals).toEqual([7, 4]);
  expect(evening.editing).toBeNull();
  await evening.edit(1);
  evening.cancel();
  expect([evening.at, evening.draft]).toEqual([2, {}]);
  await evening.remove(0);
  expect(evening.told?.rounds.at(-1)?.totals).toEqual([3, 3]);
});

test('a game that ends joins those of the evening, and the same people play on', async () => {
  const evening = await begun();
  await enter(evening, '9', '1');
  await enter(evening, '4', '2');
  expect(evening.told?.ended?.places).toEqual([1, 2]);
  await evening.again();
  expect(evening.past).toEqual([{ names: ['Ada', 'Léo'], totals: [13, 3], places: [1, 2] }]);
  expect([evening.names, evening.rounds]).toEqual([['Ada', 'Léo'], []]);
  evening.leave();
  expect(new Evening('herrlof').past).toHaveLength(1);
  expect(evening.isOpen).toBe(false);
});

test('a server that does not answer loses nothing', async () => {
  const evening = await begun();
  vi.mocked(api.pad).mockRejectedValueOnce(new Trouble('offline', '', 0));
  await enter(evening, '2', '1');
  expect(evening.isAway).toBe(true);
  expect(evening.draft).toEqual({ n: ['2', '1'] });
  await evening.submit();
  expect(evening.isAway).toBe(false);
  expect(evening.rounds).toHaveLength(1);
});
