import { beforeEach, expect, test, vi } from 'vitest';
import { Flight } from '$lib/flight';
import { tongue } from '$lib/language.svelte';
import { speaker } from '$lib/speaker';
import type { Bla5tSlot, Bla5tView, GameInfo, Screen } from '$lib/protocol';
import { client } from '../src/games/bla5t';
import { SHAPES } from '../src/games/bla5t/art/monsters';
import { BOSSES, cardLabel, cardName, FLIPPERS, HEROES, MONSTERS, parse } from '../src/games/bla5t/cards';
import { around, spotOf } from '../src/games/bla5t/chairs';
import { attempt, markOf } from '../src/games/bla5t/marks';
import { hold } from '../src/games/bla5t/news';
import Change from '../src/games/bla5t/panels/Change.svelte';
import { linesOf } from '../src/games/bla5t/points';
import { powerOf, ruleOf } from '../src/games/bla5t/powers';
import { prompt } from '../src/games/bla5t/prompt';
import { sightsOf } from '../src/games/bla5t/sights';
import Table from '../src/games/bla5t/Table.svelte';
import type { SeatInfo, TableProps } from '../src/games/seam';
import { button, click, draw } from './draw';
import { screen as anyScreen, told } from './messages';

beforeEach(() => (tongue.current = 'fr'));

const slot = (back: number, change: Partial<Bla5tSlot> = {}): Bla5tSlot => ({
  back,
  face: null,
  up: false,
  locked: false,
  ...change,
});
const four = (first: number): Bla5tSlot[] => [0, 1, 2, 3].map((i) => slot(first + i));

const view = (change: Partial<Bla5tView> = {}): Bla5tView => ({
  seat: 0,
  seats: 3,
  options: 'mode=base',
  limit: 100,
  round: 1,
  dealer: 2,
  chairs: [0, 1, 2],
  heroes: ['Jayce', 'Apo', 'Helmut', 'Herman'],
  bosses: ['Gordon', 'Futura'],
  chooser: null,
  layouts: [four(0), four(4), four(8)],
  pile: 40,
  top: null,
  discard: '7',
  discards: 1,
  barred: false,
  shown: [],
  aside: 0,
  step: 'action',
  turn: 0,
  hand: [],
  looking: [],
  effect: null,
  picks: [],
  asked: [],
  touched: [],
  answer: null,
  new_list: null,
  blaster: null,
  last_done: [],
  turns: [1, 0, 0],
  plays_again: false,
  boss: null,
  boss_seat: null,
  starts: [],
  due: [0, 0, 0],
  scores: [0, 0, 0],
  sheet: [],
  memory: null,
  ...change,
});
const screen = (position: Bla5tView, change: Partial<Screen> = {}): Screen =>
  anyScreen(3, { view: position, ...change });

const info: GameInfo = {
  name: 'bla5t',
  title: {},
  line: {},
  minutes: [25, 50],
  usual_seats: 3,
  one_device: { options: {}, has_bots: true },
  has_lesson: true,
  has_analysis: true,
  pad: null,
  in_brief: null,
  credits: null,
  facts: {},
  seats: [3],
  rules_version: 1,
  options: [],
  sentences: {},
  moves: {},
  levels: [],
  takes_back: false,
  names: {},
  endings: {},
  seat_words: [],
};
const names = ['Ada', 'Bob', 'Cid'];
const seats: SeatInfo[] = names.map((name, seat) => ({
  seat,
  name,
  kind: 'person',
  level: '',
  face: '',
  isMe: seat === 0,
  isConnected: true,
  isSubstituted: false,
  isAwaited: seat === 0,
  mayReact: false,
  turnsAway: seat,
}));

const OWN_MOVES = [0, 1, 2, 3].flatMap((back) => [`take b${back}`, `match b${back}`]);

function propsOf(position: Bla5tView, moves: string[], press = vi.fn()): TableProps<Bla5tView> {
  return {
    view: position,
    screen: screen(position),
    seats,
    me: 0,
    moves,
    reactions: [],
    press,
    isPressing: false,
    clocks: [],
    isPaused: false,
    result: null,
    lang: 'fr',
    say: speaker(client, info, names, 'fr'),
    flight: new Flight(),
    info,
    facts: [],
    client,
  };
}

function show(position: Bla5tView, moves: string[]): { page: HTMLElement; press: ReturnType<typeof vi.fn> } {
  const press = vi.fn();
  return { page: draw(Table as never, propsOf(position, moves, press) as never), press };
}

const spaced = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

function aloud(position: Bla5tView, backs: number[], isQuiet = false): string[] {
  return sightsOf(position, backs, speaker(client, info, names, 'fr'), isQuiet).map(spaced);
}

function asked(position: Bla5tView, isQuiet: boolean): string {
  return spaced(prompt({ ...propsOf(position, ['discard']), isQuiet }) ?? '');
}

