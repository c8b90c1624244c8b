/** A table as this browser knows it: what was heard, and what may be said. */

import type {
  ChatLine,
  ClientSays,
  Episode,
  Failed,
  Screen,
  ServerSays,
  Settings,
  Snapshot,
  TableInfo,
  Told,
} from '$lib/protocol';
import { PROTOCOL } from '$lib/protocol';
import { browser, Link, type World } from './link';
import { Presses, pressPrefix, type Sent } from './presses';
import { Remarks } from './remarks';
import { type Cut, type Hold, Screens, type Shown } from './screens.svelte';
import { ownBytes } from './shuffle';

/** Milliseconds until what came too fast may be said again. */
const SLOWED_DOWN = 1_000;

export type Status = 'connecting' | 'open' | 'lost' | 'missing' | 'aside' | 'closed' | 'flood' | 'outdated';

/** Why a press of mine came to nothing: somebody else won the race, or the table had gone on. */
export type Lapse = 'raced' | 'late';

/** What is told once, as it happens. */
export interface Hears {
  refused: (rule: string) => void;
  lapsed: (how: Lapse) => void;
  /** The server's own answer, or `offline`: nothing could be said; `unheard`: it may not have arrived. */
  failed: (failure: Failed) => void;
  /** A screen, that is perhaps shown only later. */
  came: (screen: Screen) => void;
  /** A screen, or a moment of what it tells. */
  shown: (screen: Screen) => void;
  /** Somebody at the table has reacted; `number` as in the closed list. */
  reacted: (seat: number, number: number) => void;
  /** The connection was lost before it was known that this had arrived. */
  unheard: (message: ClientSays) => void;
}

export class LiveTable {
  status = $state<Status>('connecting');
  name = $state('');
  table = $state.raw<TableInfo | null>(null);
  seat = $state.raw<number | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Failures to connect in a row. */
  tries = $state(0);
  /** Presses no answer has come for. */
  underway = $state(0);
  /** A press of mine has arrived and is being judged. */
  isJudged = $state(false);
  /** The table at the end of a game that is still looked at while others gather for the next one. */
  ended = $state.raw<TableInfo | null>(null);
  /** The host has taken me off this table: I may only watch. */
  isRemoved = $state(false);
  /** By whoever runs the server, not by the table's host. */
  isRemovedByServer = $state(false);

  #link: Link;
  #presses = new Presses(pressPrefix());
  #remarks = new Remarks();
  /** What was chosen last, until the server has heard it. */
  #wish: { settings: Settings; at: number } | null = null;
  #screens: Screens;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- called, never drawn
  #listeners = new Set<Partial<Hears>>();
  /** The newest versions that show a move of mine, and a race somebody else has won. */
  #mine = -1;
  #lost = -1;
  #wantsSnapshot = false;
  #again: number | null = null;
  #world: World;

  constructor(url: string, world: World = browser) {
    this.#world = world;
    this.#screens = new Screens(world);
    this.#screens.onshow = (screen) => this.#tell((hears) => hears.shown?.(screen));
    const events = {
      heard: (message: ServerSays) => this.#hear(message),
      lost: (tries: number) => this.#away(tries),
    };
    this.#link = new Link(url, events, world);
  }

  get now(): Shown | null {
    return this.#screens.now;
  }

  get screen(): Screen | null {
    return this.now?.screen ?? null;
  }

  get story(): Episode[] {
    return this.#screens.story;
  }

  /** What is to be seen on the screen, where it was asked for (`describe`). */
  get facts(): Told[] {
    return this.#screens.facts;
  }

  set hold(hold: Hold) {
    this.#screens.hold = hold;
  }

  set cut(cut: Cut) {
    this.#screens.cut = cut;
  }

  /** The next moment, though this one would stay longer. */
  goOn(): void {
    this.#screens.goOn();
  }

  /** All that is only looked at, at once. */
  hurry(): void {
    this.#screens.hurry();
  }

  get isHost(): boolean {
    return this.seat !== null && (this.table?.chairs[this.seat]?.host ?? false);
  }

  /** Until what is given back is called. */
  listen(hears: Partial<Hears>): () => void {
    this.#listeners.add(hears);
    return () => this.#listeners.delete(hears);
  }

