import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { tongue } from '$lib/language.svelte';
import { Attempt } from '../src/games/blitz/attempt.svelte';
import AnswerBox from '../src/games/blitz/AnswerBox.svelte';
import { cardName, symbolOf } from '../src/games/blitz/cards';
import { optionsOf, Themes } from '../src/games/blitz/themes.svelte';
import { draw, press as key } from './draw';

beforeEach(() => (tongue.current = 'fr'));

function box(extra: Partial<Parameters<typeof AnswerBox>[1]> = {}) {
  const sent: string[] = [];
  const flips: string[] = [];
  const page = draw(AnswerBox, {
    situation: 'c1,q1', delivery: undefined, isCooling: false, canGiveUp: false,
    press: (move: string) => void sent.push(move), ondraw: (side: string) => void flips.push(side), ...extra,
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
  const fetching = vi.fn(async () => new Response(JSON.stringify(texts)));
  vi.stubGlobal('fetch', fetching);
  const themes = new Themes();
  const { language, deck } = optionsOf('deck=2 language=fr remove_symbols=yes');
  themes.use(language!, deck!);
  await vi.waitFor(() => expect(themes.of('c1')).toBe('thème 0'));
  expect(fetching).toHaveBeenCalledWith('/api/themes/fr/2');
  expect(['q1', 'r1', 'm6'].map((card) => themes.of(card))).toEqual(['thème 7', 'thème 42', 'thème 53']);
});

test('the first letter begins, once; Enter answers and empties the box', () => {
  const { input, type, enter, sent } = box();
  type('vache');
  expect(sent).toEqual(['start']);
  enter();
  expect(sent).toEqual(['start', 'say vache']);
  expect(input.value).toBe('');
  type('p');
  expect(sent.at(-1)).toBe('start');
});

test('an emptied box begins anew, Escape drops the answer', () => {
  const { input, type, sent } = box();
  type('a');
  key(input, 'Escape');
  expect(sent).toEqual(['start', 'blank']);
  expect(input.value).toBe('');
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

test('the first letter starts, once; what is dropped or said begins anew', () => {
  const pressed: string[] = [];
  let isDelivering = false;
  const attempt = new Attempt((move) => pressed.push(move), () => isDelivering);
  attempt.word = 'z';
  attempt.typed();
  isDelivering = true;
  attempt.renew();
  attempt.word = 'zut';
  attempt.typed();
  expect(pressed).toEqual(['start']);
  attempt.answer(attempt.word);
  isDelivering = false;
  attempt.word = 'a';
  attempt.typed();
  attempt.drop();
  expect(pressed).toEqual(['start', 'say zut', 'start', 'blank']);
  expect(attempt.word).toBe('');
});
