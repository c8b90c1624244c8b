/** One WebSocket that comes back by itself. Knows messages only as JSON. */

import type { ClientSays, ServerSays } from '$lib/protocol';

const FIRST_RETRY = 300;
const LONGEST_RETRY = 5_000;
/** Nothing heard for so long, and it is asked whether anybody is there. */
const IDLE = 10_000;
/** The same once something was said, which has an answer. */
const EXPECTING = 2_500;
/** For that answer; as long as three usual ones on a slow network. */
const LEAST_PATIENCE = 5_000;
const MOST_PATIENCE = 30_000;

export interface LinkEvents {
  heard(message: ServerSays): void;
  /** The connection is gone; a new one is tried. `tries` counts failures in a row. */
  lost(tries: number): void;
}

/** What a link needs of the browser; tests bring their own. */
export interface World {
  open(url: string): WebSocket;
  later(run: () => void, after: number): number;
  cancel(timer: number): void;
  now(): number;
  random(): number;
}

export const browser: World = {
  open: (url) => new WebSocket(url),
  later: (run, after) => window.setTimeout(run, after),
  cancel: (timer) => window.clearTimeout(timer),
  now: () => performance.now(),
  random: () => Math.random(),
};

export class Link {
  #socket: WebSocket | null = null;
  #tries = 0;
  #retry = 0;
  #check = 0;
  #heardAt = 0;
  /** When the first thing was said since something was heard. */
  #saidAt: number | null = null;
  #pingedAt: number | null = null;
  #patience = LEAST_PATIENCE;
  #isClosed = false;

  constructor(
    private readonly url: string,
    private readonly events: LinkEvents,
    private readonly world: World = browser,
  ) {
    this.#open();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  /** Whether it could be sent now; what could not is for the caller to send again. */
  say(message: ClientSays): boolean {
    if (!this.isOpen) return false;
    this.#socket!.send(JSON.stringify(message));
    this.#saidAt ??= this.world.now();
    this.#checkSoon();
    return true;
  }

  close(): void {
    this.#isClosed = true;
    this.world.cancel(this.#retry);
    this.world.cancel(this.#check);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    const socket = this.world.open(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#hears();
      this.events.heard(JSON.parse(event.data) as ServerSays);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #opened(): void {
    this.#heardAt = this.world.now();
    this.#saidAt = null;
    this.#pingedAt = null;
    this.#checkSoon();
  }

  #hears(): void {
    const now = this.world.now();
    if (this.#pingedAt !== null) this.#patience = bounded(3 * (now - this.#pingedAt));
    this.#heardAt = now;
    this.#saidAt = null;
    this.#pingedAt = null;
    this.#tries = 0;
  }

  #checkSoon(): void {
    this.world.cancel(this.#check);
    const due = this.#pingedAt === null ? this.#silentAt() : this.#pingedAt + this.#patience;
    this.#check = this.world.later(() => this.#look(), Math.max(0, due - this.world.now()));
  }

  /** When it has been silent for too long not to be asked. */
  #silentAt(): number {
    return this.#saidAt === null ? this.#heardAt + IDLE : this.#saidAt + EXPECTING;
  }

  /** A dead network, or a server that hangs, closes nothing: silence after a ping counts as lost. */
  #look(): void {
    const now = this.world.now();
    if (this.#pingedAt !== null && now >= this.#pingedAt + this.#patience) {
      this.#patience = bounded(2 * this.#patience);
      this.#abandon();
      return;
    }
    if (this.#pingedAt === null && now >= this.#silentAt()) this.#ping();
    this.#checkSoon();
  }

  #ping(): void {
    this.#pingedAt = this.world.now();
    this.#socket?.send(JSON.stringify({ say: 'ping', sent: this.#pingedAt } satisfies ClientSays));
  }

  #abandon(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost();
  }

  #lost(): void {
    this.world.cancel(this.#check);
    if (this.#isClosed) return;
    this.#tries += 1;
    this.events.lost(this.#tries);
    if (this.#wasClosed()) return;
    const pause = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (this.#tries - 1));
    this.world.cancel(this.#retry);
    this.#retry = this.world.later(() => this.#open(), pause * (0.75 + this.world.random() / 2));
  }

  /** Asked again after others were told, who may have closed it. */
  #wasClosed(): boolean {
    return this.#isClosed;
  }

  /** The network or the page is back: no need to wait any longer. */
  #hurry = (): void => {
    const isAway = document.visibilityState === 'hidden';
    if (this.#isClosed || isAway || this.#socket?.readyState === 0) return;
    if (this.isOpen) {
      if (this.world.now() - this.#heardAt > MOST_PATIENCE) this.#abandon();
      return;
    }
    this.world.cancel(this.#retry);
    this.#open();
  };
}

function bounded(patience: number): number {
  return Math.min(MOST_PATIENCE, Math.max(LEAST_PATIENCE, patience));
}
