/** Carrying a card of the hand to a ceremony: a shadow of it follows the pointer. */

import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH = 10;

interface Carrying {
  index: number;
  card: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

interface Drag {
  /** Cards may be carried now. */
  isOn: () => boolean;
  onlift: (index: number) => void;
  ondrop: (index: number, tile: string | null) => void;
}

/** For the element around a hand. */
export function carrying(drag: Drag): Attachment<HTMLElement> {
  return (hand) => {
    let now: Carrying | null = null;
    let over: HTMLElement | null = null;

    const tileAt = (event: PointerEvent): HTMLElement | null =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-tile]') ?? null;

    function mark(tile: HTMLElement | null): void {
      if (tile === over) return;
      over?.classList.remove('over');
      tile?.classList.add('over');
      over = tile;
    }

    function down(event: PointerEvent): void {
      const place = event.target instanceof Element ? event.target.closest<HTMLElement>('li') : null;
      const card = place?.querySelector<HTMLElement>('.card');
      if (!place || !card || event.button !== 0 || !drag.isOn()) return;
      const index = [...(place.parentElement?.children ?? [])].indexOf(place);
      now = { index, card, x: event.clientX, y: event.clientY, ghost: null };
    }

    function move(event: PointerEvent): void {
      if (!now) return;
      const [x, y] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.ghost) {
        if (Math.hypot(x, y) < FAR_ENOUGH) return;
        now.ghost = shadowOf(now.card);
        drag.onlift(now.index);
      }
      now.ghost.style.transform = `translate(${x}px, ${y}px) rotate(-3deg)`;
      mark(tileAt(event));
    }

    function up(event: PointerEvent): void {
      const done = now;
      leave();
      if (!done?.ghost) return;
      swallowClick();
      drag.ondrop(done.index, tileAt(event)?.dataset.tile ?? null);
    }

    function leave(): void {
      now?.ghost?.remove();
      now = null;
      mark(null);
    }

    const still = (event: Event): void => event.preventDefault();
    hand.addEventListener('pointerdown', down);
    hand.addEventListener('dragstart', still);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', leave);
    return () => {
      leave();
      hand.removeEventListener('pointerdown', down);
      hand.removeEventListener('dragstart', still);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', leave);
    };
  };
}

function shadowOf(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: 'fixed', margin: '0', pointerEvents: 'none', zIndex: '60', translate: 'none',
    left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
  });
  document.body.append(ghost);
  return ghost;
}

/** The click that ends a drag is not a choice. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
