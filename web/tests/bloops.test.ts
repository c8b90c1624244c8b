import { beforeEach, expect, test, vi } from 'vitest';
import { Flight } from '$lib/flight';
import { tongue } from '$lib/language.svelte';
import { speaker } from '$lib/speaker';
import type { BloopsView, GameInfo } from '$lib/protocol';
import { client } from '../src/games/bloops';
import { arrangeText, canArrange, exchanged, neighbour, placeAt, spotOf } from '../src/games/bloops/arrange';
import { artOf, cardName } from '../src/games/bloops/cards';
import { isTorn, swapMove, touchOther, touchOwn } from '../src/games/bloops/choices';
import { asideBacks, countOf } from '../src/games/bloops/count';
import { followKeys, keyOf, NO_KEYS } from '../src/games/bloops/keys';
import { cardLabel, NO_MARKS } from '../src/games/bloops/labels';
import Own from '../src/games/bloops/Own.svelte';
import { openSights, ownSights } from '../src/games/bloops/sights';
import { click, draw, press } from './draw';
import { told } from './messages';

beforeEach(() => (tongue.current = 'fr'));

test('cards have names and pictures', () => {
  expect(cardName('7', 'fr')).toBe('7');
  expect(cardName('11*', 'fr')).toBe('11 étoilé');
  expect(['0', '6', '8', '9', '11*', '20'].map(artOf)).toEqual(['bubbles', 'gift', 'eye', 'swap', 'star', 'shark']);
});

test('further cards lie in pairs beside the two rows of three', () => {
  expect([0, 4, 6, 7, 8].map(spotOf)).toEqual([
    { row: 0, column: 0 },
    { row: 1, column: 1 },
    { row: 0, column: 3 },
    { row: 1, column: 3 },
    { row: 0, column: 4 },
  ]);
  for (let place = 0; place < 12; place++) expect(placeAt(spotOf(place))).toBe(place);
});

test('arrows lead over gaps, and nowhere at the edge', () => {
  expect(neighbour(0, 'ArrowDown', 6)).toBe(3);
  expect(neighbour(2, 'ArrowRight', 8)).toBe(6);
  expect(neighbour(0, 'ArrowRight', 6, (place) => place !== 1)).toBe(2);
  expect(neighbour(0, 'ArrowLeft', 6)).toBe(0);
});

test('two places change their contents; empty ones at the end are left out', () => {
  expect(arrangeText(exchanged([3, null, 1], 0, 1))).toBe('arrange - b3 b1');
  expect(arrangeText(exchanged([3, 4], 1, 5))).toBe('arrange b3 - - - - b4');
  expect(arrangeText(exchanged([3, null, 4], 2, 1))).toBe('arrange b3 b4');
});

test('cards are arranged once one’s own look is over', () => {
  const cards = [[{ back: 0, face: null }], [{ back: 1, face: null }], []];
  const look = { step: 'look', ready: [true, false, true], cards };
  expect([0, 1, 2].map((seat) => canArrange(look, seat))).toEqual([true, false, false]);
  const ready = [true, true, true];
  expect(canArrange({ step: 'window', ready, cards }, 1)).toBe(true);
  expect(canArrange({ step: 'over', ready, cards }, 1)).toBe(false);
});

const given = (moves: string[], reactions: string[], isThrowing = false) => ({ moves, reactions, isThrowing });

test('touching an own card keeps, looks, picks or throws', () => {
  expect(touchOwn(3, given(['discard', 'keep b3'], []))).toMatchObject({ move: 'keep b3' });
  expect(touchOwn(3, given(['look b3'], ['throw b3']))).toMatchObject({ move: 'look b3' });
  expect(touchOwn(3, given(['look b3'], ['throw b3'], true))).toMatchObject({ move: 'throw b3' });
  expect(touchOwn(3, given(['swap b3 b40'], []))).toEqual({ does: 'pick', verb: 'swap' });
  expect(touchOwn(3, given([], ['throw b3']))).toMatchObject({ move: 'throw b3' });
  expect(touchOwn(3, given([], []))).toEqual({ does: 'nothing' });
});

