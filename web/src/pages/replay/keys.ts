/** The keyboard of a replay: arrows, space, Home and End, Page Up and Down. */

import { placesOf, type Chapter } from '$lib/replay/marks';
import type { ReplayPlayer } from '$lib/replay/player.svelte';

/** Where arrows and space have a meaning of their own. */
const BUSY = 'input, select, textarea, button, a, summary, [role="slider"]';

export function toMark(player: ReplayPlayer, chapters: Chapter[], by: 1 | -1): void {
  const places = placesOf(chapters);
  const next = by > 0 ? places.find((at) => at > player.at) : places.findLast((at) => at < player.at);
  player.go(next ?? (by > 0 ? player.last : 0));
}

export function steer(event: KeyboardEvent, player: ReplayPlayer, chapters: Chapter[]): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target instanceof Element ? event.target : null;
  const isBusy = target !== null && target.closest(BUSY) !== null;
  const isRange = event.target instanceof HTMLInputElement && event.target.type === 'range';
  const does: Record<string, () => void> = {
    'ArrowLeft': () => player.step(-1),
    'ArrowRight': () => player.step(1),
    'Home': () => player.go(0),
    'End': () => player.go(player.last),
    'PageUp': () => toMark(player, chapters, -1),
    'PageDown': () => toMark(player, chapters, 1),
    ' ': () => (player.isPlaying ? player.pause() : player.play()),
  };
  const run = does[event.key];
  const isOwn = event.key === ' ' ? isBusy && !isRange : isBusy && !target.closest('.transport button');
  if (!run || isOwn) return;
  event.preventDefault();
  run();
}
