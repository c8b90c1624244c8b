import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carry } from '$kit/carry.svelte';
import { castShadow } from '$kit/shadow.svelte';

const dropped = vi.fn<(thing: string, place: string | null) => void>();
const lifted = vi.fn<(thing: string) => void>();
let list: HTMLElement;
let carry: Carry<string, string>;
let end: () => void;

const point = (kind: string, x: number, y: number, init: PointerEventInit = {}): boolean =>
  (list.firstElementChild ?? list).dispatchEvent(
    new PointerEvent(kind, { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerId: 1, ...init }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  dropped.mockReset();
  lifted.mockReset();
  list = document.createElement('ul');
  list.innerHTML = '<li><b>R7</b></li>';
  document.body.append(list);
  carry = new Carry<string, string>({
    grip: (target) => ({ thing: target.textContent, element: target as HTMLElement }),
    placeAt: (x) => (x >= 100 ? `place ${Math.floor(x / 100)}` : null),
    onlift: lifted,
    ondrop: (thing, place) => {
      dropped(thing, place);
      carry.putDown();
    },
  });
  end = $effect.root(() => {
    castShadow(carry);
    $effect(() => carry.around(list));
  });
  flushSync();
});

afterEach(() => {
  end();
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('a card is carried to a place', () => {
  point('pointerdown', 10, 10);
  point('pointermove', 14, 12);
  expect(carry.thing).toBeNull();
  point('pointermove', 210, 30);
  expect(lifted).toHaveBeenCalledExactlyOnceWith('R7');
  expect([carry.thing, carry.over, carry.offset]).toEqual(['R7', 'place 2', '200px 20px']);
  point('pointerup', 210, 30);
  expect(dropped).toHaveBeenCalledExactlyOnceWith('R7', 'place 2');
  expect(carry.thing).toBeNull();
  point('pointermove', 300, 30);
  expect(carry.thing).toBeNull();
});

test('a press is a press, and the click that ends a carrying is none', () => {
  const click = vi.fn();
  list.addEventListener('click', click);
  point('pointerdown', 10, 10);
  point('pointerup', 12, 10);
  point('click', 12, 10);
  expect(click).toHaveBeenCalledTimes(1);
  expect(dropped).not.toHaveBeenCalled();
  point('pointerdown', 10, 10);
  point('pointermove', 150, 10);
  point('pointerup', 150, 10);
  point('click', 150, 10);
  expect(click).toHaveBeenCalledTimes(1);
  vi.runAllTimers();
  point('click', 12, 10);
  expect(click).toHaveBeenCalledTimes(2);
});

test.each(['pointercancel', 'Escape'])('%s lets it go over no place', (how) => {
  point('pointerdown', 10, 10);
  point('pointermove', 150, 10);
  if (how === 'Escape') dispatchEvent(new KeyboardEvent('keydown', { key: how }));
  else point(how, 150, 10);
  point('pointerup', 150, 10);
  expect(dropped).toHaveBeenCalledExactlyOnceWith('R7', null);
});

test('another finger and another button carry nothing', () => {
  point('pointerdown', 10, 10);
  point('pointermove', 150, 10);
  point('pointerdown', 10, 10, { pointerId: 2 });
  point('pointermove', 350, 10, { pointerId: 2 });
  point('pointerup', 350, 10, { pointerId: 2 });
  expect([carry.over, dropped.mock.calls]).toEqual(['place 1', []]);
  point('pointerup', 150, 10);
  point('pointerdown', 10, 10, { button: 2 });
  point('pointermove', 250, 10);
  expect(carry.thing).toBeNull();
});

test('a shadow follows the finger as long as it carries', () => {
  point('pointerdown', 10, 10);
  point('pointermove', 60, 40);
  flushSync();
  const shadow = document.body.lastElementChild as HTMLElement;
  expect(shadow.textContent).toBe('R7');
  expect(shadow.getAttribute('aria-hidden')).toBe('true');
  point('pointermove', 110, 50);
  flushSync();
  expect(carry.offset).toBe('100px 40px');
  expect(document.body.children).toHaveLength(2);
  point('pointerup', 110, 50);
  flushSync();
  expect(document.body.children).toHaveLength(1);
});

test('a list that is taken away lets go', () => {
  point('pointerdown', 10, 10);
  point('pointermove', 150, 10);
  end();
  expect(carry.thing).toBeNull();
  point('pointerup', 150, 10);
  expect(dropped).not.toHaveBeenCalled();
});
