import { beforeEach, expect, test, vi } from 'vitest';
import { LiveTable } from '$lib/live/table.svelte';
import { type HerrlofView, type Margin, PROTOCOL, type View } from '$lib/protocol';
import { screen, snapshot, table, told, view } from './messages';
import { FakeWorld } from './world';

let world: FakeWorld;
let live: LiveTable;

beforeEach(() => {
  world = new FakeWorld();
  live = new LiveTable('ws://here', world);
  world.socket.accept();
  world.socket.hear({ say: 'welcome', protocol: PROTOCOL, name: 'Ada', seat: 0, host: true });
  world.socket.hear(snapshot(screen(10)));
});

const presses = () => world.sockets.flatMap((socket) => socket.said.filter((one) => one.say === 'press'));

test('a snapshot is everything there is to draw', () => {
  expect(live.status).toBe('open');
  expect(live.screen?.version).toBe(10);
  expect(live.isHost).toBe(true);
});

test('a press names the version on the screen and how long it has been there', () => {
  world.pass(812);
  live.press('R7');
  expect(presses()).toEqual([
    { say: 'press', id: expect.stringMatching(/^[a-z0-9]+-1$/) as string, seen: 10, moves: ['R7'], claim: 812 },
  ]);
  expect(live.underway).toBe(1);
});

test('an unanswered press is sent again with the same id after a lost connection', () => {
  live.press('R7');
  world.socket.drop();
  expect(live.status).toBe('lost');
  world.pass(300);
  world.socket.accept();
  world.socket.hear(snapshot(screen(10)));
  const [first, again] = presses();
  expect(again).toEqual(first);
});

test('an answered press is not sent again', () => {
  live.press('R7');
  world.socket.hear({ say: 'accepted', id: presses()[0]!.id, version: 11 });
  world.socket.drop();
  world.pass(300);
  world.socket.accept();
  world.socket.hear(snapshot(screen(11)));
  expect(presses()).toHaveLength(1);
  expect(live.underway).toBe(0);
});

test('a gap in the versions asks for a snapshot, once, and waits for it', () => {
  world.socket.hear(screen(12));
  world.socket.hear(screen(13));
  expect(world.socket.said).toEqual([{ say: 'resync' }]);
  expect(live.screen?.version).toBe(10);
  world.socket.hear(snapshot(screen(13)));
  world.socket.hear(screen(14));
  expect(live.screen?.version).toBe(14);
});

test('a screen brings what is new; the rest of the view stays', () => {
  const news = { turn: 1, hands: [['G2'], null] };
  world.socket.hear({ ...screen(11), view: news as unknown as View });
  expect(live.screen?.view).toEqual(view(news as Partial<HerrlofView>));
});

test('the next version asks for nothing, and an old one is left aside', () => {
  world.socket.hear(screen(11));
  world.socket.hear(screen(9));
  expect(world.socket.said).toEqual([]);
  expect(live.screen?.version).toBe(11);
});

test('a refusal is told once, by its rule', () => {
  const refused = vi.fn();
  live.listen({ refused });
  live.press('G2');
  world.socket.hear({ say: 'refused', id: presses()[0]!.id, rule: 'HERR-PLAY-2' });
  expect(refused.mock.calls).toEqual([['HERR-PLAY-2']]);
});

test('who no longer listens is told nothing', () => {
  const failed = vi.fn();
  const stop = live.listen({ failed });
  world.socket.hear({ say: 'error', code: 'paused', text: '', id: '' });
  stop();
  world.socket.hear({ say: 'error', code: 'muted', text: '', id: '' });
  expect(failed.mock.calls.flat()).toEqual([expect.objectContaining({ code: 'paused' })]);
});

const lapse = () => {
  const lapsed = vi.fn<(how: string) => void>();
  live.listen({ lapsed });
  world.socket.hear({ say: 'lapsed', id: presses().at(-1)!.id });
  return lapsed.mock.calls.flat();
};
const race = (...seats: number[]): Margin[] =>
  seats.map((seat, i) => ({ seat, after: i * 20, verdict: i ? 'behind' : 'first' }));

