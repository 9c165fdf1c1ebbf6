/** What a word of a search finds. Pure. */
import { markOf } from '#shared/artworks/color-names.ts';
import type { Mood } from '#shared/artworks/moods.ts';
import { COLOR_THINGS, THING_MOODS, isLiving, isThingFirst } from '#shared/discovery/search/feeling-words.ts';
import { isEnglishWord } from '#server/spelling/english-words.ts';
import type { Compound, Compounds } from './compounds.ts';
import { isNamed } from './feeling-lines.ts';
import type { Line } from './line.ts';
import {
  formsOf,
  isAmbiguous,
  isTechnique,
  kinOf,
  kindOf,
  meaningsOf,
  phrasesOf,
  singularsOf,
  spellingsOf,
  unlikeOf,
} from './synonyms.ts';
import { NOWHERE, allOf, anyOf, beginning, oneOf, weighted } from './tsquery.ts';

/** From here on a word that is none of English is shortened: names, and words of other languages, have endings. */
const LONG = 7;
/** Of what is made in its place: see `kindWeight`. */
const OF_LIKENESS = 6;
const ENDING = 3;

/** They say too little of a picture to be all that it has of a search. */
const WEAK = new Set(
  'old new young long short high low tall wide big small little large tiny huge great good best first last next back front top left right full half single double one two three four five many much several different same own day time year life world way part side end inside outside behind close far deep wall table hand hands look'.split(
    ' ',
  ),
);

/** What else is known of a search besides what was read. */
export interface Known {
  /** Words of a search in another language that could not be translated. */
  foreign: ReadonlySet<string>;
  /** English words, and how they were typed in another language. */
  typed: ReadonlyMap<string, string>;
  compounds: Compounds;
}

const both = ({ modifier, head }: Compound): string[] =>
  modifier === null ? meaningsOf(head).map((word) => `'${word}'`) : [allOf([modifier, head])];

/** Other things of its kind and what goes with it; if nothing is known to, its moods. */
function alikeOf(word: string): string {
  const kind = kindOf(word);
  const moods = singularsOf(word).flatMap((one) => THING_MOODS.get(one) ?? []) as Mood[];
  return kind.length > 0
    ? oneOf([
        // A title may name it as a figure of speech.
        inTexts(kind, ''),
        // A medium names a technique where no tag does.
        weighted(kind.filter(isTechnique).flatMap(meaningsOf), 'C'),
      ])
    : oneOf(moods.flatMap((mood) => [`'${mood}':B`, `'${markOf(mood)}':AB`]));
}

interface WordKind {
  /** It may be the beginning of a word. */
  canGoOn: boolean;
  isExact: boolean;
  isOptional: boolean;
}