test('touching another’s card looks or picks', () => {
  expect(touchOther(40, given(['look b40'], []))).toMatchObject({ move: 'look b40' });
  expect(touchOther(40, given(['swap b3 b40'], []))).toEqual({ does: 'pick', verb: 'swap' });
  expect(touchOther(4, given(['swap b3 b40'], []))).toEqual({ does: 'nothing' });
  expect(swapMove({ mine: 3, theirs: 40 })).toBe('swap b3 b40');
  expect(swapMove({ mine: 3, theirs: null })).toBeNull();
});

test('an effect and a throw both want the own cards', () => {
  expect(isTorn({ moves: ['look b3'], reactions: ['throw b3'] })).toBe(true);
  expect(isTorn({ moves: ['gift P1'], reactions: ['throw b3'] })).toBe(false);
});

test('a back that is used again is another card', () => {
  const before = followKeys(NO_KEYS, { version: 1, events: [] });
  const after = followKeys(before, { version: 2, events: [told('discarded', 0, { back: 'b3', card: '7' })] });
  expect(after.top).toBe(keyOf(before, 3));
  expect(keyOf(after, 3)).not.toBe(keyOf(before, 3));
  expect(keyOf(after, 4)).toBe(keyOf(before, 4));
  expect(followKeys(after, { version: 2, events: [] })).toBe(after);
});

const ended: Pick<BloopsView, 'cards' | 'scores'> = {
  cards: [
    [{ back: 1, face: '11*' }, null, { back: 2, face: '3' }, { back: 3, face: '11*' }, { back: 4, face: '11*' }],
    [
      { back: 5, face: '11*' },
      { back: 6, face: '0' },
    ],
  ],
  scores: [
    { set_aside: ['11*', '11*', '11*'], points: 3 },
    { set_aside: [], points: 11 },
  ],
};

test('the count shows each card and the stars set aside', () => {
  expect(countOf(ended, 0)).toMatchObject({ aside: 3, sum: '3', points: 3 });
  expect(countOf(ended, 1)).toMatchObject({ aside: 0, sum: '11 + 0', points: 11 });
  expect([...asideBacks(ended)]).toEqual([1, 3, 4]);
  expect(countOf({ ...ended, scores: null }, 0)).toBeNull();
});

function own(change: Record<string, unknown> = {}) {
  const ontouch = vi.fn();
  const onarrange = vi.fn();
  const info = { sentences: {}, moves: {}, names: {}, seat_words: [] } as unknown as GameInfo;
  const box = draw(Own, {
    seat: 0,
    version: 1,
    keys: NO_KEYS,
    flight: new Flight(),
    chosen: null,
    canArrange: true,
    isArranging: false,
    cards: [1, 2, 3, 4, 5, 6].map((back) => ({ back, face: null })),
    say: speaker(client, info, ['Ada'], 'fr'),
    touchOf: () => ({ does: 'nothing' }) as const,
    marksOf: () => NO_MARKS,
    ontouch,
    onarrange,
    ...change,
  });
  const card = (place: number): Element => box.querySelector(`[data-place="${place}"] button`)!;
  return { box, card, ontouch, onarrange };
}

test('a card is picked up, carried by arrows and dropped', () => {
  const { card, onarrange, ontouch } = own();
  press(card(0), 'm');
  press(card(0), 'ArrowDown');
  click(card(3));
  expect(onarrange).toHaveBeenCalledWith('arrange b4 b2 b3 b1 b5 b6');
  expect(ontouch).not.toHaveBeenCalled();
});

test('Escape puts a carried card back', () => {
  const { card, onarrange, ontouch } = own();
  press(card(0), 'm');
  press(card(0), 'ArrowRight');
  press(card(1), 'Escape');
  click(card(0));
  expect(onarrange).not.toHaveBeenCalled();
  expect(ontouch).toHaveBeenCalledWith(1);
});

