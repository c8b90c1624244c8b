/** Facts of screens: they come after their screen, and are shown with it. */

import type { Told } from '$lib/protocol';

export class Described {
  isWanted = false;
  #known = new Map<number, Told[]>();

  hear(version: number, facts: Told[]): void {
    this.#known.set(version, facts);
  }

  /** Those of a screen that is shown now; null: they have not come. */
  at(version: number): Told[] | null {
    for (const known of this.#known.keys()) if (known < version) this.#known.delete(known);
    return this.#known.get(version) ?? null;
  }

  clear(): void {
    this.#known.clear();
  }
}
