/** What this browser's user prefers; kept between visits and shared by its tabs. */

export type Motion = 'relaxed' | 'full' | 'brisk' | 'none';

export const MOTIONS: readonly Motion[] = ['relaxed', 'full', 'brisk', 'none'];
/** How the pages that are no table look. */
export type Theme = 'system' | 'light' | 'dark';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
/** What lies under the cards, and what is on their backs; `own`: what the game brings. */
export const TOPS = ['own', 'felt', 'slate', 'walnut'] as const;
export type Top = (typeof TOPS)[number];
export const BACKS = ['own', 'waves', 'stars', 'leaves'] as const;
export type Back = (typeof BACKS)[number];

const FLIGHT: Record<Motion, number> = { relaxed: 1.5, full: 1, brisk: 0.5, none: 0 };
const PAUSE: Record<Motion, number> = { relaxed: 1.6, full: 1, brisk: 0.45, none: 0 };

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

/** All that was ever kept here, tables' own bytes for their shuffles included. */
export function forgetAll(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('tablee.'));
    keys.forEach((key) => localStorage.removeItem(key));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

const asked = matchMedia('(prefers-reduced-motion: reduce)');

const dusk = matchMedia('(prefers-color-scheme: dark)');

const USUAL_VOLUME = 0.7;

function loudness(text: string | null): number {
  const number = Number.parseFloat(text ?? '');
  return number >= 0 && number <= 1 ? number : USUAL_VOLUME;
}

/** `plain`: any game on the plain table, facts and choices as text. `shake` and `notice`: how one's turn is told.
 * `aloud`: on a screen for everybody, a screen reader is told what is for one player alone.
 * `reactions`: those of others are shown, and one may react. */
type Switch = 'sound' | 'plain' | 'shake' | 'notice' | 'aloud' | 'reactions';

class Preferences {
  #motion = $state<Motion>(MOTIONS.find((one) => one === read('motion')) ?? 'full');
  #theme = $state<Theme>(THEMES.find((one) => one === read('theme')) ?? 'system');
  #top = $state<Top>(TOPS.find((one) => one === read('top')) ?? 'own');
  #back = $state<Back>(BACKS.find((one) => one === read('back')) ?? 'own');
  #isDusk = $state(dusk.matches);
  #on = $state<Record<Switch, boolean>>({
    sound: read('sound') === 'on',
    plain: read('plain') === 'on',
    shake: read('shake') === 'on',
    notice: read('notice') === 'on',
    aloud: read('aloud') === 'on',
    reactions: read('reactions') !== 'off',
  });
  /** From 0 to 1. */
  #volume = $state(loudness(read('volume')));
  /** Whether it was ever said if sounds are wanted. */
  isSoundChosen = $state(read('sound') !== null);
  /** The system asks for less motion. */
  isCalm = $state(asked.matches);

  constructor() {
    asked.addEventListener('change', (event) => (this.isCalm = event.matches));
    dusk.addEventListener('change', (event) => (this.#isDusk = event.matches));
  }

  #turn(what: Switch, isOn: boolean): void {
    this.#on[what] = isOn;
    keep(what, isOn ? 'on' : 'off');
  }

  get motion(): Motion {
    return this.#motion;
  }

  set motion(motion: Motion) {
    this.#motion = motion;
    keep('motion', motion);
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    keep('theme', theme);
  }

  get top(): Top {
    return this.#top;
  }

  set top(top: Top) {
    this.#top = top;
    keep('top', top);
  }

  get back(): Back {
    return this.#back;
  }

  set back(back: Back) {
    this.#back = back;
    keep('back', back);
  }

  get isDark(): boolean {
    return this.#theme === 'system' ? this.#isDusk : this.#theme === 'dark';
  }

  get sound(): boolean {
    return this.#on.sound;
  }

  set sound(isOn: boolean) {
    this.isSoundChosen = true;
    this.#turn('sound', isOn);
  }

  get volume(): number {
    return this.#volume;
  }

  set volume(volume: number) {
    this.#volume = volume;
    keep('volume', String(volume));
  }

  get plain(): boolean {
    return this.#on.plain;
  }

  set plain(isOn: boolean) {
    this.#turn('plain', isOn);
  }

  get shake(): boolean {
    return this.#on.shake;
  }

  set shake(isOn: boolean) {
    this.#turn('shake', isOn);
  }

  get notice(): boolean {
    return this.#on.notice;
  }

  set notice(isOn: boolean) {
    this.#turn('notice', isOn);
  }

  get aloud(): boolean {
    return this.#on.aloud;
  }

  set aloud(isOn: boolean) {
    this.#turn('aloud', isOn);
  }

  get reactions(): boolean {
    return this.#on.reactions;
  }

  set reactions(isOn: boolean) {
    this.#turn('reactions', isOn);
  }

  /** By what durations of flights are multiplied; 0: nothing flies. */
  get flight(): number {
    return this.isCalm ? 0 : FLIGHT[this.#motion];
  }

  /** By what pauses for reading are multiplied. */
  get pause(): number {
    return PAUSE[this.#motion];
  }
}

export const preferences = new Preferences();
