/**
 * What was read out of the search box, as text that the SQL function `search_query` understands (migrations/0045_title_words.sql):
 * a line for each thing to be found, with the words that mean it; after a tab the beginning of the last word; after another
 * what counts too where fewer words match; after a third the words as typed, which rank higher. Lines that start with '+' are
 * needed even when fewer words match, those with '-' exclude; after '~' the line before counts once more. Pure.
 */
import { type Tone, markOf } from '#shared/artworks/color-names.ts';
import type { Mood } from '#shared/artworks/moods.ts';
import type { Color } from '#shared/artworks/browse.ts';
import { COLOR_THINGS, COLOR_WORDS, TONE_WORDS, moodNamed } from '#shared/discovery/search/feeling-words.ts';
import {
  type ReadFacets,
  type ReadPart,
  type ReadQuery,
  isNeeded,
  plainWords,
} from '#shared/discovery/search/read-query.ts';
import { isEnglishWord } from '#server/spelling/english-words.ts';
import {
  COLORFUL,
  GLARING,
  HOT_PINK,
  NAMED_COLORFUL,
  colorLine,
  colorsFor,
  hasMood,
  isFigure,
  isNamed,
  markFor,
  moodLine,
  mostlyOf,
  namedMood,
  namesIn,
  toneLine,
  toneMark,
} from './feeling-lines.ts';
import { isKnown } from './known-words.ts';
import { type Line, eitherOf, enoughOf, listed, written } from './line.ts';
import { isFlat, isMedium, isStyle, meaningsOf, seenWith, singularsOf, spellingsOf } from './synonyms.ts';
import { NOWHERE, anyOf, oneOf, weighted } from './tsquery.ts';
import { type Known, NOTHING_KNOWN, asTyped, depicted, wordLine } from './word-line.ts';

/** A shorter word is one by itself. */
const LEAST_BEGUN = 3;

interface Options {
  /** A color chosen besides, by name. */
  color?: string | undefined;
  /** Exactly these words, and none that mean the same. */
  isExact?: boolean;
  known?: Known;
  /** The last word may go on. */
  isTyping?: boolean;
}

/** Weights where not everything matches. */
const OF_SUBJECT = 4;
const OF_BESIDE = 3;
const OF_TECHNIQUE = 2;
const OF_KIND = 2;

/** 'Running': what something does. */
const isAction = (word: string): boolean =>
  /[a-z]{3}ing$/.test(word) && isEnglishWord(word) && !isKnown(word);
/** What is no word of any language known may be misspelled. */
const isWord = (word: string): boolean => word.includes(' ') || isEnglishWord(word) || isKnown(word);
const isTelling = (word: string): boolean => word.includes(' ') || isKnown(word);
/** It says less of a picture than what it shows. */
const saysLess = (word: string): boolean => isFlat(word) || isMedium(word) || isAction(word);
const isColorThing = (word: string): boolean => singularsOf(word).some((one) => COLOR_THINGS.has(one));

/** A thing has its color; a painting is of it. */
const hasThing = (words: readonly string[], optional: readonly string[]): boolean =>
  words.some((word) => !optional.includes(word) && !saysLess(word));

/** Works of one color, as if it had been typed. */
export const compileColor = (color: Color, { words, optional, facets }: ReadQuery): string =>
  `=&${written(colorLine(color, [], isFigure(facets), hasThing(words, optional)))}`;

/**
 * What is looked for in one of its ways each; all of it is optional when fewer words match. In order of importance: what
 * is shown comes before how it feels and which color it has.
 */
