import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { tongue } from '$lib/language.svelte';
import type { BlitzAnswerView, BlitzView } from '$lib/protocol';
import Aftermath from '../src/games/blitz/Aftermath.svelte';
import { Attempt } from '../src/games/blitz/attempt.svelte';
import AnswerBox from '../src/games/blitz/AnswerBox.svelte';
import { cardName, situationOf, symbolOf } from '../src/games/blitz/cards';
import { optionsOf, Themes } from '../src/games/blitz/themes.svelte';
import Verdict from '../src/games/blitz/Verdict.svelte';
import { verdictOf } from '../src/games/blitz/verdicts';
import type { Speaker } from '../src/games/seam';
import { draw, press as key } from './draw';

beforeEach(() => (tongue.current = 'fr'));

function box(extra: Partial<Parameters<typeof AnswerBox>[1]> = {}) {
  const sent: string[] = [];
  const flips: string[] = [];
  const page = draw(AnswerBox, {
    situation: 'c1,q1',
    delivery: undefined,
    hasBegun: false,
    isFollowed: true,
    isCooling: false,
    canGiveUp: false,
    press: (move: string) => void sent.push(move),
    onarrow: (side: string) => void flips.push(side),
    ...extra,
  });
  const input = page.querySelector('input')!;
  const type = (text: string): void => {
    for (const letter of text) {
      input.value += letter;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
    }
  };
  const enter = (): void => {
    page.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    flushSync();
  };
  return { page, input, type, enter, sent, flips };
}

test('a card has a symbol, a Duel none', () => {
  expect(['c1', 'q7', 'r6', 'm1', 'D2'].map(symbolOf)).toEqual(['circle', 'square', 'diamond', 'moon', null]);
  expect(cardName('D2', 'fr')).toBe('carte Duel');
  expect(cardName('x3', 'en')).toBe('cross');
});

test('themes come in the order of the cards', async () => {
  const texts = Array.from({ length: 54 }, (_, i) => `thème ${i}`);
  const fetching = vi.fn(() => Promise.resolve(new Response(JSON.stringify(texts))));
  vi.stubGlobal('fetch', fetching);
  const themes = new Themes();
  const { language, deck } = optionsOf('deck=2 language=fr remove_symbols=yes');
  themes.use(language!, deck!);
  await vi.waitFor(() => expect(themes.of('c1')).toBe('thème 0'));
  expect(fetching).toHaveBeenCalledWith('/api/themes/fr/2');
  expect(['q1', 'r1', 'm6'].map((card) => themes.of(card))).toEqual(['thème 7', 'thème 42', 'thème 53']);
});

test('each change is told by its length alone; Enter answers and empties the box', () => {
  const { input, type, enter, sent } = box();
  type('vache');
  expect(sent).toEqual(['typing 1', 'typing 2', 'typing 3', 'typing 4', 'typing 5']);
  enter();
  expect(sent.slice(5)).toEqual(['typing 5', 'say vache']);
  expect(input.value).toBe('');
  type('p');
  expect(sent.at(-1)).toBe('typing 1');
});

test('Escape empties the box, which ends the start', () => {
  const { input, type, sent } = box();
  type('a');
  key(input, 'Escape');
  expect(sent).toEqual(['typing 1', 'typing 0']);
  expect(input.value).toBe('');
});

test('an answer that cannot end is not followed letter by letter', () => {
  const { type, enter, sent } = box({ hasBegun: true, isFollowed: false });
  type('vache');
  enter();
  expect(sent).toEqual(['say vache']);
});

test('while one cools down the box says so', () => {
  const { input } = box({ isCooling: true });
  expect(input.placeholder).toBe('Une seconde…');
});

test('arrows flip while the box is empty, not while a word is in it', () => {
  const { input, type, flips } = box();
  key(input, 'ArrowLeft');
  key(input, 'ArrowRight');
  type('a');
  key(input, 'ArrowLeft');
  expect(flips).toEqual(['left', 'right']);
});

test('an empty answer is not sent', () => {
  const { enter, sent } = box();
  enter();
  expect(sent).toEqual([]);
});

/** What is told while a text becomes the next one, as by selecting and typing over. */
function told(...texts: string[]): string[] {
  const sent: string[] = [];
  const attempt = new Attempt(
    (move) => sent.push(move),
    () => true,
  );
  for (const text of texts) {
    attempt.word = text;
    attempt.typed();
  }
  return sent;
}