test('somebody was quicker where another has won the race since', () => {
  live.press('throw');
  world.socket.hear(screen(11, { race: race(1, 0) }));
  expect(lapse()).toEqual(['raced']);
});

test('without a race nobody was quicker: the press was late', () => {
  live.press('R7');
  world.socket.hear(screen(11));
  expect(lapse()).toEqual(['late']);
});

test('a race of before says nothing about a press of now', () => {
  world.socket.hear(screen(11, { race: race(1, 0) }));
  live.press('R7');
  expect(lapse()).toEqual(['late']);
});

test('a second press after an own move that counted is nothing to tell', () => {
  live.press('R7');
  live.press('G2');
  world.socket.hear(screen(11, { race: race(0) }));
  world.socket.hear({ say: 'accepted', id: presses()[0]!.id, version: 11 });
  expect(lapse()).toEqual([]);
});

test('the same press twice is one; on another screen, or after another one, it is not', () => {
  live.press('R7');
  live.press('R7');
  expect(presses()).toHaveLength(1);
  live.press(['R7', 'done']);
  live.press('R7');
  world.socket.hear(screen(11));
  live.press('R7');
  expect(presses().map((one) => [one.seen, one.moves.join()])).toEqual([
    [10, 'R7'],
    [10, 'R7,done'],
    [10, 'R7'],
    [11, 'R7'],
  ]);
});

test('an own press ends the pause of the screen before', () => {
  live.hold = () => 1_700;
  world.socket.hear(screen(11, { events: [told('trick_won', 0)] }));
  live.press('R7');
  world.socket.hear(screen(12));
  expect(live.screen?.version).toBe(12);
});

test('an own press shows at once what was waiting to be seen', () => {
  live.hold = () => 1_700;
  for (const version of [11, 12, 13]) world.socket.hear(screen(version));
  live.takeBack();
  expect(live.screen?.version).toBe(13);
});

test('a screen that deserves to be seen holds back the next one', () => {
  live.hold = (shown) => (shown.events.length > 0 ? 900 : 0);
  world.socket.hear(screen(11, { events: [told('trick_won', 1)] }));
  world.socket.hear(screen(12));
  expect(live.screen?.version).toBe(11);
  world.pass(900);
  expect(live.screen?.version).toBe(12);
});

test('too much waiting at once is shown at once', () => {
  live.hold = () => 900;
  for (let version = 11; version <= 18; version++) world.socket.hear(screen(version));
  expect(live.screen?.version).toBe(18);
});

test('the story grows with what was shown and forgets what it must', () => {
  world.socket.hear(screen(11, { events: [told('played', 0, { card: 'R7' })] }));
  world.socket.hear(screen(12, { events: [told('played', 1, { card: 'R2' })], remember: 12 }));
  expect(live.story.map((episode) => episode.version)).toEqual([12]);
});

const RESULT = { scores: [50, 20], places: [1, 2], rule: 'HERR-END-1' };
const over = () => {
  world.socket.hear({ say: 'table', table: table({ phase: 'over' }), seat: 0 });
  world.socket.hear(screen(11, { result: RESULT }));
};

test('whoever looks at the end of a game is not taken to the lobby with the others', () => {
  over();
  const gathered = table({ phase: 'lobby', shuffle: { commitment: 'c1', given: [], secret: '' } });
  world.socket.hear({ say: 'table', table: gathered, seat: 0 });
  world.socket.hear(snapshot(null, { table: gathered }));
  expect(live.screen?.version).toBe(11);
  expect([live.ended?.phase, live.table?.phase]).toEqual(['over', 'lobby']);
  world.socket.hear({ say: 'table', table: table({ phase: 'dealing' }), seat: 0 });
  expect(live.ended?.phase).toBe('over');
  world.socket.hear(snapshot(screen(20), { table: table({ game_number: 2 }) }));
  expect(live.ended).toBeNull();
  expect(live.screen?.version).toBe(20);
});

