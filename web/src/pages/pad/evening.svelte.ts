/** An evening with the real cards, kept in this browser: the game that goes on, and those before it. */

import { api, Trouble } from '$lib/api';
import { tellTrouble } from '$lib/opening';
import { keep, kept } from '$lib/preferences.svelte';
import type { Kept, Question, Wrong } from '$lib/protocol';

/** What was entered for a round: by question a text a column, or one for the table. */
export type Entry = Record<string, string[]>;

export interface PastGame {
  names: string[];
  totals: number[];
  places: number[];
}

interface Stored {
  names: string[];
  options: Record<string, string>;
  rounds: Entry[];
  draft: Entry;
  past: PastGame[];
}

const NOTHING: Stored = { names: [], options: {}, rounds: [], draft: {}, past: [] };

export class Evening {
  names = $state.raw<string[]>([]);
  options = $state.raw<Record<string, string>>({});
  rounds = $state.raw<Entry[]>([]);
  past = $state.raw<PastGame[]>([]);
  /** The round that is being entered. */
  draft = $state<Entry>({});
  /** Which one of those that count is being corrected. */
  editing = $state<number | null>(null);
  /** What the server made of all rounds. */
  told = $state.raw<Kept | null>(null);
  questions = $state.raw<Question[]>([]);
  wrong = $state.raw<Wrong[]>([]);
  isBusy = $state(false);
  isAway = $state(false);

  constructor(readonly game: string) {
    const { names, options, rounds, draft, past } = this.#read();
    [this.names, this.options, this.rounds, this.draft, this.past] = [names, options, rounds, draft, past];
  }

  get isOpen(): boolean {
    return this.names.length > 0;
  }

  /** The number of the round that is asked for, from 0. */
  get at(): number {
    return this.editing ?? this.rounds.length;
  }

  /** Who a column stands for: a player, or a team. */
  columnNames(and: (names: string[]) => string): string[] {
    return (this.told?.columns ?? []).map((seats) => and(seats.map((seat) => this.names[seat] ?? '')));
  }

  begin(names: string[], options: Record<string, string>): Promise<void> {
    [this.names, this.options] = [names, options];
    this.told = null;
    return this.#reset([]);
  }

  /** Counts what there is, as after a reload. */
  open(): Promise<void> {
    return this.#ask(this.rounds, (told) => this.#accept(told));
  }

  submit(): Promise<void> {
    const trial = this.rounds.slice();
    trial[this.at] = $state.snapshot(this.draft);
    return this.#ask(trial, (told) => {
      if (told.wrong.length > 0 && told.rounds.length <= this.at) {
        [this.wrong, this.questions] = [told.wrong, told.questions];
        return;
      }
      this.rounds = trial;
      [this.editing, this.draft] = [null, {}];
      this.#accept(told);
    });
  }

  edit(round: number): Promise<void> {
    return this.#ask(this.rounds.slice(0, round), ({ questions }) => {
      [this.editing, this.draft] = [round, $state.snapshot(this.rounds[round]!)];
      [this.questions, this.wrong] = [questions, []];
    });
  }

  cancel(): void {
    [this.editing, this.draft, this.wrong] = [null, {}, []];
    this.questions = this.told?.questions ?? [];
    this.save();
  }

  remove(round: number): Promise<void> {
    return this.#reset(this.rounds.filter((_, place) => place !== round));
  }

  /** The game that has ended is laid down, and the same people play on. */
  again(): Promise<void> {
    this.#layDown();
    return this.#reset([]);
  }

  /** Nobody sits there any more; what was played stays. */
  leave(): void {
    this.#layDown();
    [this.names, this.rounds, this.draft, this.told] = [[], [], {}, null];
    [this.editing, this.wrong] = [null, []];
    this.save();
  }

  forget(): void {
    this.past = [];
    this.save();
  }

  save(): void {
    const { names, options, rounds, past } = this;
    const draft = this.editing === null ? $state.snapshot(this.draft) : {};
    keep(this.#key, JSON.stringify({ names, options, rounds, draft, past } satisfies Stored));
  }

  #layDown(): void {
    const told = this.told;
    if (!told?.ended) return;
    const game: PastGame = {
      names: this.columnNames((names) => names.join(' + ')),
      totals: told.rounds.at(-1)!.totals,
      places: told.ended.places,
    };
    this.past = [...this.past, game];
  }

  #reset(rounds: Entry[]): Promise<void> {
    this.rounds = rounds;
    [this.editing, this.draft, this.wrong] = [null, {}, []];
    this.save();
    return this.open();
  }

  /** A round that cannot be any more, because one before it was corrected, is asked again. */
  #accept(told: Kept): void {
    [this.told, this.questions, this.wrong] = [told, told.questions, told.wrong];
    if (told.wrong.length > 0) {
      this.editing = told.rounds.length;
      this.draft = $state.snapshot(this.rounds[this.editing] ?? {});
    }
    this.save();
  }

  async #ask(rounds: Entry[], use: (told: Kept) => void): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      use(await api.pad(this.game, { seats: this.names.length, options: this.options, rounds }));
      this.isAway = false;
    } catch (error) {
      this.isAway = error instanceof Trouble && error.code === 'offline';
      if (!this.isAway) tellTrouble(error);
    } finally {
      this.isBusy = false;
    }
  }

  get #key(): string {
    return `pad.${this.game}`;
  }

  #read(): Stored {
    try {
      return { ...NOTHING, ...(JSON.parse(kept(this.#key) ?? '{}') as Partial<Stored>) };
    } catch {
      return NOTHING;
    }
  }
}
