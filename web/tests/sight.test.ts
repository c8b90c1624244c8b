import { expect, test, vi } from 'vitest';
import { onceInSight } from '$lib/sight';

/** A browser's observer, told by hand what is how far in sight. */
class Observer {
  static latest: Observer;
  watched: Element[] = [];
  isOff = false;
  constructor(private readonly heard: (entries: Partial<IntersectionObserverEntry>[]) => void) {
    Observer.latest = this;
  }
  observe(part: Element): void {
    this.watched.push(part);
  }
  disconnect(): void {
    this.isOff = true;
  }
  tell(...ratios: [Element, number][]): void {
    this.heard(ratios.map(([target, intersectionRatio]) => ({ target, intersectionRatio })));
  }
}

function parts(): [Element, Element] {
  vi.stubGlobal('IntersectionObserver', Observer);
  return [document.createElement('div'), document.createElement('div')];
}

test('it is called back once, when all parts are in sight at the same time', () => {
  const [hand, table] = parts();
  const then = vi.fn();
  onceInSight([hand, table], then);
  expect(Observer.latest.watched).toEqual([hand, table]);
  Observer.latest.tell([hand, 1], [table, 0.4]);
  Observer.latest.tell([hand, 0.2]);
  Observer.latest.tell([table, 1]);
  expect(then).not.toHaveBeenCalled();
  Observer.latest.tell([hand, 1]);
  expect(then).toHaveBeenCalledOnce();
  expect(Observer.latest.isOff).toBe(true);
});

test('nothing is called back once it is given up', () => {
  const [hand, table] = parts();
  onceInSight([hand, table], vi.fn())();
  expect(Observer.latest.isOff).toBe(true);
});

test('where nobody can tell, it is in sight at once', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const then = vi.fn();
  onceInSight([document.createElement('div')], then);
  expect(then).toHaveBeenCalledOnce();
});
