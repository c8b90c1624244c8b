import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { tongue } from '$lib/language.svelte';
import type { GameInfo } from '$lib/protocol';
import { tableProps } from '$lib/staging';
import { client } from '../src/games/herrlof';
import { cardName, handKeys } from '../src/games/herrlof/cards';
import CardFace from '../src/games/herrlof/CardFace.svelte';
import Dial from '../src/games/herrlof/Dial.svelte';
import PowerRail from '../src/games/herrlof/PowerRail.svelte';
import { finishedIn, laid } from '../src/games/herrlof/trick';
import { button, click, draw, press } from './draw';
import { screen, told, view } from './messages';

beforeEach(() => (tongue.current = 'fr'));

const info = { sentences: {}, moves: {}, names: {}, seat_words: [] } as unknown as GameInfo;

test('cards have names in both languages', () => {
  expect(cardName('R7', 'fr')).toBe('7 rouge');
  expect(cardName('Y3', 'en')).toBe('yellow 3');
  expect(cardName('N', 'fr')).toBe('rune N');
});

test('runes of one kind are told apart', () => {
  expect(handKeys(['R7', 'A', 'A', 'N'])).toEqual(['R7', 'A#0', 'A#1', 'N#0']);
});

test('a rune that was played keeps the key it had in the hand', () => {
  const after = view({ hands: [['R7', 'A'], null], trick: ['A'] });
  expect(laid(0, after.trick, after)).toEqual([{ key: 'A#1', text: 'A', seat: 0 }]);
});

test('cards of a trick belong to the seats from the leader on', () => {
  expect(laid(1, ['R7', 'G2'], view()).map((one) => one.seat)).toEqual([1, 0]);
});

test('a finished trick is known from its event', () => {
  const latest = { leader: 1, cards: ['R7', 'G2'] };
  const won = finishedIn(screen(5, { events: [told('trick_won', 1)] }), view({ latest }));
  expect(won).toEqual({ version: 5, leader: 1, cards: ['R7', 'G2'], winner: 1 });
  const lost = finishedIn(screen(5, { events: [told('trick_destroyed', 1)] }), view({ latest }));
  expect(lost?.winner).toBeNull();
  expect(finishedIn(screen(5), view({ latest }))).toBeNull();
});

test('a finished trick goes after a moment, but stays in a picture', () => {
  const latest = { leader: 1, cards: ['R7', 'G2'] };
  const shown = screen(5, { view: view({ latest }), events: [told('trick_won', 1)] });
  const given = { client, info, screen: shown, names: ['Ada', 'Bruno'], lang: 'fr' as const };
  vi.useFakeTimers();
  const live = draw(client.Table, { ...tableProps({ ...given, press: () => {} }) });
  const picture = draw(client.Table, { ...tableProps(given) });
  const cards = (box: HTMLElement): number => box.querySelectorAll('.trick .card').length;
  expect([cards(live), cards(picture)]).toEqual([2, 2]);
  vi.runAllTimers();
  flushSync();
  expect([cards(live), cards(picture)]).toEqual([0, 2]);
  vi.useRealTimers();
});

test('a finished trick stays longer than a card', () => {
  const hold = (kind: string, seat: number): number => client.hold!(screen(5, { events: [told(kind, seat)] }), null);
  expect(hold('trick_won', 1)).toBeGreaterThan(hold('played', 1));
  expect(hold('played', 0)).toBe(0);
});

test('the dial turns by arrows and writes what it shows', () => {
  const onchoose = vi.fn();
  const box = draw(Dial, { choices: [0, 1, 2, 3], onchoose });
  const chosen = (): Element => box.querySelector('[aria-checked=true]')!;
  expect(chosen().textContent).toBe('1');
  press(chosen(), 'ArrowRight');
  press(chosen(), 'ArrowRight');
  press(chosen(), 'ArrowRight');
  expect(chosen().textContent).toBe('0');
  click(button(box, 'Noter 0'));
  expect(onchoose).toHaveBeenCalledWith(0);
});

test('every power has its drawing, and says what it does in both languages when focused', () => {
  for (const [lang, stolen] of [
    ['fr', /^Le 1, qui vole un pli.*par quelqu’un d’autre/s],
    ['en', /^1, which steals a trick.*from an opponent/s],
  ] as const) {
    tongue.current = lang;
    const box = draw(PowerRail, { held: new Set<null>(), working: null });
    const all = [...box.querySelectorAll('button')];
    expect(all.length).toBe(6);
    expect(new Set(all.map((one) => one.querySelector('svg')!.innerHTML)).size).toBe(6);
    const told = (): string[] => [...box.querySelectorAll('.told')].map((one) => one.textContent.trim());
    expect(told()).toEqual([]);
    const thief = all[2]!;
    thief.focus();
    flushSync();
    expect(told()).toEqual([expect.stringMatching(stolen)]);
    expect(box.querySelector('.told')!.id).toBe(thief.getAttribute('aria-describedby'));
    press(thief, 'Escape');
    expect(told()).toEqual([]);
    click(thief);
    expect(told().length).toBe(1);
    thief.blur();
    flushSync();
    expect(told()).toEqual([]);
  }
});

test('cards with a power carry its drawing, and say it by their name', () => {
  const faces = ['R1', 'R3', 'R6', 'R9', 'A', 'N'].map((text) => draw(CardFace, { text }).querySelector('.art'));
  expect(faces).not.toContain(null);
  expect(draw(CardFace, { text: 'R7' }).querySelector('.art')).toBeNull();
  const shown = screen(5, { view: view({ hands: [['R7', 'G3'], null], step: 'draw' }), moves: ['draw', 'pass'] });
  const box = draw(client.Table, { ...tableProps({ client, info, screen: shown, names: ['Ada', 'Bo'], lang: 'fr' }) });
  const hand = [...box.querySelectorAll('.hand .card')].map((one) => one.getAttribute('aria-label'));
  expect(hand).toEqual(['7 rouge', '3 vert, qui pioche']);
  expect(box.querySelector('.working')!.getAttribute('aria-label')).toBe('Le 3, qui pioche');
});

test('nobody leads a trick when all cards are played', () => {
  const caption = (counts: number[]): string => {
    const shown = screen(5, { view: view({ leader: 1, trick: [], latest: null, hands: [[], null], counts }) });
    const box = draw(client.Table, {
      ...tableProps({ client, info, screen: shown, names: ['Ada', 'Bo'], lang: 'fr' }),
    });
    return box.querySelector('.caption')!.textContent.trim();
  };
  expect(caption([1, 1])).toContain('Bo');
  expect(caption([0, 0])).toBe('');
});

test('who is still to play has a place on the table', () => {
  const shown = screen(5, { view: view({ leader: 1, trick: ['R7'] }) });
  const box = draw(client.Table, { ...tableProps({ client, info, screen: shown, names: ['Ada', 'Bo'], lang: 'fr' }) });
  expect([...box.querySelectorAll('.trick .by')].map((one) => one.textContent)).toEqual(['Bo', 'Ada']);
  expect(box.querySelectorAll('.trick .place').length).toBe(1);
});
