/** A round's end: the last trick, the predictions turned over together, the count, the next deal. */

import { around, asItCame, moment, type Scene } from '$kit/scenes';
import type { HerrlofView, Screen } from '$lib/protocol';

const TURNED_OVER = 1_900;

export function scenes(screen: Screen, before: Screen): Scene[] {
  const told = around(screen.events, 'round_scored');
  if (!told) return [{ screen }];
  const [played, scored, rest] = told;
  const was = before.view as HerrlofView;
  const { scores, sheet } = screen.view as HerrlofView;
  const lines = sheet.at(-1) ?? [];
  const trick: Partial<HerrlofView> = {
    latest: { leader: was.leader, cards: [...was.trick, ...cardOf(screen)] },
    trick: [],
    hands: was.hands.map((hand) => hand && []),
    counts: was.counts.map(() => 0),
    tricks: lines.map((line) => line.tricks),
  };
  const open = { ...trick, predictions: lines.map((line) => line.prediction) };
  const end: Scene[] = [
    { screen: moment<HerrlofView>(screen, before, trick, played) },
    { screen: moment<HerrlofView>(screen, before, open), stays: TURNED_OVER },
  ];
  if (screen.result) return [...end, asItCame(screen, [scored, ...rest])];
  const count = moment<HerrlofView>(screen, before, { ...open, scores, sheet }, [scored]);
  return [...end, { screen: count }, asItCame(screen, rest)];
}

/** The last card, if it was played just now: a power may have asked something after it. */
function cardOf(screen: Screen): string[] {
  const card = screen.events.find((told) => told.kind === 'played')?.values.card;
  return typeof card === 'string' ? [card] : [];
}
