import { beforeEach, expect, test } from 'vitest';
import type { Bla5tSlot, Bla5tView, BloopsView, HerrlofView, Screen } from '$lib/protocol';
import { Pacer } from '$lib/live/pacer';
import { LiveTable } from '$lib/live/table.svelte';
import { scenes as bla5t } from '../src/games/bla5t/scenes';
import { scenes as bloops } from '../src/games/bloops/scenes';
import { scenes as herrlof } from '../src/games/herrlof/scenes';
import { screen, snapshot, told, view } from './messages';
import { FakeWorld } from './world';

let world: FakeWorld;
let shown: string[];
let holds: Record<string, number>;
let pacer: Pacer<string>;

beforeEach(() => {
  world = new FakeWorld();
  shown = [];
  holds = {};
  pacer = new Pacer<string>(
    (item) => shown.push(item),
    (item) => holds[item] ?? 0,
    world,
  );
});

test('what is to be read stays until its reader goes on', () => {
  holds = { sheet: Infinity };
  pacer.push('trick', 'sheet', 'deal');
  world.pass(1_000_000);
  expect(shown).toEqual(['trick', 'sheet']);
  pacer.goOn();
  expect(shown).toEqual(['trick', 'sheet', 'deal']);
});

test('a press ends what is only looked at, and not what is to be read', () => {
  holds = { trick: 1_700, reveal: 900, sheet: Infinity };
  pacer.push('trick', 'reveal', 'sheet', 'deal');
  expect(shown).toEqual(['trick']);
  pacer.hurry();
  expect(shown).toEqual(['trick', 'reveal', 'sheet']);
  pacer.hurry();
  expect(shown).toHaveLength(3);
});

test('a long reveal is one thing that waits, however many cards it turns over', () => {
  holds = { a: 100, b: 100, c: 100 };
  pacer.push('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i');
  expect(shown).toEqual(['a']);
});

const before = view({ trick: ['R3'], leader: 1, hands: [['R7'], null], counts: [1, 0], tricks: [6, 7] });
const line = { tricks: 7, prediction: 7, bonus: 10, few: 0, points: 17 };
const other = { tricks: 7, prediction: 3, bonus: 0, few: 0, points: 7 };
const EVENTS = [
  told('played', 0, { card: 'R7' }),
  told('trick_won', 0),
  told('round_scored', null, { round: 1 }),
  told('round_dealt', null, { round: 2 }),
];
const roundEnd = (change: Partial<Screen> = {}): Screen =>
  screen(11, {
    view: view({
      round: 2,
      step: 'predict',
      hands: [['B2'], null],
      scores: [17, 7],
      sheet: [[line, other]],
      latest: null,
    }),
    events: EVENTS,
    moves: ['predict 0'],
    ...change,
  });

test('Herrlof: the last trick lies, predictions are turned over together, the count, the next deal', () => {
  const moments = herrlof(roundEnd(), screen(10, { view: before }));
  const views = moments.map((one) => one.screen.view as HerrlofView);
  expect(moments.map((one) => one.screen.events.map(({ kind }) => kind))).toEqual([
    ['played', 'trick_won'],
    [],
    ['round_scored'],
    ['round_dealt'],
  ]);
  expect(views.map((one) => one.latest?.cards)).toEqual([['R3', 'R7'], ['R3', 'R7'], ['R3', 'R7'], undefined]);
  expect(views.map((one) => one.predictions[1])).toEqual([null, 3, 3, null]);
  expect(views.map((one) => one.scores[0])).toEqual([0, 0, 17, 17]);
  expect(moments.map((one) => one.screen.moves)).toEqual([[], [], [], ['predict 0']]);
});

test('Herrlof: at the end of the game the result comes last', () => {
  const result = { scores: [52, 40], places: [1, 2], rule: 'HERR-END-1' };
  const moments = herrlof(roundEnd({ result }), screen(10, { view: before }));
  expect(moments.map((one) => one.screen.result)).toEqual([null, null, result]);
});

