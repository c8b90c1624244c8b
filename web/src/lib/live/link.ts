/** One WebSocket that comes back by itself. Knows messages only as JSON. */

import type { ClientSays, ServerSays } from '$lib/protocol';

const FIRST_RETRY = 300;
const LONGEST_RETRY = 5_000;
const HEARTBEAT = 12_000;
const SILENCE = 30_000;

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
  #beat = 0;
  #heardAt = 0;
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
    return true;
  }

  close(): void {
    this.#isClosed = true;
    this.world.cancel(this.#retry);
    this.world.cancel(this.#beat);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    const socket = this.world.open(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heardAt = this.world.now();
      this.#tries = 0;
      this.events.heard(JSON.parse(event.data) as ServerSays);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #opened(): void {
    this.#heardAt = this.world.now();
    this.world.cancel(this.#beat);
    this.#beat = this.world.later(() => this.#check(), HEARTBEAT);
  }

  /** A dead network closes nothing: silence after a ping counts as lost. */
  #check(): void {
    if (this.world.now() - this.#heardAt > SILENCE) {
      this.#abandon();
      return;
    }
    this.say({ say: 'ping', sent: this.world.now() });
    this.#beat = this.world.later(() => this.#check(), HEARTBEAT);
  }

  #abandon(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost();
  }

  #lost(): void {
    this.world.cancel(this.#beat);
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
      if (this.world.now() - this.#heardAt > SILENCE) this.#abandon();
      return;
    }
    this.world.cancel(this.#retry);
    this.#open();
  };
}
