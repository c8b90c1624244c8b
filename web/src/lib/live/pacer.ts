/** Shows one thing after another, each for as long as it deserves to be seen. */

const MOST_WAITING = 6;

export interface Timers {
  later(run: () => void, after: number): number;
  cancel(timer: number): void;
}

export class Pacer<T> {
  #queue: T[] = [];
  #timer: number | null = null;

  constructor(
    private readonly show: (item: T) => void,
    private readonly hold: (item: T) => number,
    private readonly timers: Timers,
  ) {}

  push(item: T): void {
    this.#queue.push(item);
    if (this.#timer === null) this.#next();
    else if (this.#queue.length > MOST_WAITING) this.flush();
  }

  /** Everything waiting at once: the newest is what counts. */
  flush(): void {
    this.clear(this.#queue.splice(0));
  }

  /** Forget what waits; `rest` is still shown. */
  clear(rest: T[] = []): void {
    if (this.#timer !== null) this.timers.cancel(this.#timer);
    this.#timer = null;
    this.#queue = [];
    rest.forEach(this.show);
  }

  #next(): void {
    this.#timer = null;
    const item = this.#queue.shift();
    if (item === undefined) return;
    this.show(item);
    const pause = this.hold(item);
    if (pause > 0) this.#timer = this.timers.later(() => this.#next(), pause);
    else this.#next();
  }
}
