import { beforeEach, expect, test, vi } from 'vitest';
import { Flight } from '$lib/flight';
import { tongue } from '$lib/language.svelte';
import type { BlotGod, BlotTile, BlotView, GameInfo, Screen } from '$lib/protocol';
import { speaker } from '$lib/speaker';
import { client } from '../src/games/blot';
import { cardName, tileName } from '../src/games/blot/cards';
import { strokes } from '../src/games/blot/masks';
import { powerText } from '../src/games/blot/powers';
import Sheet from '../src/games/blot/Sheet.svelte';
import Table from '../src/games/blot/Table.svelte';
import { drawn, finishedIn } from '../src/games/blot/tiles';
import type { SeatInfo, TableProps } from '../src/games/seam';
import { click, draw } from './draw';
import { screen as anyScreen, told } from './messages';

beforeEach(() => (tongue.current = 'fr'));

const god = (name: string, change: Partial<BlotGod> = {}): BlotGod => ({
  name,
  face: 0,
  masked: false,
  colour: null,
  ...change,
});
const tile = (colour: string, change: Partial<BlotTile> = {}): BlotTile => ({
  colour,
  face: 'dark',
  demanded: null,
  offerings: [],
  ...change,
});
const GODS = [god('Balder', { masked: true }), god('Loki'), god('Odin'), god('Thor')];

const view = (change: Partial<BlotView> = {}): BlotView => ({
  seat: 0,
  seats: 3,
  sides: 3,
  options: '',
  round: 1,
  step: 'play',
  turn: 0,
  player: 0,
  left: 1,
  first: null,
  tiles: ['R', 'G', 'B', 'Y'].map((colour) => tile(colour)),
  gods: GODS,
  tricks: [],
  hands: [['R7', 'B5'], null, null],
  counts: [2, 2, 2],
  aside: 0,
  aside_cards: null,
  scores: [0, 0, 0],
  sheet: [],
  memory: null,
  ...change,
});

const screen = (change: Partial<Screen>): Screen => anyScreen(5, change);

