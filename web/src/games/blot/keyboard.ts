/** Whoever plays with the keyboard is led to where the answer is given. */

const HAND = '.hand [tabindex="0"]';
const WAYS: Record<string, string> = { play: HAND, give: '.god.open', name: '.ask button' };
/** Keys that close a dialog, and leave the focus nowhere. */
const CLOSING = ['Escape', 'Enter', ' '];

export class Guide {
  /** The latest thing pressed was a key. */
  isByKeyboard = false;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  /** To what a step awaits; from a card or a ceremony to no other one. */
  toStep(step: string): void {
    const way = WAYS[step];
    if (way) this.#lead(way, step === 'play' ? '.hand, .board' : '');
  }

  toCeremony(): void {
    this.#lead('.ceremony.takes', '');
  }

  toHand(): void {
    this.#lead(HAND, '.hand');
  }

  /** After a key: a dialog may have closed. */
  afterKey(key: string, step: string): void {
    if (CLOSING.includes(key) && document.activeElement === document.body) this.toStep(step);
  }

  /** A moment later: the hand keeps the focus while its cards change. */
  #lead(way: string, rest: string): void {
    if (this.isByKeyboard) setTimeout(() => this.#focus(way, rest), 0);
  }

  #focus(way: string, rest: string): void {
    const [root, at] = [this.root(), document.activeElement];
    if (!root || !at || (at !== document.body && !root.contains(at))) return;
    if (rest && at.closest(rest)) return;
    const found = [...root.querySelectorAll<HTMLElement>(way)];
    found.find((one) => one.offsetParent !== null)?.focus();
  }
}