test('any other screen is one moment', () => {
  const played = screen(11, { events: [told('played', 0, { card: 'R7' })] });
  expect(herrlof(played, screen(10))).toEqual([{ screen: played }]);
});

test('Bloops: cards are turned over one by one, and the count rises with them', () => {
  const cards = [[{ back: 1, face: '3' }], [{ back: 2, face: '5' }, null, { back: 3, face: '11*' }]];
  const scores = [
    { set_aside: [], points: 3 },
    { set_aside: ['11*'], points: 5 },
  ];
  const end = { ...({ cards, scores, step: 'over' } as unknown as BloopsView) };
  const told_ = [told('confirmed', 0), told('game_over')];
  const moments = bloops(screen(11, { view: end, events: told_ }), screen(10));
  const points = moments.map((one) => (one.screen.view as BloopsView).scores?.map((score) => score.points));
  expect(points).toEqual([
    [0, 0],
    [3, 0],
    [3, 5],
    [3, 5],
    [3, 5],
  ]);
  expect(moments.at(-1)?.screen.view).toEqual(end);
});

test('Bla5t: the count of each seat rises with its cards, and stands for a moment before the sheet', () => {
  const slot = (back: number, face: string | null, up = false): Bla5tSlot => ({ back, face, up, locked: false });
  const kept = { chairs: [1, 0], seats: 2, round: 2, step: 'action' };
  const first = [
    { cards: 4, counted: 4, penalty: 0, points: 4 },
    { cards: 9, counted: 9, penalty: 0, points: 9 },
  ];
  const was = {
    ...kept,
    layouts: [[slot(1, '7', true), slot(2, null)], [slot(3, null)]],
    scores: [4, 9],
    sheet: [first],
  };
  const second = [
    { cards: 12, counted: 12, penalty: 15, points: 27 },
    { cards: 6, counted: 6, penalty: 0, points: 6 },
  ];
  const open = [[slot(1, '7', true), slot(2, 'Leo', true)], [slot(3, '12', true)]];
  const end = { ...kept, step: 'reveal', layouts: open, scores: [31, 15], sheet: [first, second] };
  const events = [told('matched', 0), told('revealed', 0), told('revealed', 1), told('round_scored')];
  const moments = bla5t(
    screen(11, { view: end as unknown as Bla5tView, events }),
    screen(10, { view: was as unknown as Bla5tView }),
  );
  const views = moments.map((one) => one.screen.view as Bla5tView);
  expect(views.map((one) => one.scores)).toEqual([
    [4, 16],
    [4, 15],
    [16, 15],
    [31, 15],
    [31, 15],
  ]);
  expect(views.map((one) => one.sheet.at(-1)?.[0]?.penalty)).toEqual([0, 0, 0, 15, 15]);
  expect(moments.map((one) => one.screen.events.map(({ kind }) => kind))).toEqual([
    ['matched'],
    [],
    [],
    ['revealed'],
    ['revealed', 'round_scored'],
  ]);
  expect(moments.at(-2)?.stays).toBeGreaterThan(1_000);
});

test('the moments of a screen are one episode of the story, told as they are shown', () => {
  const live = new LiveTable('ws://here', world);
  world.socket.accept();
  world.socket.hear(snapshot(screen(10, { view: before })));
  live.cut = herrlof;
  live.hold = (next) => (next.events.some(({ kind }) => kind === 'round_scored') ? Infinity : 0);
  world.socket.hear(roundEnd());
  expect(live.story).toEqual([{ version: 11, events: EVENTS.slice(0, 3) }]);
  live.goOn();
  expect(live.story).toEqual([{ version: 11, events: EVENTS }]);
  expect(live.screen?.version).toBe(11);
});

test('what is pressed at a moment is pressed on the screen before', () => {
  const live = new LiveTable('ws://here', world);
  world.socket.accept();
  world.socket.hear(snapshot(screen(10, { view: before })));
  live.cut = herrlof;
  live.hold = () => 1_000;
  world.socket.hear(roundEnd());
  live.press('R7');
  expect(world.socket.said.at(-1)).toMatchObject({ say: 'press', seen: 10 });
});
