/** A world of one's own for a link: sockets that obey, and a clock moved by hand. */

import type { World } from '$lib/live/link';
import type { ClientSays, ServerSays } from '$lib/protocol';

export class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  said: ClientSays[] = [];

  constructor(readonly url: string) {}

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientSays);
  }

  close(): void {
    this.drop();
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: ServerSays): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  time = 0;
  #timers: { id: number; at: number; run: () => void }[] = [];
  #count = 0;

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  open(url: string): WebSocket {
    this.sockets.push(new FakeSocket(url));
    return this.socket as unknown as WebSocket;
  }

  later(run: () => void, after: number): number {
    this.#timers.push({ id: ++this.#count, at: this.time + after, run });
    return this.#count;
  }

  cancel(timer: number): void {
    this.#timers = this.#timers.filter((one) => one.id !== timer);
  }

  now(): number {
    return this.time;
  }

  random(): number {
    return 0.5;
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#timers.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.cancel(next.id);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }
}
