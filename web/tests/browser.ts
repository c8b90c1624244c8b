/** What jsdom has not of a browser. */

/** It lays nothing out, so nothing changes its size, and a wide window stays one. */
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const ask = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('min-width'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** It moves nothing. */
const still = (): Animation =>
  Object.assign(new EventTarget(), { finished: new Promise(() => undefined), finish: () => undefined }) as Animation;

Object.assign(Element.prototype, { animate: still });
Object.assign(globalThis, { ResizeObserver: NoResizes, matchMedia: ask });
