/** A round's end: the last ceremony, the count, and the masks that turn for the next one. */

import { around, asItCame, moment, type Scene } from '$kit/scenes';
import type { BlotTile, BlotView, Screen } from '$lib/protocol';

export function scenes(screen: Screen, before: Screen): Scene[] {
  const told = around(screen.events, 'round_scored');
  if (!told) return [{ screen }];
  const [played, scored, rest] = told;
  const was = before.view as BlotView;
  const { scores, sheet, tricks } = screen.view as BlotView;
  const isTurned = played.some(({ kind }) => kind === 'tile_turned');
  const won = tricks.length > was.tricks.length ? tricks.at(-1)?.tile : undefined;
  const closed = (tile: BlotTile): BlotTile =>
    tile.colour === won ? { ...tile, offerings: [], demanded: null, face: isTurned ? 'light' : 'gone' } : tile;
  const hand: Partial<BlotView> = {
    tricks,
    tiles: was.tiles.map(closed),
    hands: was.hands.map((cards) => cards && []),
    counts: was.counts.map(() => 0),
  };
  const end: Scene = { screen: moment<BlotView>(screen, before, hand, played) };
  if (screen.result) return [end, asItCame(screen, [scored, ...rest])];
  const count = moment<BlotView>(screen, before, { ...hand, scores, sheet }, [scored]);
  return [end, { screen: count }, asItCame(screen, rest)];
}
