/** An analysis on its way: asked for piece by piece, for as long as somebody watches. */

import { Trouble } from '$lib/api';
import type { Analysed, Verdict } from '$lib/protocol';

/** What asks for some more of it. */
export type Ask = (seat: number) => Promise<Analysed>;

const NOT_LOST = new Set(['precise', 'good']);

export class Analysing {
  made = $state.raw<Analysed | null>(null);
  seat = $state<number | null>(null);
  isBusy = $state(false);
  trouble = $state.raw<Trouble | null>(null);
  /** Precise moves are listed, too. */
  showsAll = $state(false);
  #turn = 0;

  constructor(private readonly ask: Ask) {}

  /** The sooner one for another seat is left. */
  async start(seat: number): Promise<void> {
    const mine = ++this.#turn;
    if (seat !== this.seat) this.made = null;
    this.seat = seat;
    this.trouble = null;
    this.isBusy = true;
    try {
      while (mine === this.#turn && !this.made?.analysis.is_final) {
        const made = await this.ask(seat);
        if (mine === this.#turn) this.made = made;
      }
    } catch (error) {
      if (mine === this.#turn)
        this.trouble = error instanceof Trouble ? error : new Trouble('internal', String(error), 0);
    }
    if (mine === this.#turn) this.isBusy = false;
  }

  /** Nothing more is asked for. */
  stop(): void {
    this.#turn += 1;
    this.isBusy = false;
  }

  get verdicts(): Verdict[] {
    return this.made?.analysis.verdicts ?? [];
  }

  /** What there is to learn: sure, and costly. */
  get mistakes(): Verdict[] {
    return this.verdicts.filter((one) => one.is_final && !NOT_LOST.has(one.label));
  }
}

/** The moves of a question, in an order that tells nothing. */
export function choicesOf(verdict: Verdict): string[] {
  const all = [verdict.best, verdict.played, ...verdict.others];
  return all.filter((move, at) => all.indexOf(move) === at).sort();
}
