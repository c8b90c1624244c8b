/** Presses under way: each has an id of its own, so that sending it again is safe. */

import type { PressMoves, TakeBack } from '$lib/protocol';

export type Sent = PressMoves | TakeBack;

export class Presses {
  #waiting = new Map<string, Sent>();
  #count = 0;

  constructor(private readonly prefix: string) {}

  get size(): number {
    return this.#waiting.size;
  }

  press(moves: string[], seen: number, claim: number): PressMoves {
    return this.#keep({ say: 'press', id: this.#id(), seen, moves, claim });
  }

  takeBack(seen: number): TakeBack {
    return this.#keep({ say: 'take_back', id: this.#id(), seen });
  }

  /** Whether the latest press is this very one, and still waits for its answer. */
  isLatest(moves: string[], seen: number): boolean {
    const latest = this.unanswered().at(-1);
    if (latest?.say !== 'press' || latest.seen !== seen || latest.moves.length !== moves.length) return false;
    return latest.moves.every((move, i) => move === moves[i]);
  }

  /** The press an answer is about, which is no longer waiting. */
  answered(id: string): Sent | undefined {
    const sent = this.#waiting.get(id);
    this.#waiting.delete(id);
    return sent;
  }

  /** In the order they were made, to send again after a lost connection. */
  unanswered(): Sent[] {
    return [...this.#waiting.values()];
  }

  #keep<T extends Sent>(sent: T): T {
    this.#waiting.set(sent.id, sent);
    return sent;
  }

  #id(): string {
    this.#count += 1;
    return `${this.prefix}-${this.#count}`;
  }
}

/** Different for every tab and every visit. */
export function pressPrefix(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('') + Date.now().toString(36);
}
