/** What is typed in German, Spanish, French, Italian, Portuguese or Dutch, in English, so that everything else reads one language. Pure. */
import { plainText } from '#shared/discovery/search/read-query.ts';
import { isEnglishWord } from '#server/spelling/english-words.ts';
import { ALSO_ENGLISH, ARTICLES, PHRASES, RECIPIENT_WORDS, TELLING } from './joints.ts';
import { MORE_VOCABULARY } from './more-vocabulary.ts';
import { THINGS_VOCABULARY } from './things-vocabulary.ts';
import { VOCABULARY } from './vocabulary.ts';

/** Endings of nouns and adjectives: blau, blaue, blauen; rojo, rojas; vert, vertes. Of each table, by language. */
const FORMS: readonly ((word: string) => string[])[] = [
  (word) => ['', 'e', 'en', 'er', 'es', 'em', 'n', 's'].map((ending) => word + ending),
  (word) =>
    word.endsWith('o')
      ? ['o', 'a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending)
      : [word, `${word}s`, `${word}es`],
  (word) => ['', 's', 'e', 'es'].map((ending) => word + ending),
];
const MORE_FORMS: typeof FORMS = [
  (word) =>
    /[oe]$/.test(word)
      ? ['o', 'a', 'i', 'e'].map((ending) => word.slice(0, -1) + ending).concat(word)
      : [word],
  FORMS[1]!,
  (word) => ['', 'e', 'en', 's'].map((ending) => word + ending),
];
/** Of words that only join others. */
const UNCHANGED = new Set(['without', 'not', 'no', 'nothing', 'and', 'or', 'but', 'with', 'on', 'cheap']);
/** Shorter ones take no endings: they would be English words. */
const SHORTEST_STEM = 3;

const exact = new Map<string, string>();
/** Forms that are too short to be told from English words by themselves. */
const vague = new Set<string>();
const SHORTEST_FORM = 5;
const formed = new Map<string, string>();
/** They make no compounds: 'wit' and 'hout' are not in 'without'. */
const uncompounded = new Set<string>();
const LINES = [
  ...`${VOCABULARY.trim()}${THINGS_VOCABULARY}`
    .trim()
    .split('\n')
    .map((line) => ({ line, forms: FORMS })),
  ...MORE_VOCABULARY.trim()
    .split('\n')
    .map((line) => ({ line, forms: MORE_FORMS })),
];
for (const { line, forms } of LINES) {
  const [english, ...languages] = line.split('|').map((part) => part.trim());
  for (const [language, words] of languages.entries()) {
    for (const word of words.split(' ').filter(Boolean)) {
      if (!exact.has(word) && forms === MORE_FORMS) uncompounded.add(word);
      if (!exact.has(word)) exact.set(word, english!);
      if (word.length < SHORTEST_STEM || /^\d/.test(english!) || UNCHANGED.has(english!)) continue;
      for (const form of forms[language]!(word)) {
        if (form.length < SHORTEST_FORM && !word.endsWith('o')) vague.add(form);
        if (!formed.has(form) && !exact.has(form) && forms === MORE_FORMS) uncompounded.add(form);
        if (!formed.has(form)) formed.set(form, english!);
      }
    }
  }
}

/** German without umlauts: gruen. */
const withoutUmlauts = (word: string): string => word.replace(/([aou])e/g, '$1');
const meaningOf = (word: string): string | undefined => exact.get(word) ?? formed.get(word);

const LINKS = /(?:s|n|en|es|er)$/;
const SHORTEST_PART = 3;

/** 'Herbstwald': autumn forest. */
function compoundMeaning(word: string, isEnglish: (word: string) => boolean): string | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (uncompounded.has(first) || uncompounded.has(second)) continue;
    const head = exact.get(second) ?? formed.get(second);
    const modifier =
      exact.get(first) ?? exact.get(first.replace(LINKS, '')) ?? (isEnglish(first) ? first : undefined);
    if (head && modifier && !/^\d/.test(head)) return `${modifier} ${head}`;
  }
  return undefined;
}

interface Translated {
  text: string;
  /** English words that were typed otherwise. */
  typed: ReadonlyMap<string, string>;
  /** Words that neither language has. */
  left: ReadonlySet<string>;
}

const TOKEN = /[\p{L}\p{M}_]+/gu;
const FRENCH_ELISION = /(?<![\p{L}])(?:l|d|qu|j|n|s|c)['’](?=\p{L})/giu;

/**
 * @param isEnglish words that the gallery or its tables know in English are not translated
 * @returns null: the search is in English
 */
export function translate(text: string, isEnglish: (word: string) => boolean): Translated | null {
  let plain = plainText(text).replace(FRENCH_ELISION, (elided) => (elided.startsWith('d') ? 'de ' : ''));
  const before = plain;
  // Underscores keep what is English already from being read once more.
  for (const [phrase, english] of PHRASES) {
    plain = plain.replaceAll(phrase, ` _${english.replaceAll(' ', '_')} `);
  }
  const read = (word: string): string | undefined => {
    const plainest = withoutUmlauts(word);
    const single = meaningOf(word) ?? (plainest === word ? undefined : meaningOf(plainest));
    return (
      single ??
      (word.length > 6 && !isEnglishWord(word)
        ? (compoundMeaning(word, isEnglish) ?? compoundMeaning(plainest, isEnglish))
        : undefined)
    );
  };
  const tokens = plain.match(TOKEN) ?? [];
  const isSure = (word: string) =>
    TELLING.has(word) ||
    (!ALSO_ENGLISH.has(word) &&
      !ARTICLES.has(word) &&
      !isEnglish(word) &&
      (exact.has(word) || (!vague.has(word) && !isEnglishWord(word) && read(word) !== undefined)));
  // Each may be English, all of them are not: 'chat noir'.
  const isWhole = tokens.length > 1 && tokens.every((word) => exact.has(word) && !isEnglish(word));
  if (plain === before && !isWhole && !tokens.some(isSure)) return null;
  const typed = new Map<string, string>();
  const left = new Set<string>();
  const translated = plain.replace(TOKEN, (word) => {
    if (word.startsWith('_')) return word.replaceAll('_', ' ');
    const english = isEnglish(word) && !ALSO_ENGLISH.has(word) ? undefined : read(word);
    if (english === undefined) {
      const joint = RECIPIENT_WORDS.get(word) ?? (ARTICLES.has(word) ? '' : undefined);
      if (joint === undefined && !isEnglish(word)) left.add(word);
      return joint ?? word;
    }
    for (const one of english.split(' ')) if (one !== word) typed.set(one, word);
    return english;
  });
  const said = translated.replace(/\s+/g, ' ').trim();
  return said === '' ? null : { text: said, typed, left };
}
