/** A learner's way through a lesson. The server plays it; this browser keeps the answers given. */

import { api } from './api';
import type { Language } from './language.svelte';
import type { Hold } from './live/screens.svelte';
import { keep, kept } from './preferences.svelte';
import type { LessonPart, Screen, Told } from './protocol';

/** The answer to a step that asks for nothing. */
export const GO_ON = '';
const LEAST_LOOK = 700;
const LAST_LOOK = 1_800;
const MOST_SHOWN = 6;

export class Learning {
  /** What is said and asked now; it changes once its screens have been seen. */
  part = $state.raw<LessonPart | null>(null);
  screen = $state.raw<Screen | null>(null);
  /** What is to be seen on that screen. */
  facts = $state.raw<Told[]>([]);
  isBusy = $state(false);
  /** The server did not answer. */
  trouble = $state.raw<unknown>(null);

  hold: Hold = () => 0;
  /** By what pauses are multiplied. */
  pause = 1;

  #given: string[];
  #underway: Promise<void> = Promise.resolve();
  #isGone = false;

  constructor(
    private readonly game: string,
    private readonly language: Language,
  ) {
    this.#given = read(game);
    this.#ask(this.#given);
  }

  /** A press, or GO_ON; one after the other. What was meant for a step that is done lapses. */
  answer(press: string): void {
    const number = this.part?.number;
    this.#underway = this.#underway.then(async () => {
      if (this.part?.number === number) await this.#send(this.#given, press);
    });
  }

  /** Answers in the learner's place, until the step is done. */
  show(): void {
    const number = this.part?.number;
    this.#underway = this.#underway.then(async () => {
      for (let tries = 0; tries < MOST_SHOWN && this.part?.number === number && !this.trouble; tries += 1) {
        await this.#send(this.#given, this.part!.show);
      }
    });
  }

  /** To the step before: what was answered since its beginning is forgotten. */
  back(): void {
    const number = this.part?.number ?? 0;
    this.#underway = this.#underway.then(async () => {
      let given = this.#given;
      do {
        given = given.slice(0, -1);
        await this.#send(given);
      } while (given.length > 0 && (this.part?.number ?? 0) >= number && !this.trouble);
    });
  }

  restart(): void {
    this.#ask([]);
  }

  retry(): void {
    this.#ask(this.#given);
  }

  close(): void {
    this.#isGone = true;
  }

  #ask(given: string[]): void {
    this.#underway = this.#underway.then(() => this.#send(given));
  }

  async #send(given: string[], press?: string): Promise<void> {
    this.isBusy = true;
    this.trouble = null;
    try {
      const part = await api.lesson(this.game, this.language, { given, ...(press !== undefined && { press }) });
      await this.#show(part);
    } catch (error) {
      this.trouble = error;
    }
    this.isBusy = false;
  }

  async #show(part: LessonPart): Promise<void> {
    this.#given = part.given;
    keep(place(this.game), JSON.stringify(part.given));
    for (const [i, screen] of part.screens.entries()) {
      const before = this.screen;
      this.screen = screen;
      this.facts = part.facts[i] ?? [];
      const next = part.screens[i + 1];
      // Another position ends what was going on: it is looked at a little longer.
      const least = next?.events.length === 0 ? LAST_LOOK : LEAST_LOOK;
      const pause = Math.max(least, this.hold(screen, before)) * this.pause;
      if (next && pause > 0) await new Promise((done) => setTimeout(done, pause));
      if (this.#isGone) return;
    }
    this.part = part;
  }
}

const place = (game: string): string => `lesson.${game}`;

function read(game: string): string[] {
  try {
    const found: unknown = JSON.parse(kept(place(game)) ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
