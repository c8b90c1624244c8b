/** The games this page has a look for: each folder with an `about.ts`. Tables load when needed. */

import { client as plain } from './plain';
import type { About, GameClient } from './seam';

const ABOUT = import.meta.glob<About>('./*/about.ts', { eager: true, import: 'about' });
const CLIENTS = import.meta.glob<GameClient>(['./*/index.ts', '!./plain/index.ts'], { import: 'client' });

export const ABOUT_GAMES: About[] = Object.values(ABOUT).sort((a, b) => a.order - b.order);

export function aboutGame(name: string): About | undefined {
  return ABOUT_GAMES.find((about) => about.name === name);
}

/** A game without a table of its own is played on the plain one. */
export async function loadClient(name: string): Promise<GameClient> {
  const load = CLIENTS[`./${name}/index.ts`];
  return load ? load() : plain;
}

/** The plain table with the words of the game's own, if it has any. */
export async function loadPlainClient(name: string): Promise<GameClient> {
  const own = await loadClient(name);
  return { ...own, Table: plain.Table };
}
