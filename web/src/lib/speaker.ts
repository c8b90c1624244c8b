/** The words of one table: a game's sentences, its cards' names, the people's. */

import type { GameClient, Speaker } from '../games/seam';
import { type Language, said } from './languages';
import { type NameWord, Phrases, plain } from './phrases';
import type { GameInfo } from './protocol';

/** A card the page's game has no name for is named by the pack's words, or by itself. `me`: the reader's seat. */
export function speaker(
  client: GameClient,
  info: GameInfo,
  names: string[],
  language: Language,
  me: number | null = null,
): Speaker {
  const named = (text: string): string => (info.names[text] ? said(info.names[text], language) : text);
  const card = (text: string): string => client.card?.(text, language) ?? named(text);
  const own: NameWord = (key, text) => client.word?.(key, text, language) ?? null;
  return speakWith(own);

  function speakWith(word: NameWord): Speaker {
    const phrases = new Phrases(info, language, names, word, me);
    const toText: Speaker['plain'] = (parts) => plain(parts, card, names);
    return {
      card,
      seat: (seat) => names[seat] ?? '',
      moveParts: (text) => phrases.move(text),
      move: (text) => toText(phrases.move(text)),
      tell: (told) => phrases.tell(told),
      fact: (told) => phrases.fact(told),
      ending: (rule, view) => phrases.ending(rule, view),
      plain: toText,
      naming: (first) => speakWith((key, text) => first(key, text) ?? own(key, text)),
    };
  }
}
