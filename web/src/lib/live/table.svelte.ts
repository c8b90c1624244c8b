/** A table as this browser knows it: what was heard, and what may be said. */

import type {
  ClientSays, Episode, Failed, Line, Screen, ServerSays, Settings, Snapshot, Table, View,
} from '$lib/protocol';
import { PROTOCOL } from '$lib/protocol';
import { browser, Link, type World } from './link';
import { Pacer } from './pacer';
import { Presses, pressPrefix } from './presses';
import { ownBytes } from './shuffle';

export type Status = 'connecting' | 'open' | 'lost' | 'missing' | 'flood' | 'outdated';

/** A screen, and when it came (for clocks) and was shown (for claims), in `performance.now()`. */
export interface Shown {
  screen: Screen;
  arrived: number;
  shown: number;
}

export interface Refusal {
  rule: string;
  moves: string[];
}

/** How long a screen should stay before the next one, in milliseconds. */
export type Hold = (screen: Screen, before: Screen | null) => number;

export interface LiveTableOptions {
  world?: World;
  /** Asked while a connection fails: is that table there at all? */
  exists?: () => Promise<boolean>;
}

export class LiveTable {
  status = $state<Status>('connecting');
  name = $state('');
  table = $state.raw<Table | null>(null);
  seat = $state.raw<number | null>(null);
  now = $state.raw<Shown | null>(null);
  story = $state.raw<Episode[]>([]);
  chat = $state.raw<Line[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  failure = $state.raw<Failed | null>(null);
  /** Failures to connect in a row. */
  tries = $state(0);
  /** Presses no answer has come for. */
  underway = $state(0);
  /** A press of mine has arrived and is being judged. */
  isJudged = $state(false);
  /** A press of mine came after somebody else's. */
  lapses = $state(0);

  hold: Hold = () => 0;

  #link: Link;
  #presses = new Presses(pressPrefix());
  #pacer: Pacer<Shown>;
  /** The newest screen, shown already or still to be; null: a snapshot is to come. */
  #newest: Screen | null = null;
  #world: World;

  constructor(url: string, private readonly options: LiveTableOptions = {}) {
    this.#world = options.world ?? browser;
    let before: Screen | null = null;
    this.#pacer = new Pacer<Shown>(
      (shown) => this.#show(shown),
      (shown) => {
        const pause = this.hold(shown.screen, before);
        before = shown.screen;
        return pause;
      },
      this.#world,
    );
    const events = {
      heard: (message: ServerSays) => this.#hear(message),
      lost: (tries: number) => void this.#lost(tries),
    };
    this.#link = new Link(url, events, this.#world);
  }

  get screen(): Screen | null {
    return this.now?.screen ?? null;
  }

  get isHost(): boolean {
    return this.seat !== null && (this.table?.chairs[this.seat]?.host ?? false);
  }

  /** One move, or all picks of a compound choice. */
  press(moves: string | string[]): void {
    if (!this.now) return;
    const claim = Math.max(0, this.#world.now() - this.now.shown);
    const list = typeof moves === 'string' ? [moves] : moves;
    this.refusal = null;
    this.#link.say(this.#presses.press(list, this.now.screen.version, claim));
    this.underway = this.#presses.size;
  }

  takeBack(): void {
    if (!this.now) return;
    this.#link.say(this.#presses.takeBack(this.now.screen.version));
    this.underway = this.#presses.size;
  }

  ready(isReady: boolean): void {
    const commitment = this.table?.shuffle.commitment;
    if (!commitment) return;
    this.say({ say: 'ready', ready: isReady, bytes: isReady ? ownBytes(commitment) : '' });
  }

  choose(change: Partial<Settings>): void {
    if (this.table) this.say({ say: 'choose', settings: { ...this.table.settings, ...change } });
  }

  say(message: ClientSays): void {
    this.#link.say(message);
  }

  close(): void {
    this.#pacer.clear();
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
      case 'table':
        this.#change(message.table, message.seat);
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'pressed':
        this.isJudged = true;
        break;
      case 'accepted':
      case 'held':
        this.#answered(message.id);
        break;
      case 'lapsed':
        this.#answered(message.id);
        this.lapses += 1;
        break;
      case 'refused': {
        const sent = this.#answered(message.id);
        this.refusal = { rule: message.rule, moves: sent?.say === 'press' ? sent.moves : [] };
        break;
      }
      case 'error':
        if (message.id) this.#answered(message.id);
        this.failure = message;
        break;
      case 'bye':
        if (message.reason === 'flood') this.#end('flood');
        break;
      case 'pong':
        break;
    }
  }

  #answered(id: string): ReturnType<Presses['answered']> {
    const sent = this.#presses.answered(id);
    this.underway = this.#presses.size;
    this.isJudged = false;
    return sent;
  }

  #start(snapshot: Snapshot): void {
    this.status = 'open';
    this.tries = 0;
    this.table = snapshot.table;
    this.seat = snapshot.seat;
    this.story = snapshot.story;
    this.chat = snapshot.chat;
    this.#pacer.clear();
    this.#newest = snapshot.screen;
    this.now = snapshot.screen && this.#arrived(snapshot.screen);
    this.#presses.unanswered().forEach((sent) => this.#link.say(sent));
  }

  #change(table: Table, seat: number | null): void {
    const isElsewhere = seat !== this.seat;
    this.table = table;
    this.seat = seat;
    if (table.phase === 'lobby') this.#clear();
    else if (isElsewhere) {
      this.#newest = null; // each seat counts its own versions
      this.say({ say: 'resync' });
    }
  }

  /** A screen brings what is new on it. */
  #receive(news: Screen): void {
    const before = this.#newest;
    if (!before || news.version <= before.version) return;
    if (news.version > before.version + 1) {
      this.#newest = null;
      this.say({ say: 'resync' });
      return;
    }
    this.#newest = { ...news, view: { ...before.view, ...news.view } as View };
    this.#pacer.push(this.#arrived(this.#newest));
  }

  #arrived(screen: Screen): Shown {
    const now = this.#world.now();
    return { screen, arrived: now, shown: now };
  }

  #show(item: Shown): void {
    const { screen } = item;
    this.now = { ...item, shown: this.#world.now() };
    const kept = this.story.filter((episode) => episode.version >= screen.remember);
    const isNew = screen.events.length > 0 && (kept.at(-1)?.version ?? -1) < screen.version;
    this.story = isNew ? [...kept, { version: screen.version, events: screen.events }] : kept;
  }

  /** Back in the lobby: the game before is gone. */
  #clear(): void {
    this.#pacer.clear();
    this.now = null;
    this.story = [];
    this.#newest = null;
    this.refusal = null;
  }

  async #lost(tries: number): Promise<void> {
    if (this.status === 'open') this.status = 'lost';
    this.tries = tries;
    if (tries % 3 === 1 && this.options.exists && !(await this.options.exists())) {
      this.#end('missing');
    }
  }

  #end(status: Status): void {
    this.status = status;
    this.#link.close();
  }
}
