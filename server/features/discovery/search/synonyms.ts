/** What a word means: other spellings, forms and words, by ./synonym-tables.ts. */
import {
  AMBIGUOUS,
  FAMILIES,
  NARROWER,
  PHRASES,
  SEEN_WITH,
  SPELLINGS,
  SYNONYMS,
  TECHNIQUES,
  UNLIKE,
} from './synonym-tables.ts';
import { BESIDE } from './related-table.ts';

const groupsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

function indexed(table: string): Map<string, string[]> {
  const of = new Map<string, string[]>();
  for (const group of groupsOf(table)) {
    for (const word of group) of.set(word, [...(of.get(word) ?? []), ...group]);
  }
  return of;
}

const SPELLED = indexed(SPELLINGS);
const FAMILY = indexed(FAMILIES);
const WITH = new Map(groupsOf(SEEN_WITH).map(([word, ...others]) => [word!, others]));
const SAID = new Map(
  groupsOf(PHRASES).map(([phrase, ...others]) => [
    phrase!.replace('_', ' '),
    others.map((other) => other.split('_')),
  ]),
);
const MEANT = indexed(SYNONYMS);
const GOES_WITH = new Map(groupsOf(BESIDE).map(([word, ...others]) => [word!.replace('_', ' '), others]));
const WIDER = new Map(groupsOf(NARROWER).map(([word, ...narrower]) => [word!, narrower]));

/** The word as it would stand in the tables: boats, boat; parties, party; leafs and leaves, leaf; misspelled: citys, city. */
export const singularsOf = (word: string): string[] => [
  word,
  ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ...(/(?:s|x|ch|sh)es$/.test(word) ? [word.slice(0, -2)] : []),
  ...(word.endsWith('s') || word.endsWith('z') ? [word.slice(0, -1)] : []),
  ...(word.endsWith('ves') ? [`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`] : []),
  ...(word.endsWith('oes') ? [word.slice(0, -2)] : []),
];

/** The word in both spellings, and its other forms: broke, broken. */
export const spellingsOf = (word: string): string[] => [
  ...new Set([
    word,
    ...singularsOf(word).flatMap((one) => [...(SPELLED.get(one) ?? []), ...(FAMILY.get(one) ?? [])]),
  ]),
];

/** The words of a phrase, and those of each that means the same. */
export const phrasesOf = (phrase: string): string[][] => [phrase.split(' '), ...(SAID.get(phrase) ?? [])];

/** Who makes what: of an artist's words each that says so. */
const TRADES = new Set(
  'ceramist ceramicist potter photographer painter weaver printmaker sculptor illustrator'.split(' '),
);
export const isTrade = (word: string): boolean => singularsOf(word).some((one) => TRADES.has(one));

/** Verbs first: texts use them of other things too. */
const VERBS = new Set('weave wove draw drew paint sketch stitch'.split(' '));

/** The word of a technique with its plural, as texts have it. */
export const formsOf = (word: string): string[] =>
  VERBS.has(word) ? [] : [...new Set([...singularsOf(word), word.endsWith('s') ? word : `${word}s`])];

/** Of a picture they say less than what it shows. */
const FLAT = new Set(
  'print paint painting draw drawing sketch photograph photo photography poster illustration image'.split(
    ' ',
  ),
);
export const isFlat = (word: string): boolean => singularsOf(word).some((one) => FLAT.has(one));

/** What a picture is made with. */
const MEDIA = new Set(
  'oil acrylic charcoal ink pencil pen crayon chalk graphite tempera canvas marble wood wooden'.split(' '),
);
export const isMedium = (word: string): boolean => singularsOf(word).some((one) => MEDIA.has(one));

/** How something is shown: beside it, it says less than what is shown. */
const STYLES = new Set(
  'abstract minimal minimalist minimalistic geometric contemporary psychedelic bauhaus impressionist expressionist cubist surreal'.split(
    ' ',
  ),
);
export const isStyle = (word: string): boolean => STYLES.has(word);

