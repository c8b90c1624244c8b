/** What this page can draw of a game; which games there are, the server says. Tables load when needed. */

import { client as plain } from './plain';
import { about as anyGame } from './plain/about';
import type { About, GameClient } from './seam';

const ABOUT = import.meta.glob<About>(['./*/about.ts', '!./plain/about.ts'], { eager: true, import: 'about' });
const CLIENTS = import.meta.glob<GameClient>(['./*/index.ts', '!./plain/index.ts'], { import: 'client' });

/** A game without a picture of its own has the general one. */
export function aboutGame(name: string): About {
  return ABOUT[`./${name}/about.ts`] ?? anyGame;
}

/** A game without a table of its own is played on the general one. */
export async function loadClient(name: string): Promise<GameClient> {
  const load = CLIENTS[`./${name}/index.ts`];
  return load ? load() : plain;
}

/** The general table with the words of the game's own, if it has any. */
export async function loadPlainClient(name: string): Promise<GameClient> {
  const own = await loadClient(name);
  return { ...own, ...plain };
}
