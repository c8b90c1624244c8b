/** The four ceremonies as they are drawn: in play, just finished, waiting for a god, or closed. */

import type { BlotOffering, BlotTile, BlotTrick, BlotView, Screen } from '$lib/protocol';

export type Face = 'dark' | 'light' | 'gone';

/** A ceremony whose end this screen tells: its cards stay for a moment. */
export interface Finished {
  version: number;
  trick: BlotTrick;
  /** The tile's face while it was played. */
  face: Face;
}

export interface Drawn {
  colour: string;
  face: Face;
  demanded: string | null;
  offerings: BlotOffering[];
  /** Who has just won it, and with which card. */
  winner: number | null;
  winning: string | null;
  /** It waits for its winner to choose a god. */
  isToGive: boolean;
  /** The god that holds it. */
  god: string | null;
}

/** Cards a ceremony takes (BLOT-SETUP-1, BLOT-2P-3). */
export const placesOf = (view: BlotView): number => (view.seats === 2 ? 3 : view.seats);

export function finishedIn(screen: Screen, view: BlotView): Finished | null {
  const trick = view.tricks.at(-1);
  if (!trick || !screen.events.some((told) => told.kind === 'ceremony_won')) return null;
  const isTurned = screen.events.some((told) => told.kind === 'tile_turned');
  return { version: screen.version, trick, face: isTurned ? 'dark' : 'light' };
}

/** The closed tile that no god has yet. */
export function ungiven(view: BlotView): BlotTile | undefined {
  if (view.step !== 'give') return undefined;
  return view.tiles.find((tile) => tile.face === 'gone' && !godOf(view, tile.colour));
}

export function godOf(view: BlotView, colour: string): string | null {
  return view.gods.find((god) => god.colour === colour)?.name ?? null;
}

/** The winner's card that did it: the highest of the Affinity, or of the demanded colour (BLOT-RES-2). */
function winningCard({ tile, winner, offerings }: BlotTrick): string | null {
  const own = offerings.filter(({ seat }) => seat === winner).map(({ card }) => card);
  const best = (colour: string | undefined): string | undefined =>
    own.filter((card) => card[0] === colour).toSorted((a, b) => Number(b.slice(1)) - Number(a.slice(1)))[0];
  return best(tile) ?? best(offerings[0]?.card[0]) ?? null;
}

export function drawn(view: BlotView, finished: Finished | null): Drawn[] {
  const waiting = ungiven(view)?.colour;
  return view.tiles.map((tile): Drawn => {
    const { colour } = tile;
    const base = { colour, isToGive: colour === waiting, god: godOf(view, colour) };
    if (finished?.trick.tile === colour && tile.offerings.length === 0) {
      const { offerings, winner } = finished.trick;
      const demanded = offerings[0]?.card[0] ?? null;
      return { ...base, face: finished.face, demanded, offerings, winner, winning: winningCard(finished.trick) };
    }
    const face = base.isToGive ? 'light' : (tile.face as Face);
    return { ...base, face, demanded: tile.demanded, offerings: tile.offerings, winner: null, winning: null };
  });
}
