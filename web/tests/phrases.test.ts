import { expect, test } from 'vitest';
import { Phrases, plain } from '$lib/phrases';
import type { HerrlofView } from '$lib/protocol';
import { told } from './messages';

const INFO = {
  sentences: {
    'played': { fr: '{seat} joue {card}.', en: '{seat} plays {card}.' },
    'drawn': { fr: '{seat} pioche une carte.', en: '{seat} draws a card.' },
    'drawn.seen': { fr: '{seat} pioche {card}.', en: '{seat} draws {card}.' },
    'swapped': { fr: '{seat} échange avec {target}.', en: '{seat} swaps with {target}.' },
    'swapped.yours': { fr: '{seat} échange avec vous.', en: '{seat} swaps with you.' },
    'dealt': { fr: 'Manche {round} : {dealer} distribue.', en: 'Round {round}: {dealer} deals.' },
    'touched': { fr: 'La carte de {victim}.', en: '{victim}’s card.' },
    'winners': { fr: '{winners} gagnent avec {cards}.', en: '{winners} win with {cards}.' },
    'counted': { fr: 'Il reste {cards|# carte|# cartes}.', en: '{cards|# card is|# cards are} left.' },
    'given': { fr: 'La tuile {tile} va à {god}.', en: 'The {tile} tile goes to {god}.' },
  },
  moves: {
    '': { fr: 'jouer {0}', en: 'play {0}' },
    'predict': { fr: 'annoncer {0}', en: 'predict {0}' },
    'steal': { fr: 'prendre un pli à {0}', en: 'take a trick from {0}' },
  },
  facts: {},
  endings: { 'HERR-END-1': { fr: '{target|# point atteint|# points atteints}.', en: '' } },
  names: { R: { fr: 'rouge', en: 'red' } },
  seat_words: ['dealer', 'target', 'victim', 'winners'],
};
const NAMES = ['Ada', 'Bo'];
const fr = new Phrases(INFO, 'fr', NAMES);
const text = (parts: ReturnType<Phrases['tell']>): string => plain(parts, (card) => `[${card}]`, NAMES);

test('an event becomes a sentence of words, cards and people', () => {
  expect(fr.tell(told('played', 1, { card: 'R7' }))).toEqual([{ seat: 1 }, ' joue ', { card: 'R7' }, '.']);
});

test('what befalls people is told at any table, by the names they had', () => {
  const left = told('table_left', 1, { who: 'R', newcomer: 'Pépin' });
  expect(text(fr.tell(left))).toBe('R quitte la table\u00a0: Pépin joue à sa place.');
  expect(text(fr.tell(told('table_back', 1, { who: 'Bo 2' })))).toBe('Bo 2 est de retour.');
});

test('who sees the secret part reads the seen wording', () => {
  expect(text(fr.tell(told('drawn', 0, { card: 'R7' })))).toBe('Ada pioche [R7].');
  expect(text(fr.tell(told('drawn', 0)))).toBe('Ada pioche une carte.');
});

test('what is done to the reader is said to be theirs', () => {
  const swapped = told('swapped', 1, { target: 0 });
  expect(text(new Phrases(INFO, 'fr', NAMES, undefined, 0).tell(swapped))).toBe('Bo échange avec vous.');
  expect(text(new Phrases(INFO, 'fr', NAMES, undefined, 1).tell(swapped))).toBe('Bo échange avec Ada.');
  expect(text(fr.tell(swapped))).toBe('Bo échange avec Ada.');
});

test('why a game is over is filled in from what lies on the table', () => {
  const view = { target: 50 } as HerrlofView;
  expect(text(fr.ending('HERR-END-1', view))).toBe('50 points atteints.');
  expect(fr.ending('HERR-Q19', view)).toEqual([]);
});

test('a seat among the values is a person, other numbers are numbers', () => {
  expect(text(fr.tell(told('dealt', null, { round: 2, dealer: 1 })))).toBe('Manche 2\u00a0: Bo distribue.');
});

test('words are named by the game’s folder, or by the server', () => {
  const named = new Phrases(INFO, 'en', NAMES, (key, value) =>
    key === 'god' && value === 'Loki' ? 'the trickster' : null,
  );
  expect(text(named.tell(told('given', null, { tile: 'R', god: 'Loki' })))).toBe('The red tile goes to the trickster.');
});

test('an event without a sentence says nothing', () => {
  expect(fr.tell(told('unheard'))).toEqual([]);
});

test('French elides before a name that begins with a vowel', () => {
  expect(text(fr.tell(told('touched', null, { victim: 0 })))).toBe('La carte d’Ada.');
  expect(text(fr.tell(told('touched', null, { victim: 1 })))).toBe('La carte de Bo.');
});

test('moves are said by their verb, or as a card', () => {
  expect(text(fr.move('predict 5'))).toBe('annoncer 5');
  expect(text(fr.move('steal P1'))).toBe('prendre un pli à Bo');
  expect(text(fr.move('R7'))).toBe('jouer [R7]');
});

test('lists end with “and”, as in the terminal', () => {
  const win = told('winners', null, { winners: [0, 1], cards: ['R7', 'G2', 'A'] });
  expect(text(fr.tell(win))).toBe('Ada et Bo gagnent avec [R7], [G2] et [A].');
  expect(text(new Phrases(INFO, 'en', NAMES).tell(win))).toBe('Ada and Bo win with [R7], [G2] and [A].');
});

test('counts choose their form, as in the terminal', () => {
  const en = new Phrases(INFO, 'en', NAMES);
  expect(text(fr.tell(told('counted', null, { cards: 0 })))).toBe('Il reste 0 carte.');
  expect(text(fr.tell(told('counted', null, { cards: 2 })))).toBe('Il reste 2 cartes.');
  expect(text(en.tell(told('counted', null, { cards: 0 })))).toBe('0 cards are left.');
  expect(text(en.tell(told('counted', null, { cards: 1 })))).toBe('1 card is left.');
});
