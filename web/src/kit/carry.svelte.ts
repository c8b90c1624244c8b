/** Something carried to a place by finger, pen or mouse. Whoever uses it has a way by keyboard, too. */

import type { Attachment } from 'svelte/attachments';

/** Less is a press. */
const FAR_ENOUGH = 8;

/** What is taken hold of, and the element that shows it. */
export interface Grip<Thing> {
  thing: Thing;
  element: HTMLElement;
}

interface Carrying<Thing, Place> {
  /** What lies there; null: nothing, or it may not be carried now. */
  grip: (target: Element) => Grip<Thing> | null;
  placeAt: (x: number, y: number) => Place | null;
  onlift?: (thing: Thing) => void;
  /** `place` is null where there is none, or when it was let go by the system or with Escape. It is
   * drawn as carried until `putDown`. */
  ondrop: (thing: Thing, place: Place | null) => void;
}

interface Carried<Thing, Place> extends Grip<Thing> {
  x: number;
  y: number;
  over: Place | null;
}

export class Carry<Thing, Place> {
  #now = $state.raw<Carried<Thing, Place> | null>(null);
  #finger: AbortController | null = null;

  constructor(private readonly carrying: Carrying<Thing, Place>) {}

  get thing(): Thing | null {
    return this.#now?.thing ?? null;
  }

  get element(): HTMLElement | null {
    return this.#now?.element ?? null;
  }

  /** The place below the finger. */
  get over(): Place | null {
    return this.#now?.over ?? null;
  }

  /** How far it is from where it lay, for `translate`. */
  get offset(): string {
    return this.#now ? `${this.#now.x}px ${this.#now.y}px` : '0px 0px';
  }

  putDown(): void {
    this.#now = null;
  }

  /** For the element around all that can be carried. */
  readonly around: Attachment<HTMLElement> = (list) => {
    const down = (event: PointerEvent): void => this.#down(event);
    const still = (event: Event): void => event.preventDefault();
    list.addEventListener('pointerdown', down);
    list.addEventListener('dragstart', still);
    return () => {
      list.removeEventListener('pointerdown', down);
      list.removeEventListener('dragstart', still);
      this.#finger?.abort();
      this.putDown();
    };
  };

  #down(event: PointerEvent): void {
    if (this.#finger && !this.#finger.signal.aborted) return;
    const grip = event.button === 0 && event.target instanceof Element ? this.carrying.grip(event.target) : null;
    if (grip) this.#follow(event, grip);
  }

  #follow(start: PointerEvent, grip: Grip<Thing>): void {
    const finger = (this.#finger = new AbortController());
    const { signal } = finger;
    const listen = (kind: 'pointermove' | 'pointerup' | 'pointercancel', heard: (event: PointerEvent) => void): void =>
      addEventListener(kind, (event) => event.pointerId === start.pointerId && heard(event), { signal });
    const end = (place: Place | null): void => {
      finger.abort();
      if (this.#now) this.carrying.ondrop(grip.thing, place);
    };

    listen('pointermove', (event) => this.#move(grip, event, start));
    listen('pointerup', () => {
      if (this.#now) swallowClick();
      end(this.over);
    });
    listen('pointercancel', () => end(null));
    addEventListener('keydown', (event) => event.key === 'Escape' && end(null), { signal });
  }

  #move(grip: Grip<Thing>, event: PointerEvent, start: PointerEvent): void {
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    const wasLying = this.#now === null;
    if (wasLying && Math.hypot(x, y) < FAR_ENOUGH) return;
    this.#now = { ...grip, x, y, over: this.carrying.placeAt(event.clientX, event.clientY) };
    if (wasLying) this.carrying.onlift?.(grip.thing);
  }
}

/** The click that ends it is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
