import { beforeEach, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import { tongue } from '$lib/language.svelte';
import type { Screen, Told } from '$lib/protocol';
import { tableProps } from '$lib/staging';
import { loadClient, loadPlainClient } from '../src/games';
import { client } from '../src/games/plain';
import { choicesOf } from '../src/games/plain/choices';
import { grouped } from '../src/games/plain/grouping';
import type { TableProps } from '../src/games/seam';
import { button, click, draw } from './draw';
import { game, screen, told, view } from './messages';

const INFO = game({
  name: 'any',
  facts: {
    draw_now: { fr: 'À vous de piocher.', en: 'Your turn to draw.' },
    own_cards: { fr: 'Vous avez {n|# carte|# cartes} devant vous.', en: 'You have {n|# card|# cards} before you.' },
    cards: { fr: '{seat} a {n|# carte|# cartes}.', en: '{seat} has {n|# card|# cards}.' },
    discard: { fr: 'Sur la défausse : {card}.', en: 'On top of the discard: {card}.' },
    score: { fr: '{seat} a {n|# point|# points}.', en: '{seat} has {n|# point|# points}.' },
    own_card: { fr: 'votre carte en place {place}', en: 'your card in place {place}' },
    card: { fr: 'la carte de {seat} en place {place}', en: '{seat}’s card in place {place}' },
  },
  moves: {
    look: { fr: 'regarder {0}', en: 'look at {0}' },
    swap: { fr: 'échanger {0} contre {1}', en: 'swap {0} for {1}' },
  },
  names: { Q7: { fr: 'sept de carreau', en: 'seven of diamonds' } },
  sentences: { drawn: { fr: '{seat} pioche.', en: '{seat} draws.' } },
});
const FACTS: Told[] = [
  told('draw_now', 0),
  told('own_cards', 0, { n: 4 }),
  told('discard', null, { card: 'Q7' }),
  told('cards', 1, { n: 1 }),
  told('score', 0, { n: 3 }),
  told('score', 1, { n: 1 }),
  told('own_card', 0, { stands_for: 'b12', place: 2 }),
  told('card', 1, { stands_for: 'b3', place: 1 }),
];
const NAMES = ['Ada', 'Éva'];

function table(
  change: Partial<Screen> = {},
  more: Partial<TableProps> = {},
): { box: HTMLElement; press: ReturnType<typeof vi.fn> } {
  const press = vi.fn();
  const shown = screen(4, { view: view({ hands: [null, null] }), moves: [], ...change });
  const props = {
    ...tableProps({ client, info: INFO, screen: shown, names: NAMES, lang: tongue.current, press, facts: FACTS }),
    ...more,
  };
  return { box: draw(client.Table, props as never), press };
}

/** What stands under a heading. */
function under(box: HTMLElement, heading: string): string[] {
  const found = [...box.querySelectorAll('section')].find((one) => one.querySelector('h2')?.textContent === heading);
  return [...(found?.querySelectorAll('li') ?? [])]
    .filter((one) => !one.querySelector('li'))
    .map((one) => one.textContent.trim());
}
const buttons = (box: HTMLElement): string[] =>
  [...box.querySelectorAll('button')].map((one) => one.textContent.trim());

beforeEach(() => (tongue.current = 'fr'));

test('facts stand in the order of asking: now, oneself, the table, the others, the score', () => {
  const { box } = table();
  expect([...box.querySelectorAll('h2')].map((one) => one.textContent)).toEqual([
    'Maintenant',
    'Vous',
    'La table',
    'Les autres',
    'Les points',
  ]);
  expect(under(box, 'Maintenant')).toEqual(['À vous de piocher.']);
  expect(under(box, 'Vous')).toEqual(['Vous avez 4 cartes devant vous.']);
  expect(under(box, 'La table')).toEqual(['Sur la défausse\u00a0: sept de carreau.']);
  expect(under(box, 'Les autres')).toEqual(['Éva a 1 carte.']);
  expect(under(box, 'Les points')).toEqual(['Ada a 3 points.', 'Éva a 1 point.']);
});

test('in English too', () => {
  tongue.current = 'en';
  const { box } = table({ moves: ['look b12'] });
  expect(under(box, 'The table')).toEqual(['On top of the discard: seven of diamonds.']);
  expect(buttons(box)).toEqual(['look at your card in place 2']);
});

test('choices are told apart by where their cards lie', () => {
  const { box, press } = table({ moves: ['look b12', 'look b3'] });
  expect(buttons(box)).toEqual(['regarder votre carte en place 2', 'regarder la carte d’Éva en place 1']);
  click(button(box, 'regarder la carte d’Éva en place 1'));
  expect(press).toHaveBeenCalledWith('look b3');
});

test('where one verb has very many choices, its first word comes first', async () => {
  const pairs = [1, 2, 3, 4].flatMap((own) => [5, 6, 7, 8].map((other) => `swap b${own} b${other}`));
  expect(choicesOf(['look b1', ...pairs], new Set(['look', 'swap'])).map(({ text }) => text)).toEqual([
    'look b1',
    'swap b1 …',
    'swap b2 …',
    'swap b3 …',
    'swap b4 …',
  ]);
  const { box, press } = table({ moves: pairs.map((move) => move.replace('b2 ', 'b12 ').replace('b5', 'b3')) });
  click(button(box, 'échanger votre carte en place 2 contre …'));
  await vi.waitFor(() =>
    expect(document.activeElement?.textContent.trim()).toBe(
      'échanger votre carte en place 2 contre la carte d’Éva en place 1',
    ),
  );
  expect(buttons(box)).toHaveLength(5);
  click(button(box, 'Choisir autre chose'));
  expect(buttons(box)).toHaveLength(4);
  click(button(box, 'échanger votre carte en place 2 contre …'));
  click(button(box, 'échanger votre carte en place 2 contre la carte d’Éva en place 1'));
  expect(press).toHaveBeenCalledWith('swap b12 b3');
});

test('cards of two parts are chosen in two steps as well', () => {
  const cards = ['R', 'G'].flatMap((tile) => [1, 2, 3, 4, 5, 6, 7].map((value) => `${tile}:B${value}`));
  expect(choicesOf(cards, new Set()).map(({ text }) => text)).toEqual(['R:…', 'G:…']);
});

test('an answer that is held is said, and marked among the choices', () => {
  const { box } = table({ moves: ['look b12', 'look b3'], held: ['look b12'] });
  expect(box.textContent).toContain('Votre réponse est notée et reste secrète\u00a0: regarder votre carte en place 2.');
  expect([...box.querySelectorAll('button')].map((one) => one.ariaPressed ?? one.getAttribute('aria-pressed'))).toEqual(
    ['true', 'false'],
  );
});

test('clocks are said, whosever they are', () => {
  const clock = { key: 'a', seconds: 20, left: 12, sealed: false, thinking: true, unseen: false, ends: null };
  const { box } = table(
    {},
    {
      clocks: [
        { ...clock, seat: 0 },
        { ...clock, key: 'b', seat: 1, left: 1 },
        { ...clock, key: 'c', seat: null },
      ],
    },
  );
  expect([...box.querySelectorAll('[role=timer]')].map((one) => one.textContent)).toEqual([
    'Il vous reste 12 secondes.',
    'Il reste 1 seconde à Éva.',
    'Il reste 12 secondes.',
  ]);
});

test('a game that takes words has a box for them', () => {
  const info = game({ ...INFO, moves: { ...INFO.moves, say: { fr: 'répondre', en: 'answer' } } });
  const { box, press } = table({}, { info });
  const input = box.querySelector('input')!;
  input.value = ' une pomme ';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  click(button(box, 'Répondre'));
  expect(press).toHaveBeenCalledWith('say une pomme');
  expect(table().box.querySelector('input')).toBeNull();
  expect(table({}, { info, isReplay: true }).box.querySelector('input')).toBeNull();
});

test('without facts it is said whose turn it is, and one’s hand', () => {
  const shown = { view: view({ hands: [['Q7', 'Q8'], null] }), to_act: [1] };
  const { box } = table(shown, { facts: [] });
  expect(box.textContent).toContain('On attend Éva.');
  expect(box.textContent).toContain('Votre main\u00a0: sept de carreau et Q8.');
  expect(table({ to_act: [0] }, { facts: [] }).box.textContent).toContain('C’est à vous.');
});

test('nothing of the engine is shown: no field, no kind, no fact without a sentence', () => {
  const { box } = table(
    { events: [told('drawn', 1), told('unknown_kind', 1)] },
    { facts: [...FACTS, told('own_secret', 0), told('next_thing')] },
  );
  expect(under(box, 'Ce qui vient de se passer')).toEqual(['Éva pioche.']);
  expect(box.textContent).not.toMatch(/\w_\w|\bb\d|undefined|null/);
});

test('a fact of the middle belongs to the table, whoever played it', () => {
  const groups = grouped(
    [told('plays', 1), told('trick_led', 1), told('own_score', 0), told('discard_now', 0), told('hand', 1)],
    0,
  );
  expect(groups.now.map(({ kind }) => kind)).toEqual(['plays', 'discard_now']);
  expect(groups.table.map(({ kind }) => kind)).toEqual(['trick_led']);
  expect(groups.score.map(({ kind }) => kind)).toEqual(['own_score']);
  expect(groups.others.get(1)?.map(({ kind }) => kind)).toEqual(['hand']);
});

test('any game has the general table, with its own words where the page has them', async () => {
  expect(await loadClient('tarot')).toBe(client);
  const [herrlof, plain] = await Promise.all([loadClient('herrlof'), loadPlainClient('herrlof')]);
  expect(plain.Table).toBe(client.Table);
  expect(plain.wantsFacts).toBe(true);
  expect(plain.card).toBe(herrlof.card);
  expect(herrlof.wantsFacts).toBeUndefined();
});
