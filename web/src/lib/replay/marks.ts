/** Places worth jumping to: where a round begins, where a trick or a duel ends. */

import type { MomentInfo, Told } from '$lib/protocol';

/** Kinds of events, as a game's client names them. */
export interface MarkKinds {
  rounds: string[];
  points: string[];
}

export interface Mark {
  at: number;
  told: Told | null;
}

/** A round (the first begins with the deal, which tells nothing) and the points within it. */
export interface Chapter extends Mark {
  points: Mark[];
}

export function chaptersOf(moments: MomentInfo[], kinds: MarkKinds): Chapter[] {
  const chapters: Chapter[] = [{ at: 0, told: null, points: [] }];
  moments.forEach((moment, at) => {
    const find = (wanted: string[]): Told | undefined => moment.events.find((told) => wanted.includes(told.kind));
    const point = find(kinds.points);
    if (point) chapters.at(-1)!.points.push({ at, told: point });
    const round = find(kinds.rounds);
    if (round && at > 0) chapters.push({ at, told: round, points: [] });
  });
  return chapters;
}

/** Every marked moment, in order. */
export function placesOf(chapters: Chapter[]): number[] {
  const places = chapters.flatMap((chapter) => [chapter.at, ...chapter.points.map((point) => point.at)]);
  return [...new Set(places)].sort((a, b) => a - b);
}
