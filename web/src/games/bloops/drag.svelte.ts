/** A card pulled along by finger or mouse. */

const DRAG_FROM = 8;

interface Pulled {
  back: number;
  startX: number;
  startY: number;
  x: number;
  y: number;
  isMoving: boolean;
  over: number | null;
}

export class Drag {
  #pulled = $state.raw<Pulled | null>(null);
  /** The click that ends a drag is none. */
  isClickOf = false;

  /** `placeUnder` says which place lies there, if one does. */
  constructor(private readonly placeUnder: (x: number, y: number) => number | null) {}

  get isMoving(): boolean {
    return this.#pulled?.isMoving ?? false;
  }

  /** The place below the finger. */
  get over(): number | null {
    return this.#pulled?.over ?? null;
  }

  /** How far that card is from its place, if it is the one. */
  offset(back: number): string | null {
    const pulled = this.#pulled;
    return pulled?.isMoving && pulled.back === back ? `${pulled.x}px ${pulled.y}px` : null;
  }

  grab(event: PointerEvent, back: number): void {
    const { clientX: startX, clientY: startY } = event;
    this.#pulled = { back, startX, startY, x: 0, y: 0, isMoving: false, over: null };
  }

  pull(event: PointerEvent): void {
    if (!this.#pulled) return;
    const x = event.clientX - this.#pulled.startX;
    const y = event.clientY - this.#pulled.startY;
    const isMoving = this.#pulled.isMoving || Math.hypot(x, y) > DRAG_FROM;
    const over = isMoving ? this.placeUnder(event.clientX, event.clientY) : null;
    this.#pulled = { ...this.#pulled, x, y, isMoving, over };
  }

  /** Ends it; the card and the place it was let go over. The caller says when it is gone. */
  letGo(): { back: number; over: number | null } | null {
    const pulled = this.#pulled;
    if (pulled?.isMoving) {
      this.isClickOf = true;
      setTimeout(() => (this.isClickOf = false));
    }
    return pulled && { back: pulled.back, over: pulled.isMoving ? pulled.over : null };
  }

  forget(): void {
    this.#pulled = null;
  }
}