function linesOf(
  { words, optional, either, facets, parts }: ReadQuery,
  { isExact = false, isTyping = false, known = NOTHING_KNOWN }: Options,
): Line[] {
  const typedFor = (kind: ReadPart['kind'], name: string) =>
    parts
      .filter((part) => part.kind === kind && part.value === name)
      .flatMap(({ word }) => plainWords(word))
      .flatMap((word) => [word, ...asTyped(known.typed, word)]);
  // 'Cat' is no beginning of 'catalogue' once it was asked for.
  const canGoOn = (word: string, index: number) =>
    index === words.length - 1 &&
    (isTyping || (word.length >= LEAST_BEGUN && !isEnglishWord(word) && !isKnown(word)));
  const isOptional = (word: string) => optional.includes(word) || known.foreign.has(word);
  const hasSubject = words.some((word) => !isOptional(word));
  const shown = words.filter((word) => !isOptional(word) && isWord(word) && !saysLess(word));
  const nouns = shown.filter((word) => !isColorThing(word));
  const things = nouns.filter((word) => !isStyle(word));
  const subjects = [things, nouns, shown].find((group) => group.length > 0) ?? [];
  // Beside what the tables know, a word that they do not is chance where no tag has it: the century of 'mid-century'.
  const telling = subjects.filter(isTelling);
  const subjectsOnly = telling.length > 0 ? telling : subjects;
  const isChance = (word: string) => subjects.includes(word) && !subjectsOnly.includes(word);
  const colors = facets.colors
    .filter(isNamed)
    .map((color) => colorLine(color, typedFor('color', color), isFigure(facets), hasThing(words, optional)));
  const feelings: Line[] = [
    // How what is asked for should feel says which of it comes first.
    ...facets.moods.map((mood) => ({
      ...moodLine(mood, typedFor('mood', mood)),
      isOptional: hasSubject,
    })),
    ...facets.tones.map((tone) => ({
      ...toneLine(tone, typedFor('tone', tone), hasSubject),
      isKept: isNeeded(tone),
      // 'Bright yellow': of what is yellow the brightest first.
      isOptional: tone === 'vivid' && colors.length > 0,
    })),
    ...(facets.isAnyColor && colors.length > 0 ? [eitherOf(colors)] : colors),
  ];
  const isOne = words.filter((word) => !isOptional(word)).length + feelings.length === 1;
  const isRequired = hasSubject || feelings.length > 0;
  const wordLines = words.map((word, index) => {
    const is = {
      canGoOn: canGoOn(word, index),
      isExact,
      isOptional: !isExact && isRequired && isOptional(word),
    };
    const isSlight = saysLess(word) || isChance(word) || (isStyle(word) && !subjectsOnly.includes(word));
    const weight = is.isOptional || isExact ? 1 : isSlight ? OF_TECHNIQUE : OF_SUBJECT;
    return {
      word,
      line: {
        ...wordLine(word, is, known),
        ...(!isExact && isChance(word) ? { enough: depicted(weighted(spellingsOf(word), 'B'), word) } : {}),
        isOptional: is.isOptional,
        isSide: !isExact && shown.length > 0 && saysLess(word),
        isSubject: subjectsOnly.includes(word),
        weight,
      },
    };
  });
  const linesFor = (group: readonly string[]) =>
    wordLines.filter(({ word }) => group.includes(word)).map(({ line }) => line);
  return [
    ...wordLines.filter(({ word }) => !either.some((group) => group.includes(word))).map(({ line }) => line),
    ...either.map((group) => eitherOf(linesFor(group))),
    // Beside something else what has a mood or a color only loosely would be noise.
    ...feelings.map(({ loosely = '', ...line }) =>
      isOne ? { ...line, loosely } : { ...line, alike: loosely },
    ),
  ];
}

/** Who plays an instrument that is shown need not be in the picture, and brushes crowd a frame. */
const NOT_DEPICTED = new Set(['musician', 'dancer', 'crowd']);

/**
 * As in a picture one does not want: a little of it is too much.
 * @param wanted who wants flowers but no roses wants other flowers
 */
function unwanted(word: string, wanted: ReadonlySet<string>): string {
  const color = COLOR_WORDS.get(word);
  if (color && isNamed(color))
    return oneOf([anyOf(spellingsOf(word)), `'${markOf(color)}'`, color === 'red' ? HOT_PINK : '']);
  const tone = TONE_WORDS.get(word) as Tone | undefined;
  if (tone) {
    const names = namesIn(TONE_WORDS, tone).filter((name) => !COLORFUL.test(name));
    return oneOf([
      weighted(names, 'ABC'),
      tone === 'vivid' ? `${GLARING} | '${markOf(tone)}'` : markFor(tone),
      colorsFor(tone),
    ]);
  }
  const mood = moodNamed(word) as Mood | undefined;
  if (mood) return `${anyOf([word])} | ${hasMood(mood)} | '${markOf(mood)}':AB`;
  const meant = [...meaningsOf(word), ...seenWith(word)].filter((one) => !wanted.has(one));
  const named = meant.filter((one) => !NOT_DEPICTED.has(one));
  return oneOf([anyOf(spellingsOf(word)), weighted(named, 'ABC')]);
}

const excludedLine = (phrase: string, wanted: ReadonlySet<string>): string =>
  `-${phrase
    .split(' ')
    .map((word) => `(${unwanted(word, wanted)})`)
    .join(' & ')}${COLORFUL.test(phrase) ? `\t${NAMED_COLORFUL}` : ''}`;

const unwantedLines = ({ words, excluded }: Pick<ReadQuery, 'words' | 'excluded'>): string[] =>
  excluded.map((phrase) => excludedLine(phrase, new Set(words.flatMap(meaningsOf))));

/** What holds in every list. */
const fixedLines = ({ words, excluded, facets }: ReadQuery, color: string | undefined): string[] => [
  ...(facets.by === undefined
    ? []
    : [
        `+${plainWords(facets.by)
          .map((word) => `'${word}':*B`)
          .join(' & ')}`,
      ]),
  ...(facets.ground === undefined ? [] : [`+'${markOf(facets.ground)}':A`]),
  ...facets.tones.filter(isNeeded).map((tone) => `+${toneMark(tone)}`),
  ...(color !== undefined && isNamed(color) ? [`+${markFor(color)}`] : []),
  ...unwantedLines({ words, excluded }),
];

/** Several lines, and a line with words as typed, are ranked one by one: see search-rank.ts. */
export const hasLines = (compiled: string): boolean => /\n|\t.*\t.*\t/.test(compiled);