test('another first letter is another answer, however it came there', () => {
  expect(told('lion', 't')).toEqual(['typing 4', 'typing 0', 'typing 1']);
  expect(told('le lion', 'le t')).toEqual(['typing 7', 'typing 3', 'typing 4']);
  expect(told('lion', '')).toEqual(['typing 4', 'typing 0']);
  expect(told('  lion')).toEqual(['typing 4']);
});

test('an accent put on the first letter leaves it the same', () => {
  expect(told('e', 'é', 'él')).toEqual(['typing 1', 'typing 1', 'typing 2']);
  expect(told('´', 'é')).toEqual(['typing 1', 'typing 1']);
  expect(told('L', 'l', 'li')).toEqual(['typing 1', 'typing 1', 'typing 2']);
});

test('a voice starts by itself and needs no letters', () => {
  const sent: string[] = [];
  const attempt = new Attempt(
    (move) => sent.push(move),
    () => true,
  );
  attempt.speak();
  attempt.heard('lion');
  attempt.drop();
  expect(sent).toEqual(['speak', 'say lion']);
});

const answer = (standing: string, verdict: string | null): BlitzAnswerView => ({
  seat: 0,
  word: 'rock',
  standing,
  verdict,
});

const asking = (asked: number) => ({
  duellists: [0, 1],
  themes: ['c2', 'c1'],
  tie_break: null,
  tie_break_pile: null,
  round: 0,
  tied: false,
  started: [0],
  level: false,
  spoken: [],
  cooling: [],
  gave_up: [],
  expired: false,
  answers: [answer('waiting', 'unknown')],
  judged: 0,
  asked,
  question: 'validity',
  disputed: false,
  voted: [false, false],
  votes: [null, null],
});

test('a text is for these cards, whether they are known to meet or not', () => {
  const [tops, duels] = [['c1', 'c2', null], ['D1']];
  const shown = { ...asking(0), round: 0 };
  expect(situationOf({ tops, duels, face_off: null })).toBe(situationOf({ tops, duels, face_off: shown }));
  expect(situationOf({ tops, duels, face_off: { ...shown, round: 1 } })).not.toBe(
    situationOf({ tops, duels, face_off: shown }),
  );
  expect(situationOf({ tops: ['c1', 't1', null], duels, face_off: null })).not.toBe(
    situationOf({ tops, duels, face_off: null }),
  );
});

test('every verdict has its words; what counts on trust is told apart', () => {
  for (const verdict of ['known', 'near', 'unknown', 'used', 'shown', 'outside', 'nonsense']) {
    expect(verdictOf(answer('refused', verdict))?.fr, verdict).toBeTruthy();
  }
  expect(verdictOf(answer('accepted', 'unknown'))?.en).toBe('not on the list, taken on trust');
  expect(verdictOf(answer('accepted', null))).toBeNull();
});

const say = {
  card: (text: string) => text,
  seat: (seat: number) => ['Ada', 'Hugo'][seat] ?? '',
  move: (text: string) => text,
} as unknown as Speaker;

test('after a face-off its verdicts stay, with words that would have won', () => {
  const page = draw(Aftermath, {
    after: {
      winner: 1,
      answers: [answer('refused', 'nonsense')],
      missed: [{ theme: 'c1', words: ['rock', 'jazz', 'soul'] }],
    },
    me: 0,
    say,
  });
  expect(page.querySelector('h2')?.textContent).toBe('Hugo gagne le face-à-face');
  expect(page.querySelector('li')?.textContent).toContain('ni un mot ni un nom');
  const missed = page.querySelector('.missed')?.textContent.replace(/\s+/g, ' ').trim();
  expect(missed).toMatch(/^Ces mots auraient gagné pour .+ : rock, jazz, soul$/);
});

test('whoever is asked whether a word fits has two buttons, the others are told who', () => {
  const sent: string[] = [];
  const given = (asked: number) => ({
    face: asking(asked),
    view: { step: 'ask', seats: 2 } as BlitzView,
    me: 0,
    moves: ['fits', 'unfit'],
    reactions: [],
    held: [],
    clocks: [],
    say,
    press: (move: string) => void sent.push(move),
  });
  const mine = draw(Verdict, given(0));
  expect(mine.querySelector('.question')?.textContent).toContain('n’est pas dans ma liste');
  mine.querySelectorAll('button').forEach((button) => button.click());
  expect(sent).toEqual(['fits', 'unfit']);
  const others = draw(Verdict, given(1));
  expect(others.querySelectorAll('button').length).toBe(0);
  expect(others.textContent).toContain('Hugo');
});
