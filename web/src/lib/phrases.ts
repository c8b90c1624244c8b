/** Says one game's events, facts and moves, as src/tablee/packs/phrases.py does for the terminal: both are held
 * to web/tests/told.json. */

import { filled } from './filling';
import { type Language, listOf } from './language.svelte';
import { said } from './languages';
import { pieces } from './plural';
import { CARD_WORDS, type GameInfo, SPOKEN_WORDS, type Told, TOUCHED_WORDS, type View } from './protocol';
import { typeset } from './typeset';

/** A piece of a sentence: words, a card to draw as one, or somebody at the table. */
export type Part = string | { card: string } | { seat: number };

type Value = Told['values'][string];
type Texts = Record<string, Record<string, string>>;

/** How a game's own words are said: a colour, a god, a symbol. Null: as it stands. */
export type NameWord = (key: string, text: string) => string | null;

type Info = Pick<GameInfo, 'sentences' | 'facts' | 'moves' | 'names' | 'endings' | 'seat_words'>;

const SEAT = /^P(\d)$/;
const CARD_LIKE = /^([A-Z]\d{1,2}|\d{1,2}\*|[A-Z][a-z]+|A|N|\d+[a-d])$/;

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
    const seen = this.#text(this.info.sentences, `${told.kind}.seen`);
    const isSeen = seen && pieces(seen).every((piece) => typeof piece === 'string' || piece.name in values);
    const yours = this.#isDoneToReader(told) ? this.#text(this.info.sentences, `${told.kind}.yours`) : undefined;
    return this.#say(isSeen ? seen : (yours ?? this.#text(this.info.sentences, told.kind)), values);
  }

  /** One sentence for something that can be seen on the table. */
  fact(told: Told): Part[] {
    return this.#say(this.#text(this.info.facts, told.kind), valuesOf(told));
  }

  /** Why the game is over, filled in from what is on the table; nothing: the rule alone says it. */
  ending(rule: string, view: View): Part[] {
    const text = this.#text(this.info.endings, rule);
    const values = view as unknown as Record<string, string | number>;
    return text ? this.#fill(text, (name) => (name in values ? [String(values[name])] : undefined)) : [];
  }

  /** `annoncer 5` for `predict 5`; a move without wording is its notation. */
  move(text: string): Part[] {
    const [first = '', ...rest] = text.split(' ');
    const own = this.#text(this.info.moves, first);
    const wording = own ?? this.#text(this.info.moves, '');
    if (!wording) return [text];
    const words = own ? rest : [...first.split(':'), ...rest];
    return this.#fill(wording, (index) => {
      const word = words[Number(index)];
      return word === undefined ? undefined : this.#moveWord(word);
    });
  }

  #isDoneToReader({ values }: Told): boolean {
    return this.reader !== null && TOUCHED_WORDS.some((name) => values[name] === this.reader);
  }

  #text(texts: Texts, key: string): string | undefined {
    const found = texts[key];
    return found && typeset(said(found, this.language), this.language);
  }

  #say(text: string | undefined, values: Record<string, Value>): Part[] {
    if (!text) return [];
    return this.#fill(text, (name) => {
      const value = values[name];
      return value === undefined ? undefined : this.#value(name, value);
    });
  }

  #fill(text: string, value: (name: string) => Part[] | undefined): Part[] {
    return filled<Exclude<Part, string>>(text, this.language, value, (part) => this.#spoken(part));
  }

  /** A card is drawn: nothing is elided before it. */
  #spoken(part: Exclude<Part, string>): string {
    return 'seat' in part ? (this.names[part.seat] ?? '') : '';
  }

  #value(name: string, value: Value): Part[] {
    if (Array.isArray(value)) {
      const places = listOf(this.language).formatToParts(Array.from(value, (_, i) => String(i)));
      return places.flatMap(({ type, value: text }) =>
        type === 'element' ? this.#value(name, value[Number(text)]!) : [text],
      );
    }
    if (typeof value === 'number') {
      return this.#seatWords.has(name) ? [{ seat: value }] : [String(value)];
    }
    const named = this.#named(name, value);
    if (named !== null) return [named];
    return CARD_WORDS.includes(name) ? [{ card: value }] : [value];
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
    if (SPOKEN_WORDS.includes(key)) return text;
    const own = this.word(key, text);
    if (own !== null || CARD_WORDS.includes(key)) return own;
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
