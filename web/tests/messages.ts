/** Messages as the server says them, with what a test does not care about filled in. */

import type { Chair, GameInfo, HerrlofView, Screen, Snapshot, TableInfo, Told } from '$lib/protocol';

export const view = (change: Partial<HerrlofView> = {}): HerrlofView => ({
  seat: 0, seats: 2, options: 'target=0', target: 50, round: 1, dealer: 1, step: 'play', turn: 0,
  leader: 0, trump: 'R', turned: ['R3'], stock: 11, aside: 1, hands: [['R7', 'G2', 'A', 'A'], null],
  counts: [4, 4], predicted: [true, true], predictions: [3, null], tricks: [0, 0], destroyed: 0,
  trick: [], latest: null, discarded: [[], 0], victim: null, scores: [0, 0], bonuses: [0, 0],
  sheet: [], memory: null, ...change,
});

export const screen = (version: number, change: Partial<Screen> = {}): Screen => ({
  say: 'screen', version, seat: 0, view: view(), to_act: [0], may_react: [], moves: ['R7', 'G2', 'A'],
  reactions: [], clocks: [], events: [], remember: 0, race: [], held: [], can_take_back: false,
  result: null, ...change,
});

export const chair = (change: Partial<Chair> = {}): Chair => ({
  kind: 'person', name: 'Ada', level: '', face: '', connected: true, ready: false, host: false, muted: false,
  substitute: false, same_network: false, ...change,
});

export const table = (change: Partial<TableInfo> = {}): TableInfo => ({
  code: 'ABCD', link: 'http://here/t/ABCD', phase: 'playing',
  settings: { game: 'herrlof', seats: 2, options: {}, pace: 'normal', public: false, bot_after: 60, delay: 0, outside_bots: false, take_back: 'auto', one_device: false },
  chairs: [chair({ host: true }), chair({ kind: 'bot', name: 'Bot 2', level: 'novice' })],
  spectators: [], muted: [], shuffle: { commitment: 'c0', given: [], secret: '' }, game_number: 1, record: null,
  paused: false, wins: [0, 0], continues: '', trouble: '', ...change,
});

export const snapshot = (shown: Screen | null, change: Partial<Snapshot> = {}): Snapshot => ({
  say: 'snapshot', table: table(), seat: 0, screen: shown, story: [], chat: [], ...change,
});

export const told = (kind: string, seat: number | null = null, values: Told['values'] = {}): Told => ({
  kind, seat, values,
});

export const game = (change: Partial<GameInfo> = {}): GameInfo => ({
  name: 'herrlof', title: { fr: 'Herrlof', en: 'Herrlof' }, line: { fr: '', en: '' }, minutes: [15, 30], seats: [2, 3], usual_seats: 2,
  rules_version: 1, options: [], one_device: { options: {}, has_bots: true }, has_lesson: true, sentences: {},
  facts: {}, moves: {}, names: {}, seat_words: [], levels: ['novice'], takes_back: false, ...change,
});
