/** Pages by address, with the History API. */

import { tableCode } from './codes';
import { withoutHint } from './hint';
import { hasNewer, lookForNewer } from './newer';

export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'shelf'; of: 'learn' | 'rules' | 'pad' }
  | { page: 'pad'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'puzzles'; of: string | null }
  | { page: 'my-games' }
  | { page: 'join' }
  | { page: 'about' }
  | { page: 'about-me' }
  | { page: 'install' }
  | { page: 'host' }
  | { page: 'device'; game: string }
  | { page: 'replay'; record: string | null }
  | { page: 'nowhere' };

export function routeOf(path: string): Route {
  const [first, second, ...more] = withoutHint(path).split('/').filter(Boolean).map(decodeURIComponent);
  if (more.length > 0) return { page: 'nowhere' };
  if (first === undefined) return { page: 'home' };
  if (first === 't' && second) return { page: 'table', code: tableCode(second) };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'pad' && second) return { page: 'pad', game: second };
  if ((first === 'learn' || first === 'rules' || first === 'pad') && !second) return { page: 'shelf', of: first };
  if (first === 'puzzles') return { page: 'puzzles', of: second ?? null };
  if (first === 'my-games' && !second) return { page: 'my-games' };
  if (first === 'join' && !second) return { page: 'join' };
  if (first === 'about' && !second) return { page: 'about' };
  if (first === 'about-me' && !second) return { page: 'about-me' };
  if (first === 'install' && !second) return { page: 'install' };
  if (first === 'host' && !second) return { page: 'host' };
  if (first === 'device' && second) return { page: 'device', game: second };
  if (first === 'replay') return { page: 'replay', record: second ?? null };
  return { page: 'nowhere' };
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));

  get route(): Route {
    return routeOf(this.path);
  }

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#read();
    if (!this.hash) window.scrollTo(0, 0);
  }

  replace(address: string): void {
    history.replaceState(null, '', address);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }
}

export const router = new Router();

/** Follows links within the page without loading it again, unless a newer one is there. */
export function followLinks(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  const link = (event.target as Element | null)?.closest('a');
  if (!isPlain || event.defaultPrevented || !link || link.target || link.hasAttribute('download')) {
    return;
  }
  if (link.origin !== location.origin || withoutHint(link.pathname).startsWith('/api/')) return;
  if (hasNewer()) return;
  void lookForNewer();
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