test('while arranging, two touches move a card beside the others', () => {
  const { card, onarrange, ontouch } = own({ isArranging: true });
  click(card(2));
  click(card(7));
  expect(onarrange).toHaveBeenCalledWith('arrange b1 b2 - b4 b5 b6 - b3');
  expect(ontouch).not.toHaveBeenCalled();
});

const say = speaker(
  client,
  { sentences: {}, moves: {}, names: {}, seat_words: [] } as unknown as GameInfo,
  ['Ada', 'Zoé'],
  'fr',
);
const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Ada's two cards and Zoé's one; Ada reads. */
function seen(faces: (string | null)[], change: Partial<BloopsView> = {}): BloopsView {
  const [one = null, two = null, hers = null] = faces;
  const cards = [
    [{ back: 0, face: one }, null, { back: 1, face: two }],
    [null, { back: 2, face: hers }],
  ];
  const step = { seat: 0, step: 'window', ready: [true, true], turn: 0, drawn: null, looking: null };
  return { ...step, cards, queue: [], shown: [], ...change } as unknown as BloopsView;
}
const aloud = (view: BloopsView): string[] => ownSights(view, say).map(spaced);

test('the first look is read aloud with its places, while it lasts', () => {
  const look = { step: 'look', ready: [false, true] };
  expect(aloud(seen([null, '7'], look))).toEqual(['Vous voyez vos cartes : 7 en place 3.']);
  expect(aloud(seen(['11*', '7'], look))).toEqual(['Vous voyez vos cartes : 11 étoilé en place 1 et 7 en place 3.']);
  expect(aloud(seen([null, null], look))).toEqual([]);
  expect(aloud(seen(['11*', '7'], { step: 'look', ready: [true, true] }))).toEqual([]);
});

test('the drawn card is read aloud to whoever drew it', () => {
  const drawn = { back: 9, face: '7' };
  expect(aloud(seen([], { step: 'decide', drawn }))).toEqual(['Carte piochée : 7.']);
  expect(aloud(seen([], { step: 'decide', drawn, turn: 1 }))).toEqual([]);
  expect(aloud(seen([], { step: 'decide', drawn: { back: 9, face: null } }))).toEqual([]);
});

test('a look’s card is read aloud to whoever looks, with its place', () => {
  const queue = [{ seat: 0, value: 7, number: 1 }];
  expect(aloud(seen(['4'], { looking: 0, queue }))).toEqual(['Vous voyez votre carte en place 1 : 4.']);
  expect(aloud(seen([null, null, '4'], { looking: 2, queue }))).toEqual([
    'Vous voyez, chez Zoé, la carte en place 2 : 4.',
  ]);
  expect(aloud(seen(['4'], { looking: 0, queue: [{ seat: 1, value: 7, number: 1 }] }))).toEqual([]);
  expect(aloud(seen(['4'], { queue }))).toEqual([]);
});

test('what one may keep in sight is not read again and again', () => {
  expect(aloud(seen(['4', '5', '6']))).toEqual([]);
  expect(aloud(seen(['4', '5', '6'], { step: 'over' }))).toEqual([]);
});

test('a card thrown wrongly is read aloud to everybody', () => {
  const thrown = seen([null, null, '4'], { seat: null, shown: [{ back: 2, number: 1 }] });
  expect(openSights(thrown, say).map(spaced)).toEqual(['Lancée à tort par Zoé, de la place 2 : 4.']);
  expect(aloud(thrown)).toEqual([]);
});

test('a card is called by the place the story gives it', () => {
  const label = (place: number): string =>
    cardLabel({ face: null, place, owner: null, marks: NO_MARKS, touch: { does: 'nothing' } }, say);
  expect([0, 4, 6].map(label)).toEqual([
    'Votre carte, place 1, rangée du haut',
    'Votre carte, place 5, rangée du bas',
    'Votre carte, place 7, rangée du haut',
  ]);
});
