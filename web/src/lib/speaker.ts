/** The words of one table: a game's sentences, its cards' names, the people's. */

import type { GameClient, Speaker } from '../games/seam';
import type { Language } from './language.svelte';
import { type NameWord, Phrases, plain } from './phrases';
import type { GameInfo } from './protocol';

/** A card the page's game has no name for is named by the pack's words, or by itself. */
export function speaker(client: GameClient, info: GameInfo, names: string[], language: Language): Speaker {
  const card = (text: string): string =>
    client.card?.(text, language) ?? info.names[text]?.[language] ?? text;
  const own: NameWord = (key, text) => client.word?.(key, text, language) ?? null;
  return speakWith(own);

  function speakWith(word: NameWord): Speaker {
    const phrases = new Phrases(info, language, names, word);
    const toText: Speaker['plain'] = (parts) => plain(parts, card, names);
    return {
      card,
      seat: (seat) => names[seat] ?? '',
      moveParts: (text) => phrases.move(text),
      move: (text) => toText(phrases.move(text)),
      tell: (told) => phrases.tell(told),
      fact: (told) => phrases.fact(told),
      plain: toText,
      naming: (first) => speakWith((key, text) => first(key, text) ?? own(key, text)),
    };
  }
}
