/** Draws a component into the page for one test. */

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach } from 'vitest';

const drawn: object[] = [];

afterEach(() => {
  drawn.splice(0).forEach((component) => void unmount(component));
  document.body.replaceChildren();
});

export function draw<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  drawn.push(mount(component, { target, props }));
  flushSync();
  return target;
}

export function press(element: Element | null | undefined, key: string): void {
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

export function click(element: Element | null | undefined): void {
  (element as HTMLElement).click();
  flushSync();
}

export const button = (within: ParentNode, name: string): HTMLButtonElement => {
  const found = [...within.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