const compiled = (lines: string[], joint: '=&' | '=|' = '=&'): string =>
  lines.length === 0 ? '' : `${joint}${lines.join('\n')}`;

/** Of gifts first what is said to feel like one, of a color what is mostly that. */
const rankingLines = (facets: ReadFacets): string[] => [
  ...(facets.giftMoods ?? []).map(namedMood),
  ...(isFigure(facets) ? [] : facets.colors.filter(isNamed).map(mostlyOf)),
];

/** Works that match everything; empty if nothing but filters was typed. */
export const compileAll = (read: ReadQuery, options: Options = {}): string =>
  compiled([
    ...linesOf(read, options).map(listed),
    ...rankingLines(read.facets).flatMap((has) => [listed({ has, isOptional: true }), ONCE_MORE]),
    ...fixedLines(read, options.color),
  ]);

/** The line before counts once more: see search-rank.ts. */
const ONCE_MORE = '~';

/**
 * Works that match something but not everything; null if one thing only was asked for.
 * @param isOfSubject what is shown has to match, no mood or color alone; null if nothing says it
 */
export function compileAny(read: ReadQuery, options: Options = {}, isOfSubject = false): string | null {
  const lines = linesOf(read, options);
  const isLess = lines.length > 1 || lines.some(({ loosely }) => Boolean(loosely));
  if (!isLess) return null;
  const enough = enoughOf(lines.filter(({ isSide, isSubject }) => (isOfSubject ? isSubject : !isSide)));
  if (enough === '') return null;
  // A subject says more than a technique, and that more than how it looks.
  const weighed = lines.flatMap((line) => [
    listed(line),
    ...Array.from({ length: (line.weight ?? 1) - 1 }, () => ONCE_MORE),
    // Of what lacks the subject first what shows something of its kind.
    ...(line.weight === OF_SUBJECT && line.kind
      ? [
          listed({ has: line.kind, isOptional: true }),
          ...Array.from({ length: (line.kindWeight ?? OF_KIND) - 1 }, () => ONCE_MORE),
        ]
      : []),
  ]);
  return compiled([...weighed, `+${enough}`, ...fixedLines(read, options.color)], '=|');
}

/** Works that match nothing of it, lists of their own. */
export interface Others {
  /** Those that are like something of it; null if nothing is known to be. */
  alike: string | null;
  /** Of these, those that show something of the same kind; null if nothing is known to be. */
  kin: string | null;
  /** The rest that no filter excludes; null if nothing but filters was typed. */
  rest: string | null;
  /** What is it or like it, by any artist. */
  elsewhere: string | null;
  /** All that have nothing unwanted; '' if nothing is. */
  bare: string;
}

export function compileOthers(read: ReadQuery, options: Options = {}): Others {
  const every = linesOf(read, options);
  const lines = every.filter(({ isOptional, isKept, isSide }) => !isOptional && !isKept && !isSide);
  // Moods count, and of words those that are needed.
  const likeness = every.filter(
    ({ isKept, weight, isOptional }) => !isKept && (!isOptional || weight === undefined),
  );
  const likeOf = ({ has, start = '', alike: one = '', isSide }: Line) =>
    isSide ? oneOf([has, start, one]) : one;
  const alike = oneOf(likeness.map(likeOf));
  const ofSubject = every.filter(({ isSubject }) => isSubject);
  const kin = oneOf(ofSubject.map(({ kin: one = '' }) => one));
  const times = (has: string, weight: number) =>
    has === '' ? [] : [has, ...Array.from({ length: weight - 1 }, () => ONCE_MORE)];
  // What is of the same kind says more than what goes with it, and that more than what is made in the same way.
  const ranked = [
    NOWHERE,
    ...times(kin, OF_SUBJECT),
    ...times(oneOf(ofSubject.map(likeOf)), OF_BESIDE),
    ...likeness.filter(({ isSubject }) => !isSubject).flatMap((line) => times(likeOf(line), 1)),
  ];
  const without = lines.map(
    ({ has, start = '', loosely = '' }) => `-${written({ has: oneOf([has, loosely]), start })}`,
  );
  const partly = enoughOf(every.filter(({ isOptional }) => isOptional));
  if (partly !== '' && lines.length > 0) without.push(`-${partly}`);
  const rest = [...without, ...fixedLines(read, options.color)];
  const { by, ...facets } = read.facets;
  const byAnyone = fixedLines({ ...read, facets }, options.color);
  return {
    alike: alike === '' ? null : compiled([...ranked, `+${alike}`, ...rest], '=|'),
    kin: kin === '' ? null : compiled([...ranked, `+${kin}`, ...rest], '=|'),
    elsewhere:
      lines.length === 0 || by === undefined
        ? null
        : compiled([oneOf(lines.map((line) => oneOf([line.has, line.alike ?? '']))), ...byAnyone]),
    rest: every.length === 0 ? null : compiled(rest),
    bare: compiled(unwantedLines(read)),
  };
}
