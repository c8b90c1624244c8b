/** The screens of a game as they are shown: each laid over the one before, for as long as it deserves. */

import type { Episode, Screen, Snapshot, Told } from '$lib/protocol';
import { Described } from './described';
import type { World } from './link';
import { Pacer } from './pacer';

/** A screen, and when it came (for clocks) and was shown (for claims), in `performance.now()`. */
export interface Shown {
  screen: Screen;
  arrived: number;
  shown: number;
}

/** A moment of what a screen tells; `stays`, in milliseconds, is its own. */
export interface Scene {
  screen: Screen;
  stays?: number;
}

/** How long a screen should stay before the next one, in milliseconds. */
export type Hold = (screen: Screen, before: Screen | null, stays?: number) => number;

/** The moments a screen tells, the last of them the screen as it came. */
export type Cut = (screen: Screen, before: Screen) => Scene[];

/** A scene on its way; `told`: the version whose events are its own. */
interface Coming extends Shown {
  told: number;
  stays: number | undefined;
}

export class Screens {
  now = $state.raw<Shown | null>(null);
  story = $state.raw<Episode[]>([]);
  /** What is to be seen on the screen, where it was asked for. */
  facts = $state.raw<Told[]>([]);

  hold: Hold = () => 0;
  cut: Cut = (screen) => [{ screen }];
  /** Called with every scene as it is shown, also where the next one follows at once. */
  onshow: (screen: Screen) => void = () => {};

  #described = new Described();
  #pacer: Pacer<Coming>;
  /** The newest screen, shown already or still to be; null: a snapshot is to come. */
  #newest: Screen | null = null;

  constructor(private readonly world: World) {
    let before: Screen | null = null;
    this.#pacer = new Pacer<Coming>(
      (coming) => this.#show(coming),
      ({ screen, stays }) => {
        const pause = this.hold(screen, before, stays);
        before = screen;
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
    const screen: Screen = { ...news, view: { ...before.view, ...news.view } };
    this.#newest = screen;
    const scenes = this.cut(screen, before).map((scene): Coming => ({
      ...this.#arrived(scene.screen),
      told: screen.version,
      stays: scene.stays,
    }));
    this.#pacer.push(...scenes);
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

  /** What is shown has been seen. */
  goOn(): void {
    this.#pacer.goOn();
  }

  /** At once what waits, up to what is to be read. */
  hurry(): void {
    this.#pacer.hurry();
  }

  /** What waits to be shown is shown at once. */
  flush(): void {
    this.#pacer.flush();
  }

  /** Nothing more is told of this game: its last screen stays. */
  stay(): void {
    this.flush();
    this.#newest = null;
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

  #show({ screen, arrived, told }: Coming): void {
    this.now = { screen, arrived, shown: this.world.now() };
    this.#showFacts();
    this.#tell(screen, told);
    this.onshow(screen);
  }

  /** Scenes of one version are one episode. */
  #tell({ events, remember }: Screen, version: number): void {
    const kept = this.story.filter((episode) => episode.version >= remember);
    const last = kept.at(-1);
    this.story = kept;
    if (events.length === 0 || (last && last.version > version)) return;
    const isMore = last?.version === version;
    const episode = { version, events: isMore ? [...last.events, ...events] : events };
    this.story = [...(isMore ? kept.slice(0, -1) : kept), episode];
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
