/** Mistakes as questions, and decisions as they are listed. */

import { beforeEach, expect, test, vi } from 'vitest';
import { tongue } from '$lib/language.svelte';
import { speaker } from '$lib/speaker';
import type { GameInfo, Verdict } from '$lib/protocol';
import { client as plainTable } from '../src/games/plain';
import Decision from '../src/pages/analysis/Decision.svelte';
import Questions from '../src/pages/analysis/Questions.svelte';
import { button, click, draw } from './draw';

const INFO = {
  name: 'herrlof',
  names: {},
  seat_words: [],
  sentences: {},
  facts: { why_hit: { fr: 'Juste {hits} fois, contre {better}.', en: 'Right {hits} times, {better}.' } },
  moves: { '': { fr: 'jouer {0}', en: 'play {0}' } },
} as unknown as GameInfo;
const say = speaker(plainTable, INFO, ['Ada', 'Bo'], 'fr');

const verdict = (at: number, change: Partial<Verdict> = {}): Verdict => ({
  at,
  seat: 0,
  played: 'R7',
  best: 'G2',
  before: 0.61,
  after: 0.4,
  loss: 0.21,
  margin: 0.015,
  label: 'mistake',
  choices: 5,
  is_final: true,
  why: { kind: 'why_hit', seat: null, values: { hits: 20, better: 45 } },
  others: ['B3'],
  called: [],
  ...change,
});

beforeEach(() => (tongue.current = 'fr'));

function ask() {
  const onask = vi.fn();
  const ondone = vi.fn();
  const mistakes = [verdict(4), verdict(9)];
  return { onask, ondone, box: draw(Questions, { mistakes, speakerOf: () => say, onask, ondone }) };
}

const told = (box: HTMLElement): string => box.querySelector('[role=status]')!.textContent.trim();

test('a mistake is asked about, with what might be played, and nothing is told before', () => {
  const { box, onask } = ask();
  expect(onask).toHaveBeenCalledWith(expect.objectContaining({ at: 4 }));
  expect([...box.querySelectorAll('.choices button')].map((one) => one.textContent)).toHaveLength(3);
  expect(told(box)).toBe('');
});

test('who finds the best move is told so, and why', () => {
  const { box } = ask();
  click(button(box, say.move('G2')));
  expect(told(box)).toContain('Oui, c’est le mieux.');
  expect(told(box)).toContain('Juste 20 fois, contre 45.');
});

test('what was played is told with what it cost, anything else with what was best', () => {
  const first = ask();
  click(button(first.box, say.move('R7')));
  expect(told(first.box)).toMatch(/21\s%/);
  expect(told(first.box)).toContain(say.move('G2'));
  const second = ask();
  click(button(second.box, say.move('B3')));
  expect(told(second.box)).not.toContain('21');
  expect(told(second.box)).toContain(say.move('G2'));
});

test('one follows the other until all are answered', () => {
  const { box, onask, ondone } = ask();
  click(button(box, say.move('G2')));
  click(button(box, 'Suivante'));
  expect(onask).toHaveBeenLastCalledWith(expect.objectContaining({ at: 9 }));
  click(button(box, say.move('G2')));
  click(button(box, 'Terminer'));
  expect(ondone).toHaveBeenCalledOnce();
});

function listed(change: Partial<Verdict>): string {
  const box = draw(Decision, { verdict: verdict(4, change), say, onlook: vi.fn(), onplay: vi.fn() });
  return box.textContent;
}

test('a decision says how sure it is', () => {
  expect(listed({})).not.toContain('(');
  expect(listed({ is_final: false })).toContain('(aperçu)');
  expect(listed({ margin: 0.034 })).toMatch(/\(à 3\s% près\)/);
});

test('nothing is called better than the best', () => {
  expect(listed({})).toContain('Mieux');
  expect(listed({ played: 'G2', label: 'precise', loss: 0 })).not.toContain('Mieux');
});