  /** One move, or all picks of a compound choice. The same again, while it is underway, is one. */
  press(moves: string | string[]): void {
    if (!this.now) return;
    const claim = Math.max(0, this.#world.now() - this.now.shown);
    const list = typeof moves === 'string' ? [moves] : moves;
    const { version } = this.now.screen;
    if (!this.#presses.isLatest(list, version)) this.#send(this.#presses.press(list, version, claim));
  }

  takeBack(): void {
    if (this.now) this.#send(this.#presses.takeBack(this.now.screen.version));
  }

  /** Whoever presses has seen enough: what comes of it is not held back. */
  #send(sent: Sent): void {
    this.#link.say(sent);
    this.underway = this.#presses.size;
    this.#screens.flush();
  }

  ready(isReady: boolean): boolean {
    const commitment = this.table?.shuffle.commitment;
    if (!commitment) return false;
    return this.say({ say: 'ready', ready: isReady, bytes: isReady ? ownBytes(commitment) : '' });
  }

  /** What is chosen before the last choice was answered goes with it. */
  choose(change: Partial<Settings>): boolean {
    if (this.table === null) return false;
    const base = this.#wish?.settings ?? this.table.settings;
    const settings = { ...base, ...change, options: { ...base.options, ...change.options } };
    const at = this.#world.now();
    if (!this.say({ say: 'choose', settings })) return false;
    this.#wish = { settings, at };
    return true;
  }

  /** Whether it could be said. What is no press would be wrong later, so it is not kept: that it
   * could not be said, or may not have arrived, is told. */
  say(message: ClientSays): boolean {
    const at = this.#world.now();
    if (!this.#link.say(message)) {
      this.#fail('offline');
      return false;
    }
    this.#remarks.said(message, at);
    this.#link.say({ say: 'ping', sent: at });
    return true;
  }

  /** Whether facts are wanted, on this connection and any after it. */
  describe(isWanted: boolean): void {
    if (this.#screens.wantsFacts === isWanted) return;
    this.#screens.wantsFacts = isWanted;
    if (this.status === 'open') this.#link.say({ say: 'describe', wanted: isWanted });
  }

  /** From the end of a game to the lobby. */
  leaveEnd(): void {
    if (!this.ended) return;
    this.ended = null;
    this.#screens.clear();
  }

  /** The cards of one's look can be seen. Unheard, it costs nobody more than two seconds. */
  inSight(clock: string): void {
    this.#link.say({ say: 'in_sight', clock });
  }

  close(): void {
    if (this.#again !== null) this.#world.cancel(this.#again);
    this.#screens.stop();
    this.#link.close();
  }

  #hear(message: ServerSays): void {
    switch (message.say) {
      case 'welcome':
        this.name = message.name;
        if (message.protocol !== PROTOCOL) this.#end('outdated');
        break;
      case 'snapshot':
        this.#start(message);
        break;
      case 'screen':
        this.#receive(message);
        break;
      case 'facts':
        this.#screens.hearFacts(message.version, message.facts);
        break;
      case 'table':
        this.#change(message.table, message.seat);
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        this.#remarks.isChatted(message.line, this.name);
        break;
      case 'reacted':
        this.#tell((hears) => hears.reacted?.(message.seat, message.number));
        break;
      case 'pressed':
        this.isJudged = true;
        break;
      case 'accepted':
        this.#answered(message.id);
        this.#mine = message.version;
        break;
      case 'held':
        this.#answered(message.id);
        break;
      case 'lapsed':
        this.#lapse(this.#answered(message.id)?.seen ?? 0);
        break;
      case 'refused':
        this.#answered(message.id);
        this.#tell((hears) => hears.refused?.(message.rule));
        break;
      case 'error':
        if (message.id) this.#answered(message.id);
        else if (message.code === 'slow_down') this.#again ??= this.#world.later(() => this.#sayAgain(), SLOWED_DOWN);
        this.#tell((hears) => hears.failed?.(message));
        break;
      case 'removed':
        this.isRemoved = true;
        this.isRemovedByServer = message.by === 'server';
        break;
      case 'bye':
        if (message.reason === 'flood') this.#end('flood');
        if (message.reason === 'no_table') this.#end('missing');
        if (message.reason === 'set_aside') this.#end('aside');
        if (message.reason === 'closed') this.#end('closed');
        break;
      case 'pong':
        this.#remarks.arrived(message.sent);
        if (this.#wish && message.sent >= this.#wish.at) this.#wish = null;
        break;
    }
  }

  #fail(code: string): void {
    this.#tell((hears) => hears.failed?.({ say: 'error', code, text: '', id: '' }));
  }

  /** What came too fast was not read, and nobody says what it was: what still has no answer is said
   * again, or it never would have one. */
  #sayAgain(): void {
    this.#again = null;
    if (this.#wantsSnapshot) this.#resync();
    this.#presses.unanswered().forEach((sent) => this.#link.say(sent));
  }

  #resync(): void {
    this.#wantsSnapshot = true;
    this.#link.say({ say: 'resync' });
  }

  #answered(id: string): Sent | undefined {
    const sent = this.#presses.answered(id);
    this.underway = this.#presses.size;
    this.isJudged = false;
    return sent;
  }

