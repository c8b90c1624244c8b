/** Shows one thing after another, each for as long as it deserves to be seen. */

const MOST_WAITING = 6;

export interface Timers {
  later(run: () => void, after: number): number;
  cancel(timer: number): void;
}

export class Pacer<T> {
  /** Things that came together are a group. */
  #queue: { item: T; isLast: boolean }[] = [];
  #isHolding = false;
  #timer: number | null = null;

  /** `hold`: milliseconds; Infinity: until `goOn`. */
  constructor(
    private readonly show: (item: T) => void,
    private readonly hold: (item: T) => number,
    private readonly timers: Timers,
  ) {}

  push(...group: T[]): void {
    group.forEach((item, i) => this.#queue.push({ item, isLast: i === group.length - 1 }));
    if (!this.#isHolding) this.#next();
    else if (this.#queue.filter(({ isLast }) => isLast).length > MOST_WAITING) this.flush();
  }

  /** What is shown has been seen: the next one. */
  goOn(): void {
    if (!this.#isHolding) return;
    this.#release();
    this.#next();
  }

  /** Everything waiting at once, up to what stays until `goOn`. */
  hurry(): void {
    if (this.#timer === null) return;
    this.#release();
    while (this.#queue.length > 0 && !this.#isHolding) {
      const { item } = this.#queue.shift()!;
      this.show(item);
      this.#isHolding = this.hold(item) === Infinity;
    }
  }

  /** Everything waiting at once: the newest is what counts. */
  flush(): void {
    this.clear(this.#queue.splice(0).map(({ item }) => item));
  }

  /** Forget what waits; `rest` is still shown. */
  clear(rest: T[] = []): void {
    this.#release();
    this.#queue = [];
    rest.forEach(this.show);
  }

  #release(): void {
    if (this.#timer !== null) this.timers.cancel(this.#timer);
    this.#timer = null;
    this.#isHolding = false;
  }

  #next(): void {
    const next = this.#queue.shift();
    if (!next) return;
    this.show(next.item);
    const pause = this.hold(next.item);
    this.#isHolding = pause > 0;
    if (pause === 0) this.#next();
    else if (pause < Infinity) this.#timer = this.timers.later(() => this.goOn(), pause);
  }
}