const card = (page: HTMLElement, label: string): HTMLElement =>
  page.querySelector<HTMLElement>(`[aria-label^="${label}"]`)!;
const named = (page: HTMLElement, start: string): HTMLButtonElement =>
  [...page.querySelectorAll('button')].find((one) => one.textContent.trim().startsWith(start))!;

test('cards have a kind, a value and names in both languages', () => {
  expect(parse('Leo')).toEqual({ kind: 'hero', value: -1 });
  expect(parse('Hyperion')).toEqual({ kind: 'boss', value: 15 });
  expect(cardName('13c', 'en')).toBe('13 (1 and 2)');
  expect(cardLabel('Lola', 'fr')).toBe('Lola, héros, −1 point');
});

test('a monster has as many eyes as its number', () => {
  for (const [name, shape] of Object.entries(SHAPES)) expect(shape.eyes).toHaveLength(parse(name).value);
});

test('every card has its power in words and a rule to read', () => {
  const cards = [...MONSTERS, ...FLIPPERS, ...HEROES, ...BOSSES, 'Hyperion'];
  for (const one of cards) expect(powerOf(one).fr).not.toBe('');
  expect(ruleOf('13b', 'monster')).toBe('BLA5T-MON-13');
  expect(ruleOf('Lola', 'hero')).toBe('BLA5T-HERO-DUO');
  expect(ruleOf('6a', 'monster')).toBe('BLA5T-MON-6a');
});

test('layouts belong to chairs: after Stephania the reader sits before other cards', () => {
  const moved = view({ chairs: [2, 0, 1] });
  expect(around(moved).mine).toMatchObject({ chair: 1, seat: 0, slots: four(4) });
  expect(around(moved).others.map((one) => one.seat)).toEqual([1, 2]);
  expect(spotOf(moved, 5)).toEqual({ chair: 1, seat: 0, place: 2 });
});

test('the dummy sits on a chair without a seat', () => {
  const two = view({ seats: 2, chairs: [0, 1, null] });
  expect(around(two).others.map((one) => one.seat)).toEqual([1, null]);
});

test('picks are numbered, Jayce’s in pairs', () => {
  const jayce = view({ step: 'pick', effect: 'Jayce', picks: ['b0', 'b4', 'b1'] });
  expect([0, 4, 1, 2].map((back) => markOf(jayce, [], null, back).pick)).toEqual([1, 1, 2, null]);
  const thirteen = view({ step: 'pick', effect: '13d', picks: ['b0', 'b4'] });
  expect(markOf(thirteen, [], null, 4).pick).toBe(2);
});

test('a card that is no target may be tried, to be told the rule', () => {
  expect(attempt(view({ step: 'pick' }), null, 9)).toBe('pick b9');
  expect(attempt(view(), 'take', 1)).toBe('take b1');
  expect(attempt(view(), null, 1)).toBeNull();
});

test('a wrong match shows its card where it lies, as long as the view does', () => {
  const layouts = [four(0), [slot(4), slot(5, { face: '9' }), slot(6), slot(7)], four(8)];
  const { page } = show(view({ layouts, shown: [5] }), []);
  expect(card(page, 'monstre 9 de Bob, place 2').getAttribute('aria-label')).toContain('montrée un instant');
  const wrong = told('mismatched', 1, { place: 2, top: '7' });
  expect(hold(screen(view(), { events: [wrong] }))).toBeGreaterThan(2_000);
  expect(hold(screen(view(), { events: [told('drew', 0)] }))).toBe(0);
});

test('faces in sight are read aloud from the view, so that nothing is left of them', () => {
  const seen = (face: string | null): Bla5tView => {
    const layouts = [[slot(0, { face }), ...four(1).slice(0, 3)], four(4), four(8)];
    return view({ step: 'look', top: face && '12', layouts });
  };
  expect(aloud(seen('9'), [0])).toEqual(['Votre monstre 9, place 1', 'Dessus de la pioche : monstre 12']);
  expect(aloud(seen(null), [0])).toEqual([]);
  expect(aloud(seen('9'), [0], true)).toEqual([]);
});

test('two drawn cards are read aloud, one is named by its question; others who listen hear neither', () => {
  const two = view({ step: 'choose', hand: [slot(20, { face: '8' }), slot(21, { face: 'Apo' })] });
  expect(aloud(two, [])).toEqual(['Carte piochée : monstre 8', 'Carte piochée : Apo, héros, 0 point']);
  expect(aloud(two, [], true)).toEqual([]);
  const one = view({ step: 'drawn', hand: [slot(20, { face: '8' })] });
  expect(aloud(one, [])).toEqual([]);
  expect(asked(one, false)).toBe('Que faites-vous de 8 ?');
  expect(asked(one, true)).toBe('Que faites-vous de cette carte ?');
});