export function wordLine(word: string, is: WordKind, { typed, compounds }: Known): Line {
  const { canGoOn, isExact, isOptional } = is;
  if (word.includes(' ')) return { has: oneOf(phrasesOf(word).map(allOf)), alike: alikeOf(word) };
  const start = canGoOn ? beginning(word) : '';
  if (isExact) return { has: anyOf([word]), start };
  const isSlight = isOptional || WEAK.has(word) || isAmbiguous(word);
  const names = singularsOf(word);
  const color = names.map((one) => COLOR_THINGS.get(one)).find((one) => one !== undefined);
  const mark = color !== undefined && color !== word && isNamed(color) ? `'${markOf(color)}':AB` : '';
  const isThing = names.some(isThingFirst);
  const spelled = [...spellingsOf(word), ...asTyped(typed, word)];
  const others = meaningsOf(word).filter((other) => !spelled.includes(other));
  const compound = compounds.split.get(word);
  const joined = [...compounds.joined]
    .filter(([, one]) => one === word)
    .map(([pair]) => allOf(pair.split(' ')));
  // 'Rose' in a description is a color.
  const isColorToo = names.some(isLiving);
  const isTechnical = isTechnique(word);
  const itself = [
    isColorToo || isTechnical ? weighted(spelled, 'AB') : anyOf(spelled),
    ...(compound ? both(compound) : []),
    ...joined,
  ];
  const unlike = unlikeOf(word);
  const hasInstead = unlike !== undefined && unlike.instead.length > 0;
  const isOnlyCalled = unlike !== undefined && unlike.words.length === 0;
  const shortened = word.length >= LONG && !isEnglishWord(word) ? beginning(word.slice(0, -ENDING)) : '';
  return {
    // In a description words that mean the same are chance.
    has: depicted(
      oneOf([...itself, inTexts(others), isThing ? '' : mark, MADE_OF.get(names.at(-1)!) ?? '']),
      word,
    ),
    start: unlike ? start : oneOf([start, exactly(isTechnical ? [...spelled, ...others] : others)]),
    loosely: oneOf([
      // A rose window is one of the roses, and no flower.
      unlike ? weighted([...spelled, ...(isOnlyCalled ? [] : others), ...unlike.instead], 'ABC') : '',
      compound ? weighted(meaningsOf(compound.head), 'ABC') : '',
      isColorToo || isTechnical ? anyOf(spelled) : '',
      shortened,
    ]),
    typed: oneOf(itself),
    enough: oneOf([
      isSlight ? weighted(spelled, 'AB') : itself[0]!,
      isOptional || WEAK.has(word)
        ? ''
        : isOnlyCalled && others.length > 0
          ? depicted(inTexts(others), word)
          : inTexts(others),
      ...itself.slice(1),
      start && `${start}ABC`,
      isTechnical ? weighted(spelled, 'ABC') : '',
      unlike ? weighted(unlike.instead, 'BC') : '',
      isThing ? '' : mark,
      compound ? weighted(meaningsOf(compound.head), 'ABC') : '',
      shortened && `${shortened}ABC`,
    ]),
    alike: oneOf([alikeOf(word), isThing ? mark : '']),
    // A title may name it as a figure of speech.
    kin: kinFor(word),
    kind: weighted([...kindOf(word), ...(hasInstead ? spelled : [])], 'AB'),
    // Nothing is a sculpture but what looks like one.
    ...(hasInstead ? { kindWeight: OF_LIKENESS } : {}),
  };
}

/** Without what is only called so. */
export function depicted(has: string, word: string): string {
  const unlike = unlikeOf(word);
  if (!unlike) return has;
  const other = oneOf([
    weighted(unlike.words, 'ABC'),
    ...unlike.phrases.map((phrase) => `(${phrase.map((one) => `'${one}'`).join(' <-> ')})`),
  ]);
  const technique = isTechnique(word) ? weighted(formsOf(word), 'C') : '';
  return `${NOWHERE} | ((${oneOf([has, technique])}) & !(${other}))`;
}

function kinFor(word: string): string {
  const kin = kinOf(word);
  const unlike = kin.find((one) => unlikeOf(one));
  return kin.length === 0 ? '' : unlike ? depicted(weighted(kin, 'B'), unlike) : weighted(kin, 'B');
}

/** Media whose names are other things too, by what they are on. */
const MADE_OF: ReadonlyMap<string, string> = new Map([
  ['painting', `('oil':C & (${weighted('canvas linen panel board paper wood copper'.split(' '), 'C')}))`],
]);

/** By more than the description; living things by title and tags. */
const inTexts = (words: readonly string[], title: 'A' | '' = 'A'): string => {
  const isNarrow = (word: string) => isLiving(word) || isTechnique(word) || isAmbiguous(word);
  return oneOf([
    weighted(
      words.filter((word) => !isNarrow(word)),
      `${title}BC`,
    ),
    weighted(words.filter(isNarrow), `${title}B`),
  ]);
};

/** Techniques by the medium: not in any other form of the word. */
const exactly = (words: readonly string[]): string =>
  weighted([...new Set(words.filter(isTechnique).flatMap(formsOf))], 'C');

export const asTyped = (typed: ReadonlyMap<string, string>, word: string): string[] => {
  const other = typed.get(word);
  return other === undefined ? [] : [other];
};

export const NOTHING_KNOWN: Known = {
  foreign: new Set(),
  typed: new Map(),
  compounds: { joined: new Map(), split: new Map() },
};
