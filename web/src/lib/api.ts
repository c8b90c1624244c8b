/** The part of the server that is not live (docs/protocol.md, "HTTP"). */

import type {
  Created,
  GameInfo,
  Kept,
  KeptOfMe,
  LessonAnswers,
  LessonPart,
  Listed,
  Me,
  MyFigures,
  NewTable,
  PadSheet,
  Pictured,
  Played,
  Problem,
  PuzzleAnswer,
  PuzzleInfo,
  PuzzleShown,
  Rulebook,
} from './protocol';
import { connection } from './connection.svelte';
import { hinted } from './hint';
import type { Language } from './languages';

export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

export function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return send(method, path, body === undefined ? undefined : JSON.stringify(body), 'application/json');
}

export async function send<T>(method: string, path: string, body?: string, type = ''): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(hinted(`/api${path}`), {
      method,
      ...(body !== undefined && { body, headers: { 'content-type': type } }),
    });
  } catch {
    connection.isAway = true;
    throw new Trouble('offline', 'The server cannot be reached.', 0);
  }
  connection.isAway = answer.headers.has('x-kept'); // by the service worker, which has heard nothing new
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Trouble(problem?.code ?? 'internal', problem?.text ?? answer.statusText, answer.status);
}

export const api = {
  /** Null: this browser has no guest yet. */
  me: () => ask<Me | null>('GET', '/me'),
  /** As a guest under some name in that language. */
  appear: (language: Language) => ask<Me>('PUT', '/me', { language }),
  rename: (name: string, face?: string) => ask<Me>('PUT', '/me', { name, ...(face !== undefined && { face }) }),
  draw: (face: string, language: Language) => ask<Me>('PUT', '/me', { face, language }),
  comeBack: (code: string) => ask<Me>('POST', '/return', { code }),
  /** Whose return code that is; nobody is replaced. */
  whoReturns: (code: string) => ask<Me>('POST', '/return/who', { code }),
  kept: () => ask<KeptOfMe>('GET', '/me/kept'),
  /** For good: this browser's guest is nobody any more. */
  forget: (language: Language) => ask<null>('POST', '/me/forget', { language }),
  games: () => ask<GameInfo[]>('GET', '/games'),
  rules: (game: string, language: Language) => ask<Rulebook>('GET', `/rules/${game}/${language}`),
  pictures: (game: string, language: Language) => ask<Pictured[]>('GET', `/rules/${game}/${language}/pictures`),
  lesson: (game: string, language: Language, answers: LessonAnswers) =>
    ask<LessonPart>('POST', `/lessons/${game}/${language}`, answers),
  puzzles: () => ask<PuzzleInfo[]>('GET', '/puzzles'),
  /** The same for everybody; null: there are no puzzles. */
  puzzleOfToday: () => ask<PuzzleInfo | null>('GET', '/puzzles/today'),
  puzzle: ({ game, id }: PuzzleInfo) => ask<PuzzleShown>('GET', `/puzzles/${game}/${id}`),
  solve: ({ game, id }: PuzzleInfo, language: Language, press: string) =>
    ask<PuzzleAnswer>('POST', `/puzzles/${game}/${id}/${language}`, { press }),
  /** A game played with real cards, counted. */
  pad: (game: string, sheet: PadSheet) => ask<Kept>('POST', `/pads/${game}`, sheet),
  tables: () => ask<Listed[]>('GET', '/tables'),
  /** Null: there is no such table. */
  table: (code: string) => ask<Listed | null>('GET', `/tables/${encodeURIComponent(code)}`),
  open: (table: NewTable) => ask<Created>('POST', '/tables', table),
  myGames: () => ask<Played[]>('GET', '/my-games'),
  /** Of one game, or ("") of all. */
  myFigures: (game: string) => ask<MyFigures>('GET', `/my-games/figures?game=${encodeURIComponent(game)}`),
};

/** Of the file with all that is kept about this browser's guest. */
export const fileOfMe = (): string => hinted('/api/me/file');

export const recordAddress = (record: string): string => hinted(`/api/records/${encodeURIComponent(record)}`);

/** `seat`: one of several this browser holds, or only watching. */
export function liveAddress(code: string, seat: number | 'watch' | '' = '', place: Location = location): string {
  const scheme = place.protocol === 'https:' ? 'wss:' : 'ws:';
  const which = seat === '' ? '' : `?seat=${seat}`;
  return `${scheme}//${place.host}${hinted(`/api/tables/${encodeURIComponent(code)}/live${which}`, place)}`;
}
