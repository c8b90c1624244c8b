/** The languages there are. In French and English every text is written, side by side; any other is a file of
 * src/tablee/languages, in which a text is found by its English. */

export type Written = 'fr' | 'en';

/** The code of one: `fr`, `en`, or the name of a file. */
export type Language = string;

/** A text as games bring theirs. */
export type Both = Record<Written, string>;

/** A text as the server gives it: both, or whatever there is in their place. */
export type Texts = Readonly<Record<string, string>>;

type Translation = Readonly<Record<string, string>>;

const FOLDER = '../../../src/tablee/languages/';
const FILES = import.meta.glob<Translation>('../../../src/tablee/languages/*.json', { import: 'default' });
const translations = new Map<Language, Translation>();

/** As their speakers call them: a code and a name. */
export const languages = (): [Language, string][] =>
  ['fr', 'en', ...new Set([...Object.keys(FILES).map(codeOf), ...translations.keys()])].map((code) => [
    code,
    nameOf(code),
  ]);

const codeOf = (file: string): Language => file.slice(FOLDER.length).replace('.json', '');

function nameOf(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}

export const isLanguage = (code: string): boolean => languages().some(([known]) => known === code);

export const isWritten = (language: Language): language is Written => language === 'fr' || language === 'en';

/** Its texts are there, or are not needed. */
export const isHere = (language: Language): boolean => isWritten(language) || translations.has(language);

export function learn(language: Language, texts: Translation): void {
  translations.set(language, texts);
}

export async function fetchLanguage(language: Language): Promise<void> {
  const load = FILES[`${FOLDER}${language}.json`];
  if (load && !isHere(language)) learn(language, await load());
}

/** The nearest of the two, for words to play with. */
export const written = (language: Language): Written => (isWritten(language) ? language : 'en');

/** A text in a language; what is not translated is English. */
export function said(texts: Texts, language: Language): string {
  const found = texts[language] ?? translations.get(language)?.[texts.en ?? ''];
  return found ?? texts.en ?? texts.fr ?? '';
}
