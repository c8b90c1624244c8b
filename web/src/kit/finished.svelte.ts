/** A trick that is over: it stays for a moment, then goes to whoever won it. */

import type { Flight } from '$lib/flight';
import { preferences } from '$lib/preferences.svelte';

/** What is left of its stay where no pauses are wanted. */
const LEAST_PAUSE = 0.2;

export class FinishedTrick<T> {
  trick = $state.raw<T | null>(null);

  /** Made with its table; `stays` in milliseconds. */
  constructor(stays: number, table: () => { flight: Pick<Flight, 'around'>; isPaused: boolean }) {
    // Another screen is no reason to begin anew.
    const isPaused = $derived(table().isPaused);
    $effect(() => {
      if (!this.trick || isPaused) return;
      const leave = (): void => void table().flight.around(() => (this.trick = null));
      const timer = setTimeout(leave, stays * (preferences.pause || LEAST_PAUSE));
      return () => clearTimeout(timer);
    });
  }

  /** `done`: the one that has just ended. `isGone`: the former one is no longer to be seen. */
  follow(done: T | null, isGone = false): void {
    if (done) this.trick = done;
    else if (isGone) this.trick = null;
  }
}
