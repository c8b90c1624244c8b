/** The words of one table: a game's sentences, its cards' names, the people's. */

import type { GameClient, Speaker } from '../games/seam';
import type { Language } from './language.svelte';
import { Phrases, plain } from './phrases';
import type { GameInfo } from './protocol';

export function speaker(
  client: GameClient,
  info: GameInfo,
  names: string[],
  language: Language,
): Speaker {
  const word = (key: string, text: string): string | null =>
    client.word?.(key, text, language) ?? null;
  const phrases = new Phrases(info, language, names, word);
  const card = (text: string): string => client.card(text, language);
  const toText: Speaker['plain'] = (parts) => plain(parts, card, names);
  return {
    card,
    seat: (seat) => names[seat] ?? '',
    moveParts: (text) => phrases.move(text),
    move: (text) => toText(phrases.move(text)),
    tell: (told) => phrases.tell(told),
    plain: toText,
  };
}
