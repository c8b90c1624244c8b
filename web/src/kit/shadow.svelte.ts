/** What is carried stays where it lies, and a likeness of it follows the finger, above everything. */

import type { Carry } from './carry.svelte';

export function castShadow(carry: Pick<Carry<unknown, unknown>, 'element' | 'offset'>): void {
  const element = $derived(carry.element);
  $effect(() => {
    if (!element) return;
    const shadow = shadowOf(element);
    $effect(() => {
      shadow.style.translate = carry.offset;
    });
    return () => shadow.remove();
  });
}

function shadowOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const shadow = element.cloneNode(true) as HTMLElement;
  shadow.setAttribute('aria-hidden', 'true');
  shadow.inert = true;
  Object.assign(shadow.style, {
    position: 'fixed',
    margin: '0',
    pointerEvents: 'none',
    transition: 'none',
    rotate: '-3deg',
    zIndex: '60',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(shadow);
  return shadow;
}
