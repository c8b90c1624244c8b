/** A newer page on the server. The next link loads it; a page whose parts are gone loads it at once. */

const EVERY = 30_000;
const RELOADED = 'tablee.reloaded';
const ONCE_IN = 20_000;

let isThere = false;
let looked = -Infinity;

/** The script this page began with: its name changes with its content. */
const ownScript = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type=module]');
  return script ? new URL(script.src).pathname : '';
};

export const hasNewer = (): boolean => isThere;

export async function lookForNewer(): Promise<void> {
  const now = performance.now();
  if (!import.meta.env.PROD || isThere || now - looked < EVERY) return;
  looked = now;
  try {
    const answer = await fetch('/index.html', { cache: 'no-cache' });
    isThere = answer.ok && !(await answer.text()).includes(ownScript());
  } catch {
    // no server, no newer page
  }
}

/** Whether the page is loaded again; not a second time for the same trouble. */
export function loadAgain(): boolean {
  const before = Number(sessionStorage.getItem(RELOADED) ?? -Infinity);
  if (Date.now() - before < ONCE_IN) return false;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return true;
}

/** `isIdle`: nothing on this page is lost when it is loaded again. */
export function watchForNewer(isIdle: () => boolean): void {
  addEventListener('vite:preloadError', (event) => {
    if (loadAgain()) event.preventDefault();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void lookForNewer().then(() => isThere && isIdle() && loadAgain());
  });
}