const INFO: GameInfo = {
  name: 'blot',
  title: {},
  line: {},
  minutes: [20, 35],
  usual_seats: 3,
  one_device: { options: {}, has_bots: true },
  has_lesson: true,
  has_analysis: true,
  pad: null,
  in_brief: null,
  credits: null,
  facts: {},
  seats: [2, 3, 4, 5],
  rules_version: 1,
  options: [],
  sentences: {},
  moves: {},
  levels: [],
  takes_back: true,
  names: {},
  endings: {},
  seat_words: [],
};

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dag'];
const seatsOf = (count: number): SeatInfo[] =>
  NAMES.slice(0, count).map((name, seat) => ({
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

function table(shown: BlotView, moves: string[], press = vi.fn()): { box: HTMLElement; press: typeof press } {
  const props: TableProps<BlotView> = {
    view: shown,
    screen: screen({ view: shown, moves }),
    seats: seatsOf(shown.seats),
    me: 0,
    moves,
    reactions: [],
    press,
    isPressing: false,
    clocks: [],
    isPaused: false,
    result: null,
    lang: 'fr',
    say: speaker(client, INFO, NAMES, 'fr'),
    flight: new Flight(),
    info: INFO,
    facts: [],
    client,
  };
  return { box: draw(Table as never, props as never), press };
}

const card = (box: HTMLElement, place: number): Element => box.querySelectorAll('.hand .card')[place]!;
const ceremony = (box: HTMLElement, colour: string): Element => box.querySelector(`[data-tile=${colour}]`)!;

test('cards, tiles and gods have names in both languages', () => {
  expect(cardName('B5', 'fr')).toBe('5 bleu');
  expect(cardName('G10', 'en')).toBe('green 10');
  expect(tileName('G', 'fr')).toBe('verte');
  expect(tileName('G', 'en')).toBe('green');
});

test('a god’s power names its colour once it holds a tile', () => {
  expect(powerText(god('Loki'))).toBe('−3 à qui a le plus de sa couleur');
  expect(powerText(god('Odin', { face: 1, colour: 'Y' }))).toBe('+2 par pli sans jaune');
});

test('both faces of every god are carved, and differ', () => {
  for (const { name } of GODS) {
    expect(strokes(name, 0).length).toBeGreaterThan(5);
    expect(strokes(name, 0)).not.toEqual(strokes(name, 1));
  }
});

test('a finished ceremony stays on the face it was played on, its winning card known', () => {
  const offerings = [
    { seat: 1, card: 'G9' },
    { seat: 0, card: 'R2' },
    { seat: 0, card: 'G10' },
  ];
  const after = view({
    tiles: [tile('R', { face: 'light' }), tile('G'), tile('B'), tile('Y')],
    tricks: [{ tile: 'R', winner: 0, offerings }],
  });
  const events = [told('ceremony_won', 0), told('tile_turned')];
  const finished = finishedIn(screen({ events }), after);
  expect(drawn(after, finished)[0]).toMatchObject({ face: 'dark', demanded: 'G', winner: 0, winning: 'R2' });
  expect(drawn(after, null)[0]).toMatchObject({ face: 'light', offerings: [], winner: null });
});

test('a closed tile waits for its god, then belongs to it', () => {
  const tiles = [tile('R', { face: 'gone' }), tile('G'), tile('B'), tile('Y')];
  expect(drawn(view({ tiles, step: 'give' }), null)[0]).toMatchObject({ face: 'light', isToGive: true });
  const given = view({ tiles, gods: [GODS[0]!, god('Loki', { colour: 'R' }), GODS[2]!, GODS[3]!] });
  expect(drawn(given, null)[0]).toMatchObject({ face: 'gone', isToGive: false, god: 'Loki' });
});

test('a card, then the ceremony that lights up', () => {
  const { box, press } = table(view(), ['G:R7', 'Y:R7', 'R:B5']);
  click(card(box, 0));
  expect(box.querySelectorAll('.takes')).toHaveLength(2);
  click(ceremony(box, 'Y'));
  expect(press).toHaveBeenCalledWith('Y:R7');
});

test('a ceremony, then a card of those that lift', () => {
  const { box, press } = table(view(), ['G:R7', 'R:B5']);
  click(ceremony(box, 'R'));
  expect(card(box, 0).classList).not.toContain('lifted');
  expect(card(box, 1).classList).toContain('lifted');
  click(card(box, 1));
  expect(press).toHaveBeenCalledWith('R:B5');
});

test('what is not allowed is pressed all the same, for the server to name the rule', () => {
  const { box, press } = table(view(), ['G:R7']);
  click(card(box, 0));
  click(ceremony(box, 'R'));
  expect(press).toHaveBeenCalledWith('R:R7');
});

test('a tile is given by tapping the god', () => {
  const tiles = [tile('R', { face: 'gone' }), tile('G'), tile('B'), tile('Y')];
  const { box, press } = table(view({ tiles, step: 'give' }), ['give Loki', 'give Thor']);
  expect(box.querySelectorAll('.god.open')).toHaveLength(2);
  click(box.querySelectorAll('.god')[1]);
  expect(press).toHaveBeenCalledWith('give Loki');
});

test('whoever won the last ceremony names the starter', () => {
  const { box, press } = table(view({ step: 'name', round: 2 }), ['name P0', 'name P1', 'name P2']);
  click([...box.querySelectorAll('.ask button')].find((one) => one.textContent === 'Bo'));
  expect(press).toHaveBeenCalledWith('name P1');
});

test('teams are told apart, and partners known', () => {
  const { box } = table(view({ seats: 4, sides: 2, counts: [2, 2, 2, 2], scores: [0, 0, 0, 0] }), []);
  const players = [...box.querySelectorAll('.others .player')].map((one) => one.textContent);
  expect(players[1]).toContain('partenaire');
  expect(players[0]).toContain('Lune');
});

test('the sheet tells how each point came about, and who was left out', () => {
  const lines = [
    { ceremonies: 3, gods: [0, -3, 4, 0], points: 10, excluded: false },
    { ceremonies: 5, gods: [0, 0, 2, 4], points: 21, excluded: false },
    { ceremonies: 0, gods: [0, 0, 0, 0], points: 0, excluded: true },
  ];
  const gods = [GODS[0]!, god('Loki', { colour: 'G' }), god('Odin', { colour: 'R' }), god('Thor', { colour: 'Y' })];
  const shown = view({ sheet: [{ gods, lines }] });
  const say = speaker(client, INFO, NAMES, 'fr');
  const box = draw(Sheet as never, { view: shown, seats: seatsOf(3), lang: 'fr', say } as never);
  const rows = [...box.querySelectorAll('tbody tr')].map((row) => row.textContent.replace(/\s+/g, ' ').trim());
  expect(rows[0]).toMatch(/Cérémonies.*3 × 3 = \+9.*5 × 3 = \+15.*×/);
  expect(rows[2]).toMatch(/Loki.*−3 à qui a le plus de vert.*−3.*0.*hors décompte/);
  expect(rows[5]).toMatch(/Dévotion.*10.*21.*0/);
});

test('a finished ceremony stays longer than a card', () => {
  const hold = (kind: string, seat: number): number => client.hold!(screen({ events: [told(kind, seat)] }), null);
  expect(hold('ceremony_won', 1)).toBeGreaterThan(hold('played', 1));
  expect(hold('played', 0)).toBe(0);
});
