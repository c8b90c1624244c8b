/** What a game's folder brings to the page, and what the page gives it. See web/README.md. */

import type { Component } from 'svelte';
import type { Both, Language } from '$lib/language.svelte';
import type { Flight } from '$lib/flight';
import type { Scene } from '$lib/live/screens.svelte';
import type { NameWord, Part } from '$lib/phrases';
import type { MarkKinds } from '$lib/replay/marks';
import type { Chair, Clock, GameInfo, Result, Screen, Told, View } from '$lib/protocol';
import type { Sound } from '$lib/sounds';

/** `about.ts`: what only the page can have of a game before its table is loaded. */
export interface About {
  /** The picture on the home page; 16 by 10. */
  Emblem: Component;
  /** The colour of that picture's edge. */
  edge: string;
  /** How it is played round one screen; without it the screen is passed round. */
  oneDevice?: Both;
}

/** Somebody at the table, as a seat of the game. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: Chair['kind'];
  level: string;
  /** A bot's character, or what a person has chosen: a key of `components/faces/animals`. */
  face: string;
  isMe: boolean;
  /** The table is seen from this chair, but the reader is not its player (a replay). */
  isBorrowed?: boolean;
  isConnected: boolean;
  isSubstituted: boolean;
  /** The game waits for this seat. */
  isAwaited: boolean;
  mayReact: boolean;
  /** Places clockwise from the reader (0 is the reader; from seat 0 for a spectator). */
  turnsAway: number;
}

/** The game's words in the reader's language. */
export interface Speaker {
  card: (text: string) => string;
  seat: (seat: number) => string;
  move: (text: string) => string;
  moveParts: (text: string) => Part[];
  tell: (told: Told) => Part[];
  fact: (told: Told) => Part[];
  ending: (rule: string, view: View) => Part[];
  plain: (parts: Part[]) => string;
  /** The same, where some words have other names. */
  naming: (word: NameWord) => Speaker;
}

/** A running clock that can be read at any moment. */
export interface RunningClock extends Clock {
  /** `performance.now()` when it will run out; null while the table is paused. */
  ends: number | null;
}

/** What every `Table.svelte` is given. */
export interface TableProps<V extends View = View> {
  view: V;
  screen: Screen;
  seats: SeatInfo[];
  /** The reader's seat; null for a spectator. */
  me: number | null;
  /** Awaited choices and free reactions, as texts to press. Empty when it is not for the reader. */
  moves: string[];
  reactions: string[];
  /** Sends one move, or all picks of a compound choice. An illegal one is answered by its rule. */
  press: (moves: string | string[]) => void;
  /** A press has not been answered yet. */
  isPressing: boolean;
  clocks: RunningClock[];
  /** Time stands still: what is seen only for a moment stays. */
  isPaused: boolean;
  result: Result | null;
  lang: Language;
  say: Speaker;
  flight: Flight;
  info: GameInfo;
  /** What is to be seen, to be said: for tables whose client wants facts. */
  facts: Told[];
  client: GameClient;
  /** A finished game is being watched: nothing is asked of the reader. */
  isReplay?: boolean;
  /** Others sit round this screen and listen: what is for the reader alone is not said aloud. */
  isQuiet?: boolean;
}

/** What one of several players at one screen may do. */
export interface Desk<V extends View = View> {
  seat: number;
  /** As this player may know it; what is on it for nobody else is shown to them alone. */
  view: V;
  screen: Screen;
  moves: string[];
  reactions: string[];
  press: (moves: string | string[]) => void;
}

/** What `Shared.svelte` is given: the table as everybody may see it, and each player's choices. */
export interface SharedProps<V extends View = View> extends TableProps<V> {
  desks: Desk<V>[];
}

/** What `Sheet.svelte` is given: the score sheet, how each point came about. */
export interface SheetProps<V extends View = View> {
  view: V;
  seats: SeatInfo[];
  lang: Language;
  say: Speaker;
}

/** What `Celebration.svelte` is given: the end of a game, in the game's own world. */
export interface CelebrationProps {
  /** The reader has won, or looks on: it is a feast. Else it is quieter. */
  isFeast: boolean;
}

/** `index.ts`, loaded when somebody sits down at that game. */
export interface GameClient<V extends View = View> {
  Table: Component<TableProps<V>>;
  /** One open table for all, where one screen serves everybody; without it the screen is passed round. */
  Shared?: Component<SharedProps<V>>;
  Sheet?: Component<SheetProps<V>>;
  /** A picture over the ranking at the end; without it there is none. */
  Celebration?: Component<CelebrationProps>;
  /** A card within a line of text; without it, its name. */
  Chip?: Component<{ text: string; label: string }>;
  /** Which shade of a chosen table top its words are read on (`--top-light`, `--top-dark`); without one,
   * there is nothing to choose. */
  top?: 'light' | 'dark';
  /** Its cards have the back their reader prefers (`CardBack`). */
  hasBacks?: true;
  /** Where words are typed, if the game has its own way. */
  Answer?: Component<TableProps<V>>;
  /** What its words need besides the view is loaded: themes, say. */
  prepare?: (view: V) => void;
  /** Its table is told in facts. */
  wantsFacts?: true;
  /** A card's name, as read aloud: `7 rouge`; without it, as the pack's words have it. */
  card?: (text: string, language: Language) => string;
  /** Other words of its events and moves (`key` names the value); null: as they stand. */
  word?: (key: string, text: string, language: Language) => string | null;
  /** What is awaited of the reader, or of others, in a few words; null: the page's own. */
  prompt?: (props: TableProps<V>) => string | null;
  /** Milliseconds a screen should stay before the next one; 0 where presses race. */
  hold?: (screen: Screen, before: Screen | null) => number;
  /** The moments one screen tells, where it tells several: each is shown for its time, the last one is
   * the screen as it came. Made of that screen and the one before, so of nothing the reader does not know. */
  scenes?: (screen: Screen, before: Screen) => Scene[];
  /** A press that lapsed is not told: silence in its place would give something away. */
  keepsLapsesQuiet?: true;
  /** Kinds of events that sound; a moment of which nothing is told is a card turned over. */
  sounds?: Partial<Record<string, Sound>>;
  /** Kinds of events after which the sheet opens by itself. */
  sheetAfter?: string[];
  /** Kinds of events a replay jumps to: those that begin a round, and points within one. */
  marks?: MarkKinds;
}

/** For `index.ts`: a client for its own view, as the page can hold any of them. */
export function defineGame<V extends View>(client: GameClient<V>): GameClient {
  return client as unknown as GameClient;
}
