/** What this browser has solved, and how well: a level for each game, as chess players count, and a streak. */

import { keep, kept } from '$lib/preferences.svelte';
import type { PuzzleInfo } from '$lib/protocol';

export const FIRST_LEVEL = 1200;
const QUICK = 40;
const STEADY = 20;
/** After so many puzzles of a game a level moves less. */
const SETTLED = 10;
const PLACE = 'puzzles';

interface Stored {
  levels: Record<string, number>;
  /** By puzzle, whether the first answer was the best move. */
  first: Record<string, boolean>;
  streak: number;
  most: number;
}

/** What an answer did to the level; null: the puzzle had been answered before. */
export interface Gain {
  level: number;
  change: number;
}

class Progress {
  #stored = $state.raw<Stored>(read());

  levelOf(game: string): number {
    return this.#stored.levels[game] ?? FIRST_LEVEL;
  }

  get streak(): number {
    return this.#stored.streak;
  }

  get most(): number {
    return this.#stored.most;
  }

  /** Undefined: not answered yet. */
  wasRight(id: string): boolean | undefined {
    return this.#stored.first[id];
  }

  solved(puzzles: PuzzleInfo[]): number {
    return puzzles.filter(({ id }) => this.#stored.first[id]).length;
  }

  /** Only the first answer to a puzzle counts. */
  answer({ id, game, rating }: PuzzleInfo, isRight: boolean): Gain | null {
    const { levels, first, streak, most } = this.#stored;
    if (id in first) return null;
    const before = this.levelOf(game);
    const seen = Object.keys(first).length;
    const expected = 1 / (1 + 10 ** ((rating - before) / 400));
    const change = Math.round((seen < SETTLED ? QUICK : STEADY) * (Number(isRight) - expected));
    const now = isRight ? streak + 1 : 0;
    this.#stored = {
      levels: { ...levels, [game]: before + change },
      first: { ...first, [id]: isRight },
      streak: now,
      most: Math.max(most, now),
    };
    keep(PLACE, JSON.stringify(this.#stored));
    return { level: before + change, change };
  }

  /** The next of these: a new one of one's own level, or, once all are known, one that was missed; not `but`. */
  next(puzzles: PuzzleInfo[], but = ''): PuzzleInfo | undefined {
    const level = puzzles[0] ? this.levelOf(puzzles[0].game) : FIRST_LEVEL;
    const others = puzzles.filter(({ id }) => id !== but);
    const fresh = others.filter(({ id }) => !(id in this.#stored.first));
    const missed = others.filter(({ id }) => this.#stored.first[id] === false);
    const from = [fresh, missed, others].find((some) => some.length > 0) ?? puzzles;
    return from.toSorted((a, b) => Math.abs(a.rating - level) - Math.abs(b.rating - level))[0];
  }

  /** As it was kept: another tab, or a test, may have written it. */
  reload(): void {
    this.#stored = read();
  }
}

function read(): Stored {
  const nothing: Stored = { levels: {}, first: {}, streak: 0, most: 0 };
  try {
    const found: unknown = JSON.parse(kept(PLACE) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...nothing, ...found } : nothing;
  } catch {
    return nothing;
  }
}

export const progress = new Progress();
