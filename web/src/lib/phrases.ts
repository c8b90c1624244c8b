/** Fills a game's sentences, as src/tablee/packs/phrases.py does for the terminal. */

import { type Language, listOf } from './language.svelte';
import { said } from './languages';
import { counted, pieces } from './plural';
import type { GameInfo, Told, View } from './protocol';
import { typeset } from './typeset';

/** A piece of a sentence: words, a card to draw as one, or somebody at the table. */
export type Part = string | { card: string } | { seat: number };

type Value = Told['values'][string];
type Texts = Record<string, Record<string, string>>;

/** How a game's own words are said: a colour, a god, a symbol. Null: as it stands. */
export type NameWord = (key: string, text: string) => string | null;

type Info = Pick<GameInfo, 'sentences' | 'facts' | 'moves' | 'names' | 'endings' | 'seat_words'>;

/** What befalls people, at any table: who was meant then, by the names they had. */
export const OF_THE_TABLE: Texts = {
  table_left: {
    fr: '{who} quitte la table : {newcomer} joue à sa place.',
    en: '{who} leaves the table: {newcomer} plays instead.',
  },
  table_removed: {
    fr: 'L’hôte écarte {who} : {newcomer} joue à sa place.',
    en: 'The host removes {who}: {newcomer} plays instead.',
  },
  table_replaced: {
    fr: '{who} n’est plus là : un robot tient sa place.',
    en: '{who} is away: a bot holds the seat.',
  },
  table_back: { fr: '{who} est de retour.', en: '{who} is back.' },
};

const CARD_WORDS = new Set(['card', 'cards']);
const TOUCHED_WORDS = ['target', 'other'];
const SEAT = /^P(\d)$/;
const CARD_LIKE = /^([A-Z]\d{1,2}|\d{1,2}\*|[A-Z][a-z]+|A|N|\d+[a-d])$/;
const BEFORE_VOWEL = /\b([dD]|[qQ]u)e $/;
const VOWEL = /^[AEIOUYÀÂÉÈÊÎÔ]/;

export class Phrases {
  readonly #seatWords: Set<string>;

  constructor(
    private readonly info: Info,
    private readonly language: Language,
    private readonly names: string[],
    private readonly word: NameWord = () => null,
    private readonly reader: number | null = null,
  ) {
    this.#seatWords = new Set([...info.seat_words, 'seat']);
  }

  /** One sentence for an event; the seen wording when its secret part was told, the one that says
   * *yours* when it was done to the reader. */
  tell(told: Told): Part[] {
    const values = valuesOf(told);
    const common = this.#text(OF_THE_TABLE, told.kind);
    if (common) return this.#fill(common, (name) => [String(values[name])]);
    const seen = this.#text(this.info.sentences, `${told.kind}.seen`);
    const isSeen = seen && pieces(seen).every((piece) => typeof piece === 'string' || piece.name in values);
    const yours = this.#isDoneToReader(told) ? this.#text(this.info.sentences, `${told.kind}.yours`) : undefined;
    const text = isSeen ? seen : (yours ?? this.#text(this.info.sentences, told.kind));
    return text ? this.#fill(text, (name) => this.#value(name, values[name])) : [];
  }

  /** One sentence for something that can be seen on the table. */
  fact(told: Told): Part[] {
    const values = valuesOf(told);
    const text = this.#text(this.info.facts, told.kind);
    return text ? this.#fill(text, (name) => this.#value(name, values[name])) : [];
  }

  /** Why the game is over, filled in from what is on the table; nothing: the rule alone says it. */
  ending(rule: string, view: View): Part[] {
    const text = this.#text(this.info.endings, rule);
    const values = view as unknown as Record<string, string | number>;
    return text ? this.#fill(text, (name) => [String(values[name])]) : [];
  }

  /** `annoncer 5` for `predict 5`; a move without wording is its notation. */
  move(text: string): Part[] {
    const [first = '', ...rest] = text.split(' ');
    const own = this.#text(this.info.moves, first);
    const wording = own ?? this.#text(this.info.moves, '');
    if (!wording) return [text];
    const words = own ? rest : [...first.split(':'), ...rest];
    return this.#fill(wording, (index) => this.#moveWord(words[Number(index)] ?? ''));
  }

  #isDoneToReader({ values }: Told): boolean {
    return this.reader !== null && TOUCHED_WORDS.some((name) => values[name] === this.reader);
  }

  #text(texts: Texts, key: string): string | undefined {
    const found = texts[key];
    return found && typeset(said(found, this.language), this.language);
  }

  #fill(text: string, value: (name: string) => Part[]): Part[] {
    const parts = pieces(text)
      .flatMap((piece) => {
        if (typeof piece === 'string') return [piece];
        const found = value(piece.name);
        const isCount = piece.forms !== undefined && typeof found[0] === 'string';
        return isCount ? [counted(piece, found[0] as string, this.language)] : found;
      })
      .filter((part) => part !== '');
    return this.language === 'fr' ? parts.map((part, i) => this.#elide(part, parts[i + 1])) : parts;
  }

  /** French elides before a name that begins with a vowel: la carte d’Ada. */
  #elide(part: Part, next: Part | undefined): Part {
    if (typeof part !== 'string' || typeof next !== 'object' || !('seat' in next)) return part;
    return VOWEL.test(this.names[next.seat] ?? '') ? part.replace(BEFORE_VOWEL, '$1’') : part;
  }

  #value(name: string, value: Value | undefined): Part[] {
    if (value === undefined) return ['…'];
    if (Array.isArray(value)) {
      const places = listOf(this.language).formatToParts(Array.from(value, (_, i) => String(i)));
      return places.flatMap(({ type, value: text }) =>
        type === 'element' ? this.#value(name, value[Number(text)]) : [text],
      );
    }
    if (typeof value === 'number') {
      return this.#seatWords.has(name) ? [{ seat: value }] : [String(value)];
    }
    const named = this.#named(name, value);
    if (named !== null) return [named];
    return CARD_WORDS.has(name) ? [{ card: value }] : [value];
  }

  #moveWord(word: string): Part[] {
    const seat = SEAT.exec(word);
    if (seat) return [{ seat: Number(seat[1]) }];
    const named = this.#named('', word);
    if (named !== null) return [named];
    return CARD_LIKE.test(word) ? [{ card: word }] : [word];
  }

  /** A colour, a symbol, a side: as the page's game or the server's names it. */
  #named(key: string, text: string): string | null {
    const own = this.word(key, text);
    if (own !== null || CARD_WORDS.has(key)) return own;
    const named = this.info.names[text];
    return named ? said(named, this.language) : null;
  }
}

function valuesOf({ seat, values }: Told): Record<string, Value> {
  return seat === null ? values : { ...values, seat };
}

/** A sentence as plain text, for labels and screen readers. */
export function plain(parts: Part[], card: (text: string) => string, names: string[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'card' in part ? card(part.card) : (names[part.seat] ?? `P${part.seat}`);
    })
    .join('');
}