test('who wants to goes to the lobby, and everybody does where something else is to be played', () => {
  over();
  world.socket.hear({ say: 'table', table: table({ phase: 'lobby' }), seat: 0 });
  live.leaveEnd();
  expect([live.ended, live.screen]).toEqual([null, null]);
  world.socket.hear(snapshot(screen(20), { table: table() }));
  over();
  const settings = { ...table().settings, options: { target: '20' } };
  world.socket.hear({ say: 'table', table: table({ phase: 'lobby', settings }), seat: 0 });
  expect([live.ended, live.screen]).toEqual([null, null]);
});

test('round one screen nobody stays behind', () => {
  const settings = { ...table().settings, one_device: true };
  world.socket.hear({ say: 'table', table: table({ phase: 'over', settings }), seat: 0 });
  world.socket.hear(screen(11, { result: RESULT }));
  world.socket.hear({ say: 'table', table: table({ phase: 'lobby', settings }), seat: 0 });
  expect([live.ended, live.screen]).toEqual([null, null]);
});

test('back in the lobby the game before is gone', () => {
  world.socket.hear({ say: 'table', table: table({ phase: 'lobby' }), seat: 0 });
  expect(live.screen).toBeNull();
  world.socket.hear(screen(30));
  expect(live.screen).toBeNull();
  world.socket.hear(snapshot(screen(31)));
  expect(world.socket.said).toEqual([]);
  expect(live.screen?.version).toBe(31);
});

test('a press that came too fast is said again, for it was not read and never would be answered', () => {
  live.press('R7');
  world.socket.hear({ say: 'error', code: 'slow_down', text: '', id: '' });
  world.socket.hear({ say: 'error', code: 'slow_down', text: '', id: '' });
  world.pass(1_000);
  const [first, again] = presses();
  expect(again).toEqual(first);
  expect(presses()).toHaveLength(2);
  world.socket.hear({ say: 'accepted', id: first!.id, version: 11 });
  world.socket.hear({ say: 'error', code: 'slow_down', text: '', id: '' });
  world.pass(1_000);
  expect(presses()).toHaveLength(2);
  expect(live.underway).toBe(0);
});

test('a snapshot that was asked for too fast is asked for again', () => {
  const asked = () => world.socket.said.filter((one) => one.say === 'resync').length;
  world.socket.hear(screen(12));
  world.socket.hear({ say: 'error', code: 'slow_down', text: '', id: '' });
  world.pass(1_000);
  expect(asked()).toBe(2);
  world.socket.hear(snapshot(screen(13)));
  world.socket.hear({ say: 'error', code: 'slow_down', text: '', id: '' });
  world.pass(1_000);
  expect(asked()).toBe(2);
  expect(live.screen?.version).toBe(13);
});

test('another seat counts its own versions', () => {
  world.socket.hear({ say: 'table', table: table(), seat: null });
  expect(world.socket.said).toContainEqual({ say: 'resync' });
  world.socket.hear(snapshot(screen(4), { seat: null }));
  expect(live.screen?.version).toBe(4);
});

test('readiness carries bytes of one’s own, the same in every tab', () => {
  live.ready(true);
  live.ready(true);
  const [first, second] = world.socket.said.filter((one) => one.say === 'ready');
  expect(first).toMatchObject({ say: 'ready', ready: true, bytes: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  expect(second).toEqual(first);
});

test.each([
  ['no_table', 'missing'],
  ['set_aside', 'aside'],
  ['closed', 'closed'],
] as const)('a table that cannot be had (%s) is not waited for', (reason, status) => {
  world.socket.hear({ say: 'bye', reason });
  world.socket.drop();
  expect(live.status).toBe(status);
  world.pass(60_000);
  expect(world.sockets).toHaveLength(1);
});

test('whoever was removed knows it, and by whom', () => {
  expect(live.isRemoved).toBe(false);
  world.socket.hear({ say: 'removed', by: 'host' });
  expect([live.isRemoved, live.isRemovedByServer]).toEqual([true, false]);
  world.socket.hear({ say: 'removed', by: 'server' });
  expect([live.isRemoved, live.isRemovedByServer]).toEqual([true, true]);
});

test('a page from before a new protocol stops', () => {
  world.socket.hear({ say: 'welcome', protocol: 99, name: 'Ada', seat: 0, host: true });
  expect(live.status).toBe('outdated');
});