export const isTechnique = (word: string): boolean => singularsOf(word).some((one) => TECHNIQUES.has(one));

/** Found by title and tags only when it was not typed itself. */
export const isAmbiguous = (word: string): boolean => singularsOf(word).some((one) => AMBIGUOUS.has(one));

/** What a picture has that has the unwanted. */
export const seenWith = (word: string): string[] => singularsOf(word).flatMap((one) => WITH.get(one) ?? []);

/** The word in both spellings, all that mean the same, and the kinds of it. */
export const meaningsOf = (word: string): string[] => {
  const same = spellingsOf(word).flatMap((spelled) => [
    spelled,
    ...singularsOf(spelled).flatMap((one) => MEANT.get(one) ?? []),
  ]);
  const kinds = same.flatMap(singularsOf).flatMap((one) => WIDER.get(one) ?? []);
  return [...new Set([...same, ...kinds].flatMap(spellingsOf))];
};

/** Whom a work is for, or who made it, rather than who is in it. */
const NOT_SHOWN = new Set(
  'mother mom mum father dad daughter family child children kid kids musician musical crowd'.split(' '),
);

/** The word and those that mean the same, without kinds of it. */
const sameAs = (word: string): string[] =>
  spellingsOf(word)
    .flatMap(singularsOf)
    .flatMap((one) => [one, ...(MEANT.get(one) ?? [])]);

/** A flower and a dog are no more alike for being nature, nor is summer like winter. */
const TOO_WIDE = new Set(['nature', 'outdoors', 'season', 'weather']);

/** What is of the same kind: of birds other animals. */
export const kinOf = (word: string): string[] => {
  const same = sameAs(word);
  // Who makes something is no kind of it.
  const kinds = [...WIDER].filter(
    ([kind, narrower]) => !TOO_WIDE.has(kind) && !isTrade(kind) && same.some((one) => narrower.includes(one)),
  );
  return [...new Set(kinds.flat(2).flatMap(spellingsOf))].filter((one) => !NOT_SHOWN.has(one));
};

/** In a picture with what is `BC` of these the word is something else, and what is shown in its place. */
interface Unlike {
  words: string[];
  /** Words that stand side by side. */
  phrases: string[][];
  instead: string[];
}
const UNLIKES = new Map(
  groupsOf(UNLIKE).map(([word, ...others]): [string, Unlike] => {
    const at = others.indexOf('|');
    const [telling, instead] = at < 0 ? [others, []] : [others.slice(0, at), others.slice(at + 1)];
    return [
      word!,
      {
        words: telling.filter((one) => !one.includes('_')),
        phrases: telling.filter((one) => one.includes('_')).map((one) => one.split('_')),
        instead,
      },
    ];
  }),
);
export const unlikeOf = (word: string): Unlike | undefined =>
  singularsOf(word)
    .map((one) => UNLIKES.get(one))
    .find((one) => one !== undefined);

/** What is of the same kind, and what goes with it. */
export const kindOf = (word: string): string[] => [
  ...new Set([...kinOf(word), ...sameAs(word).flatMap((one) => GOES_WITH.get(one) ?? [])]),
];

/** All words that the tables have, of one word each. */
export const TABLE_WORDS: readonly string[] = [
  ...new Set([
    ...MEANT.keys(),
    ...GOES_WITH.keys(),
    ...[...WIDER].flatMap(([kind, narrower]) => [kind, ...narrower]),
  ]),
];

/** A word that these tables have is correct. */
export const isInTables = (word: string): boolean =>
  singularsOf(word).some(
    (one) =>
      MEANT.has(one) ||
      SPELLED.has(one) ||
      FAMILY.has(one) ||
      GOES_WITH.has(one) ||
      WIDER.has(one) ||
      TECHNIQUES.has(one),
  );