test('what everybody sees is read aloud to all who listen', () => {
  const layouts = [[slot(0, { face: '9', up: true }), ...four(1).slice(0, 3)], [slot(4, { face: '5' })], four(8)];
  expect(aloud(view({ layouts, shown: [4] }), [0, 4], true)).toEqual([
    'Votre monstre 9, place 1',
    'monstre 5 de Bob, place 1',
  ]);
});

test('a round’s points come line by line', () => {
  const line = { cards: 22, counted: 10, penalty: 15, points: 25 };
  const end = view({ step: 'reveal', sheet: [[line]], scores: [40, 0, 0] });
  expect(linesOf(end, 0).map(({ words, points }) => [words, points])).toEqual([
    ['sumCards', '22'],
    ['sumHerman', '−12'],
    ['sumWrong', '+15'],
    ['sumRound', '+25'],
    ['sumTotal', '40'],
  ]);
});

test('first the action, then the card', () => {
  const { page, press } = show(view(), ['draw', ...OWN_MOVES]);
  click(named(page, 'Poser la même'));
  click(card(page, 'Votre carte cachée, place 3'));
  expect(press).toHaveBeenCalledWith('match b2');
});

test('first the card, then the action', () => {
  const { page, press } = show(view(), ['draw', ...OWN_MOVES]);
  click(card(page, 'Votre carte cachée, place 2'));
  expect(press).not.toHaveBeenCalled();
  click(named(page, 'Prendre 7 à sa place'));
  expect(press).toHaveBeenCalledWith('take b1');
});

test('the drawn card is used, discarded, or placed', () => {
  const { page, press } = show(view({ step: 'drawn', hand: [slot(20, { face: '8' })] }), [
    'place b0',
    'place b1',
    'play',
    'discard',
  ]);
  expect(page.textContent).toContain('Regardez une carte adverse.');
  click(named(page, 'Utiliser'));
  click(named(page, 'Défausser sans l’utiliser'));
  click(card(page, 'Votre carte cachée, place 2'));
  expect(press.mock.calls.map(([move]) => move as string)).toEqual(['play', 'discard', 'place b1']);
});

test('locked and looked-at cards say so', () => {
  const layouts = [[slot(0, { face: 'Helmut', up: true, locked: true }), ...four(1).slice(0, 3)], four(4), four(8)];
  const { page } = show(view({ layouts, looking: [{ seat: 1, backs: [9], top: false }] }), []);
  expect(card(page, 'Votre Helmut').getAttribute('aria-label')).toContain('verrouillée pour toute la manche');
  expect(card(page, 'carte cachée de Cid, place 2').getAttribute('aria-label')).toContain('regardée par Bob');
});

test('Helmut is asked for, with the way out first', () => {
  const { page, press } = show(
    view({ step: 'ask', turn: 1, effect: '11', picks: ['b4', 'b2'], touched: [2], asked: [0] }),
    ['claim b2', 'decline'],
  );
  expect(page.querySelector('[role=alertdialog]')?.textContent).toContain('Bob joue 11');
  click(named(page, 'C’est Helmut, place 3'));
  click(named(page, 'Laisser faire'));
  expect(press.mock.calls.map(([move]) => move as string)).toEqual(['claim b2', 'decline']);
});

const CHANGING = ['keep', ...[...HEROES, ...BOSSES].map((one) => `change ${one}`)];

test('keeping the list is one button, the first choice', () => {
  const { page, press } = show(view({ step: 'change', new_list: [] }), CHANGING);
  const keep = named(page, 'Garder la liste');
  expect(keep.dataset.next).toBeDefined();
  expect(named(page, 'Fixer').disabled).toBe(true);
  click(keep);
  expect(press).toHaveBeenCalledWith(['keep']);
});

test('the new list is sent at once, in the order of the box', () => {
  const press = vi.fn();
  const page = draw(Change as never, { view: view({ step: 'change', new_list: [] }), moves: CHANGING, press } as never);
  const pick = (name: string): void =>
    click([...page.querySelectorAll('.pick')].find((one) => one.getAttribute('aria-label')?.startsWith(name)));
  pick('Apo');
  expect(named(page, 'Fixer').disabled).toBe(true);
  pick('Carol');
  pick('Gordon');
  pick('Maga');
  click(named(page, 'Fixer'));
  expect(press).toHaveBeenCalledWith(
    ['Jayce', 'Helmut', 'Herman', 'Carol', 'Futura', 'Maga'].map((one) => `change ${one}`),
  );
});

test('BLAST or not', () => {
  const { page, press } = show(view({ step: 'end' }), ['end', 'blast']);
  click(button(page, 'Annoncer BLAST'));
  expect(press).toHaveBeenCalledWith('blast');
});
