/** What this browser's user prefers; kept between visits and shared by its tabs. */

export type Motion = 'full' | 'brisk' | 'none';

const MOTIONS: readonly Motion[] = ['full', 'brisk', 'none'];

function read(key: string): string | null {
  try {
    return localStorage.getItem(`tablee.${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`tablee.${key}`, value);
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}

export const kept = read;

const asked = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

class Preferences {
  #motion = $state<Motion>(MOTIONS.find((one) => one === read('motion')) ?? 'full');
  #sound = $state(read('sound') === 'on');
  #plain = $state(read('plain') === 'on');
  /** The system asks for less motion. */
  isCalm = $state(asked?.matches ?? false);

  constructor() {
    asked?.addEventListener?.('change', (event) => (this.isCalm = event.matches));
  }

  get motion(): Motion {
    return this.#motion;
  }

  set motion(motion: Motion) {
    this.#motion = motion;
    keep('motion', motion);
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(isOn: boolean) {
    this.#sound = isOn;
    keep('sound', isOn ? 'on' : 'off');
  }

  /** Any game on the plain table: facts and choices as text. */
  get plain(): boolean {
    return this.#plain;
  }

  set plain(isOn: boolean) {
    this.#plain = isOn;
    keep('plain', isOn ? 'on' : 'off');
  }

  /** By what durations of flights are multiplied; 0: nothing flies. */
  get flight(): number {
    return this.isCalm || this.#motion === 'none' ? 0 : this.#motion === 'brisk' ? 0.5 : 1;
  }

  /** By what pauses for reading are multiplied. */
  get pause(): number {
    return { full: 1, brisk: 0.45, none: 0 }[this.#motion];
  }
}

export const preferences = new Preferences();
