import { beforeEach, expect, test, vi } from 'vitest';
import { catalogue } from '$lib/catalogue.svelte';
import { tongue } from '$lib/language.svelte';
import type { GameInfo, Listed } from '$lib/protocol';
import GameTile from '../src/pages/GameTile.svelte';
import Home from '../src/pages/Home.svelte';
import Learn from '../src/pages/Learn.svelte';
import OpenTables from '../src/pages/OpenTables.svelte';
import DevicePage from '../src/pages/device/DevicePage.svelte';
import { aboutGame } from '../src/games';
import { draw } from './draw';
import { game } from './messages';

const BELOTE = game({
  name: 'belote',
  title: { fr: 'Belote', en: 'Belote' },
  line: { fr: 'Des plis.', en: 'Tricks.' },
  minutes: [20, 40],
  seats: [4],
  has_lesson: false,
  has_analysis: true,
});
const HERRLOF = game({ name: 'herrlof', title: { fr: 'Herrlof', en: 'Herrlof' }, seats: [2, 3], has_lesson: true });

/** A server with these games and nothing else. */
function serve(games: GameInfo[]): void {
  catalogue.games = games;
  vi.spyOn(catalogue, 'load').mockResolvedValue(games);
  const answer = (address: string): string => (address.endsWith('/puzzles/today') ? 'null' : '[]');
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(answer(address))));
}

const names = (box: ParentNode, wanted: string): (string | undefined)[] =>
  [...box.querySelectorAll(wanted)].map((one) => one.textContent.trim());

beforeEach(() => {
  tongue.current = 'fr';
  serve([BELOTE, HERRLOF]);
});

test('the home page lists what the server lists, in its order', () => {
  expect(names(draw(Home, {}), 'article h2')).toEqual(['Belote', 'Herrlof']);
});

test('until the server has answered there is no game', () => {
  serve([]);
  expect(names(draw(Home, {}), 'article')).toEqual([]);
});

test('a game says of itself what its pack says', () => {
  const box = draw(GameTile, { info: BELOTE });
  expect(box.textContent).toContain('Des plis.');
  expect(names(box, '.facts')).toEqual(['4 personnes · 20–40 min']);
  expect(names(draw(GameTile, { info: HERRLOF }), '.facts')).toEqual(['2 à 3 personnes · 15–30 min']);
});

test('only a game with a lesson can be learnt', () => {
  expect(draw(GameTile, { info: BELOTE }).querySelector('[href="/learn/belote"]')).toBeNull();
  expect(draw(GameTile, { info: HERRLOF }).querySelector('[href="/learn/herrlof"]')).not.toBeNull();
});

test('a game this page has no picture of has the general one', () => {
  expect(aboutGame('belote')).toBe(aboutGame('tarot'));
  expect(aboutGame('herrlof')).not.toBe(aboutGame('tarot'));
  expect(draw(GameTile, { info: BELOTE }).querySelector('.art svg')).not.toBeNull();
});

test('open tables have the titles of their games', () => {
  const open: Listed = {
    code: 'ABCD',
    game: 'belote',
    phase: 'lobby',
    seats: 4,
    taken: 1,
    names: ['Ada'],
    record: null,
  };
  expect(names(draw(OpenTables, { tables: [open, { ...open, code: 'EFGH', game: 'gone' }] }), 'b')).toEqual([
    'Belote',
    'gone',
  ]);
});

test('round one screen a game asks for as many names as it says', async () => {
  const alone = game({ ...BELOTE, one_device: { options: {}, has_bots: false } });
  serve([alone]);
  const box = draw(DevicePage, { game: 'belote' });
  await vi.waitFor(() => expect(box.querySelectorAll('ol input')).toHaveLength(4));
  expect(box.querySelector('h1')?.textContent).toBe('Belote sur un seul écran');
  expect(box.querySelector('select')).toBeNull();
});

test('a game nobody lists is nowhere, and so is a lesson there is not', async () => {
  const unknown = draw(DevicePage, { game: 'tarot' });
  const unlearnt = draw(Learn, { game: 'belote' });
  for (const box of [unknown, unlearnt])
    await vi.waitFor(() => expect(box.querySelector('a[href="/"]')).not.toBeNull());
});
