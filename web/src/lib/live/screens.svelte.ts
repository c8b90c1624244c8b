/** The screens of a game as they are shown: each laid over the one before, for as long as it deserves. */

import type { Episode, Screen, Snapshot, Told, View } from '$lib/protocol';
import { Described } from './described';
import type { World } from './link';
import { Pacer } from './pacer';

/** A screen, and when it came (for clocks) and was shown (for claims), in `performance.now()`. */
export interface Shown {
  screen: Screen;
  arrived: number;
  shown: number;
}

/** How long a screen should stay before the next one, in milliseconds. */
export type Hold = (screen: Screen, before: Screen | null) => number;

export class Screens {
  now = $state.raw<Shown | null>(null);
  story = $state.raw<Episode[]>([]);
  /** What is to be seen on the screen, where it was asked for. */
  facts = $state.raw<Told[]>([]);

  hold: Hold = () => 0;

  #described = new Described();
  #pacer: Pacer<Shown>;
  /** The newest screen, shown already or still to be; null: a snapshot is to come. */
  #newest: Screen | null = null;

  constructor(private readonly world: World) {
    let before: Screen | null = null;
    this.#pacer = new Pacer<Shown>(
      (shown) => this.#show(shown),
      (shown) => {
        const pause = this.hold(shown.screen, before);
        before = shown.screen;
        return pause;
      },
      world,
    );
  }

  get wantsFacts(): boolean {
    return this.#described.isWanted;
  }

  set wantsFacts(isWanted: boolean) {
    this.#described.isWanted = isWanted;
    this.#forgetFacts();
  }

  begin(snapshot: Snapshot): void {
    this.story = snapshot.story;
    this.#pacer.clear();
    this.#newest = snapshot.screen;
    this.now = snapshot.screen && this.#arrived(snapshot.screen);
  }

  /** A screen brings what is new on it. `gap`: one before it is missing, and a snapshot needed. */
  receive(news: Screen): 'next' | 'gap' | 'old' {
    const before = this.#newest;
    if (!before || news.version <= before.version) return 'old';
    if (news.version > before.version + 1) {
      this.#newest = null;
      return 'gap';
    }
    this.#newest = { ...news, view: { ...before.view, ...news.view } as View };
    this.#pacer.push(this.#arrived(this.#newest));
    return 'next';
  }

  hearFacts(version: number, facts: Told[]): void {
    this.#described.hear(version, facts);
    this.#showFacts();
  }

  /** Another seat's come now: each counts its own versions. */
  awaitSnapshot(): void {
    this.#newest = null;
    this.#forgetFacts();
  }

  /** What waits to be shown is shown at once. */
  flush(): void {
    this.#pacer.flush();
  }

  /** Nothing that waits is shown any more. */
  stop(): void {
    this.#pacer.clear();
  }

  /** The game is gone. */
  clear(): void {
    this.stop();
    this.awaitSnapshot();
    this.now = null;
    this.story = [];
  }

  #arrived(screen: Screen): Shown {
    const now = this.world.now();
    return { screen, arrived: now, shown: now };
  }

  #show(item: Shown): void {
    const { screen } = item;
    this.now = { ...item, shown: this.world.now() };
    this.#showFacts();
    const kept = this.story.filter((episode) => episode.version >= screen.remember);
    const isNew = screen.events.length > 0 && (kept.at(-1)?.version ?? -1) < screen.version;
    this.story = isNew ? [...kept, { version: screen.version, events: screen.events }] : kept;
  }

  /** Until those of a new screen have come, the former ones stay. */
  #showFacts(): void {
    const found = this.now && this.#described.at(this.now.screen.version);
    if (found) this.facts = found;
  }

  #forgetFacts(): void {
    this.#described.clear();
    this.facts = [];
  }
}
