/** A language that is only a file of texts: every text of the page in brackets. What is drawn outside
 * of them was never handed to a translator. */

import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '$lib/catalogue.svelte';
import { listed, t, tongue } from '$lib/language.svelte';
import { languages, learn, type Texts } from '$lib/languages';
import type { GameInfo } from '$lib/protocol';
import { tableProps } from '$lib/staging';
import { client as herrlof } from '../src/games/herrlof';
import { client as plain } from '../src/games/plain';
import type { GameClient } from '../src/games/seam';
import About from '../src/pages/About.svelte';
import DevicePage from '../src/pages/device/DevicePage.svelte';
import Home from '../src/pages/Home.svelte';
import Join from '../src/pages/Join.svelte';
import MyGames from '../src/pages/MyGames.svelte';
import Nowhere from '../src/pages/Nowhere.svelte';
import Shelf from '../src/pages/Shelf.svelte';
import { draw } from './draw';
import { game, screen, told } from './messages';
import { TEXTS } from './texts';

const NAMES = ['Ada', 'Bruno'];
/** Names of people, games and runes, codes of languages, and units. */
const NO_WORDS = new Set([
  ...NAMES,
  'Herrlof',
  'FR',
  'EN',
  'XX',
  'Français',
  'English',
  'Xx',
  'Tablée',
  'A',
  'N',
  'QR',
]);
const NO_TEXT = 'script, style, input, [lang]:not([lang="xx"])';

const INFO = game({
  line: { fr: 'Des plis.', en: 'Tricks.' },
  sentences: { played: { fr: '{seat} joue {card}.', en: '{seat} plays {card}.' } },
  moves: { '': { fr: 'jouer {0}', en: 'play {0}' } },
  facts: { hand: { fr: '{seat} a {cards}.', en: '{seat} has {cards}.' } },
});
const SERVED = [INFO.line, ...[INFO.sentences, INFO.moves, INFO.facts].flatMap((texts) => Object.values(texts))];

const bracketed = (text: string): string => `⟦${text}⟧`;

beforeEach(() => {
  const english = [...TEXTS.map(([, both]) => both as Texts), ...SERVED].flatMap(({ en }) => (en ? [en] : []));
  learn('xx', Object.fromEntries(english.map((text) => [text, bracketed(text)])));
  tongue.current = 'xx';
  catalogue.games = [INFO];
  vi.spyOn(catalogue, 'load').mockResolvedValue([INFO]);
  const answer = (address: string): string => (address.endsWith('/puzzles/today') ? 'null' : '[]');
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(answer(address))));
});

afterEach(() => (tongue.current = 'fr'));

/** What is read or read aloud, piece by piece. */
function textsOf(box: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(NO_TEXT)) found.push(node.textContent ?? '');
  }
  for (const element of box.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (element.matches('.switch')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
  }
  return found;
}

/** Words that stand outside all brackets. */
function untranslated(box: Element): string[] {
  return textsOf(box).filter((text) => {
    let outside = text;
    while (/⟦[^⟦⟧]*⟧/.test(outside)) outside = outside.replace(/⟦[^⟦⟧]*⟧/g, '');
    return (outside.match(/\p{L}+/gu) ?? []).some((word) => !NO_WORDS.has(word) && !/^[A-Z]$/.test(word));
  });
}

test('what nobody has translated is found', () => {
  const box = document.createElement('p');
  box.innerHTML = `<b title="Left alone">${t('nav.home')}</b> never <i>${t('home.playersN', { n: 2 })}</i> Ada`;
  expect(untranslated(box)).toEqual([' never ', 'Left alone']);
});

test('another language is one among those to choose', () => {
  expect(languages().map(([code]) => code)).toEqual(['fr', 'en', 'xx']);
  expect(t('home.play')).toBe('⟦Play now⟧');
  expect(t('home.playersN', { n: 1 })).toBe('⟦1 player⟧');
  expect(listed(NAMES, 'de')).toBe('Ada und Bruno');
});

test.each([
  ['home', () => draw(Home, {})],
  ['join', () => draw(Join, {})],
  ['my games', () => draw(MyGames, {})],
  ['about', () => draw(About, {})],
  ['shelf', () => draw(Shelf, { of: 'rules' as const })],
  ['nowhere', () => draw(Nowhere, {})],
  ['device', () => draw(DevicePage, { game: 'herrlof' })],
])('%s: every sentence is translated', async (_, page) => {
  const box = page();
  await vi.waitFor(() => expect(box.textContent).toContain('⟦'));
  flushSync();
  expect(untranslated(box)).toEqual([]);
});

const tables: [string, GameClient][] = [
  ['herrlof', herrlof],
  ['plain', { ...plain, card: herrlof.card! }],
];

test.each(tables)('the table of %s: every sentence is translated', (_, client) => {
  const info: GameInfo = INFO;
  const shown = screen(5, { events: [told('played', 1, { card: 'R7' })] });
  const facts = [told('hand', 0, { cards: ['R7', 'G2'] })];
  const props = tableProps({ client, info, screen: shown, names: NAMES, lang: 'xx', press: () => undefined });
  const box = draw(client.Table, { ...props, facts });
  expect(box.textContent).toContain('⟦');
  expect(untranslated(box)).toEqual([]);
});
