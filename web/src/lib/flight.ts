/** Cards that change place fly there.
 *
 * A card is any element with `{@attach flight.card(key)}`, a place cards come from or go to (a seat,
 * a pile) any with `{@attach flight.zone(name)}`. `before` notes where everything is, `after` lets
 * what has moved fly from where it was. A key seen for the first time flies in from its `from`
 * zone; one that is gone flies off to the zone `exit` names.
 */

import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { preferences } from './preferences.svelte';

const DURATION = 420;
/** Between two cards that are dealt, and for all of them at most. */
const APART = 55;
const WHOLE_DEAL = 900;
const TURNING = 380;
const SWELLING = 700;
const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

interface Place {
  element: HTMLElement;
  rect: DOMRect;
}

interface Card {
  element: HTMLElement;
  from: string | undefined;
}

export class Flight {
  /** Where a card that is gone flies to; null: it is simply gone. */
  exit: (key: string) => string | null = () => null;

  #cards = new Map<string, Card>();
  #zones = new Map<string, HTMLElement>();
  #before: Map<string, Place> | null = null;
  #flying = new Set<Animation>();
  /** Milliseconds for which a pile is still being shuffled; its cards are dealt after that. */
  #shuffling = 0;

  card(key: string, from?: string): Attachment<HTMLElement> {
    return (element) => {
      const card = { element, from };
      this.#cards.set(key, card);
      return () => {
        if (this.#cards.get(key) === card) this.#cards.delete(key);
      };
    };
  }

  zone(name: string): Attachment<HTMLElement> {
    return (element) => {
      this.#zones.set(name, element);
      return () => {
        if (this.#zones.get(name) === element) this.#zones.delete(name);
      };
    };
  }

  before(): void {
    if (preferences.flight === 0) return;
    this.#before = new Map();
    for (const [key, { element }] of this.#cards) {
      this.#before.set(key, { element, rect: element.getBoundingClientRect() });
    }
  }

  after(): void {
    const before = this.#before;
    let late = this.#shuffling;
    this.#before = null;
    this.#shuffling = 0;
    if (!before || preferences.flight === 0) return;
    const dealt = [...this.#cards].filter(([key, card]) => !before.has(key) && card.from !== undefined).length;
    const apart = Math.min(APART, WHOLE_DEAL / dealt);
    for (const [key, card] of this.#cards) {
      const was = before.get(key)?.rect;
      const start = was ?? this.#rectOf(card.from);
      if (!start) continue;
      this.#follow(fly(card.element, start, card.element.getBoundingClientRect(), was ? 0 : late));
      if (!was) late += apart;
    }
    for (const [key, place] of before) {
      if (!this.#cards.has(key)) this.#leave(key, place);
    }
  }

  /** A change of one's own making, with its flights. */
  async around(change: () => void): Promise<void> {
    this.before();
    change();
    await tick();
    this.after();
  }

  /** A movement on the spot, ended by a press as flights are. */
  move(element: HTMLElement, frames: Keyframe[], lasts: number): void {
    if (preferences.flight === 0) return;
    const options = { duration: lasts * preferences.flight, easing: EASE };
    this.#follow(element.animate(frames, options));
  }

  /** A card is turned over where it lies. Its face can be read from the first moment on, for presses may race. */
  readonly turn: Attachment<HTMLElement> = (element) => {
    this.move(element, [{ rotate: 'y 60deg' }, { rotate: 'y 0deg' }], TURNING);
  };

  /** Something has just grown. */
  readonly swell: Attachment<HTMLElement> = (element) => {
    this.move(element, [{ scale: '1' }, { scale: '2', offset: 0.3 }, { scale: '1' }], SWELLING);
  };

  /** The same of a pile that is dealt from at once: its cards wait for it. */
  shuffle(element: HTMLElement, frames: Keyframe[], lasts: number): void {
    this.move(element, frames, lasts);
    this.#shuffling = lasts;
  }

  /** Whatever flies is where it was going. */
  land(): void {
    this.#flying.forEach((one) => one.finish());
  }

  #follow(flight: Animation | null): void {
    if (!flight) return;
    this.#flying.add(flight);
    const isOver = (): void => void this.#flying.delete(flight);
    flight.finished.then(isOver, isOver);
  }

  #rectOf(zone: string | undefined): DOMRect | undefined {
    return zone === undefined ? undefined : this.#zones.get(zone)?.getBoundingClientRect();
  }

  #leave(key: string, { element, rect }: Place): void {
    const end = this.#rectOf(this.exit(key) ?? undefined);
    if (!end || rect.width === 0) return;
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('id');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: 'fixed',
      margin: '0',
      pointerEvents: 'none',
      zIndex: '40',
      left: `${rect.left}px`,
      top: `${rect.top}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
    });
    document.body.append(ghost);
    const move = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `${shift(end, rect)} scale(0.35)`, opacity: 0.2 },
      ],
      { duration: DURATION * preferences.flight, easing: EASE },
    );
    this.#follow(move);
    move.onfinish = move.oncancel = () => ghost.remove();
  }
}

/** From the middle of one place to the middle of the other, for an element drawn at that `zoom`. */
function shift(to: DOMRect, from: DOMRect, zoom = 1): string {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return `translate(${x / zoom}px, ${y / zoom}px)`;
}

function fly(element: HTMLElement, start: DOMRect, end: DOMRect, late: number): Animation | null {
  const isStill = Math.abs(start.left - end.left) < 1 && Math.abs(start.top - end.top) < 1;
  if (isStill || end.width === 0 || start.width === 0) return null;
  const scale = Math.min(1.6, Math.max(0.4, start.width / end.width));
  // A card that is dealt after others is not yet to be seen on its pile.
  const waiting = late > 0 ? { opacity: 0 } : {};
  return element.animate(
    [
      { transform: `${shift(start, end, element.currentCSSZoom)} scale(${scale})`, zIndex: 30, ...waiting },
      { opacity: 1, offset: 0.02 },
      { transform: 'none', zIndex: 30 },
    ],
    { duration: DURATION * preferences.flight, delay: late * preferences.flight, fill: 'backwards', easing: EASE },
  );
}