  /** A press after an own move on the same screen is a slip of the finger, and nothing to tell. */
  #lapse(seen: number): void {
    if (this.#mine > seen) return;
    this.#tell((hears) => hears.lapsed?.(this.#lost > seen ? 'raced' : 'late'));
  }

  #tell(what: (hears: Partial<Hears>) => void): void {
    this.#listeners.forEach(what);
  }

  #start(snapshot: Snapshot): void {
    const isNew = this.status !== 'open';
    this.status = 'open';
    this.#wantsSnapshot = false;
    this.tries = 0;
    this.#stayAtEnd(snapshot.table);
    this.table = snapshot.table;
    this.seat = snapshot.seat;
    const heard = this.chat.at(-1)?.number ?? 0;
    this.chat = snapshot.chat;
    if (!this.ended) this.#screens.begin(snapshot);
    if (isNew && this.#screens.wantsFacts) this.#link.say({ say: 'describe', wanted: true });
    this.#presses.unanswered().forEach((sent) => this.#link.say(sent));
    snapshot.chat.filter((line) => line.number > heard).forEach((line) => this.#remarks.isChatted(line, this.name));
    this.#giveBack(this.#remarks.lost());
  }

  #giveBack(messages: ClientSays[]): void {
    messages.forEach((message) => this.#tell((hears) => hears.unheard?.(message)));
    if (messages.length > 0) this.#fail('unheard');
  }

  #change(table: TableInfo, seat: number | null): void {
    const isElsewhere = seat !== this.seat;
    this.#stayAtEnd(table);
    this.table = table;
    this.seat = seat;
    if (this.ended) return;
    if (table.phase === 'lobby') this.#screens.clear();
    else if (isElsewhere) {
      this.#screens.awaitSnapshot();
      this.#resync();
    }
  }

  /** A rematch is an offer: whoever looks at the end of a game stays there, until cards are dealt or
   * something else is to be played. */
  #stayAtEnd(table: TableInfo): void {
    const before = this.ended ?? (this.table?.phase === 'over' ? this.table : null);
    const isGathering = table.phase === 'lobby' || table.phase === 'dealing';
    const isSame = JSON.stringify(before?.settings) === JSON.stringify(table.settings);
    const stays = before !== null && isGathering && isSame && !table.settings.one_device;
    if (stays && !this.ended) this.#screens.stay();
    this.ended = stays && this.screen?.result ? before : null;
  }

  #receive(news: Screen): void {
    const how = this.#screens.receive(news);
    if (how === 'gap') this.#resync();
    const first = news.race[0];
    if (how === 'next' && first && first.seat !== this.seat) this.#lost = news.version;
    if (how === 'next') this.#tell((hears) => hears.came?.(news));
  }

  #away(tries: number): void {
    if (this.status === 'open') this.status = 'lost';
    this.#wish = null;
    this.#remarks.lose();
    this.tries = tries;
  }

  #end(status: Status): void {
    this.status = status;
    this.#link.close();
  }
}
