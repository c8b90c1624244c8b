/** A replay being watched: which moment, whose eyes, and whether it runs by itself. */

import type { Hold } from '$lib/live/screens.svelte';
import type { Episode, MomentInfo, Replay, Screen, Told } from '$lib/protocol';
import type { Eyes, Source } from './source';

export type Speed = 'slow' | 'normal' | 'fast';
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast'];

const FACTOR: Record<Speed, number> = { slow: 0.5, normal: 1, fast: 2.6 };
/** Milliseconds a moment stays; one in which nothing is to be seen passes at once. */
const STAYS = 1_300;
const NOTHING = 30;

export interface Timers {
  later(run: () => void, after: number): number;
  cancel(timer: number): void;
}

const browserTimers: Timers = {
  later: (run, after) => window.setTimeout(run, after),
  cancel: (timer) => window.clearTimeout(timer),
};

export class ReplayPlayer {
  replay = $state.raw<Replay>(null!);
  at = $state(0);
  /** Whose chair the table is seen from. */
  seat = $state(0);
  isOpen = $state(true);
  isPlaying = $state(false);
  speed = $state<Speed>('normal');
  /** Counts jumps: after one the table is drawn from nothing. */
  jumps = $state(0);
  /** The moment was come to as it was played: it sounds. */
  hasStepped = $state(false);

  /** How long a screen should be seen at least, as the game says. */
  hold: Hold = () => 0;

  #timer: number | null = null;

  private constructor(
    readonly source: Source,
    private readonly timers: Timers,
  ) {}

  static async open(
    source: Source,
    from: { seat: number; isOpen: boolean; at: number },
    timers: Timers = browserTimers,
  ): Promise<ReplayPlayer> {
    const player = new ReplayPlayer(source, timers);
    player.replay = await source.replay(from.isOpen ? 'open' : from.seat);
    player.seat = Math.min(from.seat, player.replay.names.length - 1);
    player.isOpen = from.isOpen;
    player.at = player.#within(from.at);
    return player;
  }

  get moments(): MomentInfo[] {
    return this.replay.moments;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  get moment(): MomentInfo {
    return this.moments[this.at]!;
  }

  get screen(): Screen {
    return this.#screenAt(this.at);
  }

  get facts(): Told[] {
    return this.moment.facts;
  }

  /** What has been told so far. */
  get story(): Episode[] {
    return this.moments
      .slice(0, this.at + 1)
      .map(({ events }, version) => ({ version, events }))
      .filter((episode) => episode.events.length > 0);
  }

  /** One on, as it was played; or anywhere else at once. */
  go(at: number): void {
    const next = this.#within(at);
    if (next === this.at) return;
    this.hasStepped = next === this.at + 1;
    if (!this.hasStepped) this.jumps += 1;
    this.at = next;
    if (this.isPlaying) this.#wait();
  }

  /** To the next moment, or back to the last, in which there is something to see. */
  step(by: 1 | -1): void {
    let at = this.at + by;
    while (at > 0 && at < this.last && !this.#isSeen(at)) at += by;
    this.go(at);
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    if (this.#timer !== null) this.timers.cancel(this.#timer);
    this.#timer = null;
  }

  choose(speed: Speed): void {
    this.speed = speed;
    if (this.isPlaying) this.#wait();
  }

  /** The same moment through other eyes. */
  async look(seat: number, isOpen: boolean): Promise<void> {
    const eyes: Eyes = isOpen ? 'open' : seat;
    this.replay = await this.source.replay(eyes);
    this.seat = seat;
    this.isOpen = isOpen;
    this.hasStepped = false;
    this.jumps += 1;
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.last, Math.trunc(at) || 0));
  }

  #isSeen(at: number): boolean {
    const moment = this.moments[at]!;
    if (moment.events.length > 0) return true;
    return JSON.stringify(moment.view) !== JSON.stringify(this.moments[at - 1]?.view);
  }

  #screenAt(at: number): Screen {
    const moment = this.moments[at]!;
    return {
      say: 'screen',
      version: at,
      seat: this.seat,
      view: { ...moment.view, seat: this.seat },
      to_act: moment.to_act,
      may_react: moment.may_react,
      moves: [],
      reactions: [],
      clocks: [],
      events: moment.events,
      remember: 0,
      race: [],
      held: [],
      can_take_back: false,
      result: moment.result,
    };
  }

  #wait(): void {
    if (this.#timer !== null) this.timers.cancel(this.#timer);
    this.#timer = this.timers.later(() => this.#next(), this.#pause());
  }

  #pause(): number {
    if (this.at > 0 && !this.#isSeen(this.at)) return NOTHING;
    const before = this.at > 0 ? this.#screenAt(this.at - 1) : null;
    return Math.max(STAYS, this.hold(this.#screenAt(this.at), before)) / FACTOR[this.speed];
  }

  #next(): void {
    this.#timer = null;
    if (this.at < this.last) this.go(this.at + 1);
    if (this.at === this.last) this.pause();
  }
}
