/** What someone typed into the search box: words, what they do not want, and facets. Pure; server and client agree. */
import { COLORS, type Color, type FilterValue, type Sort } from '#shared/artworks/browse.ts';
import type { Category } from '#shared/artworks/categories.ts';
import { TONES, type Tone } from '#shared/artworks/color-names.ts';
import { MOOD_NAMES, type Mood } from '#shared/artworks/moods.ts';
import { FACETS, FACET_NAMES, type FacetName, parseFlag } from '../facets.ts';
import { COLOR_WORDS, NO_NAMES, TONE_WORDS, moodNamed } from './feeling-words.ts';
import { START, WORD_END } from './patterns.ts';
import { READ_MEASURES } from './read-measures.ts';
import { ORDERS } from './read-order.ts';
import { PLACE, RECIPIENT, SURROUNDINGS, moodsOfGift } from './read-place.ts';
import { AI_WORD, EDITIONS } from './read-work.ts';
import { FILLERS, OPTIONAL, UNTOLD } from './slight-words.ts';
import { readEither } from './read-either.ts';
import { type Token, readNegations } from './read-not.ts';
import { PRICES } from './read-price.ts';

/** A part of the text that was read as more than a word; `text.slice(start, end)`. */
export interface ReadPart {
  kind:
    | 'color'
    | 'mood'
    | 'tone'
    | 'price'
    | 'sort'
    | 'by'
    | 'measures'
    | 'edition'
    | 'category'
    | 'not'
    | 'aside'
    | FacetName;
  /** The color, mood, tone or value of a facet; the name; what is excluded or set aside; '' for a price and a flag. */
  value: string;
  /** As typed, in lower case and without accents. */
  word: string;
  start: number;
  end: number;
}

/** No words mean a year. */
type WordFacets = {
  [Name in Exclude<FacetName, 'year'>]?: FilterValue<Name> extends 'true' | 'false'
    ? boolean
    : FilterValue<Name>;
};

export interface ReadFacets extends WordFacets {
  year?: never;
  /** Names, or six hex digits. */
  colors: string[];
  moods: Mood[];
  tones: Tone[];
  minPrice?: string;
  maxPrice?: string;
  sort?: Sort;
  by?: string;
  /** See read-measures.ts. */
  measures?: string;
  category?: Category;
  /** A thing, or a file. */
  physical?: boolean;
  /** At most so many of it; 1: one of a kind. */
  edition?: number;
  /** What everything else is on: 'white lines on black'. */
  ground?: Color;
  /** Nothing is asked for but a gift: works that feel like this come first. */
  giftMoods?: readonly Mood[];
  /** One of the colors is enough: 'pink or purple'. */
  isAnyColor?: true;
}

export interface ReadQuery {
  /** In lower case and without accents; one of several words is a phrase. */
  words: string[];
  /** Of those, what a work need not have: rooms, numbers, 'old'. Never all of them. */
  optional: string[];
  /** Of each entry one word is enough: 'cats or dogs'. */
  either: string[][];
  /** Words of one entry belong together: 'red flowers'. */
  excluded: string[];
  facets: ReadFacets;
  /** In the order of the text. */
  parts: ReadPart[];
}

/** Letters without an accented form. */
const PLAIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** As search compares words: without case and accents. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => PLAIN[letter]!);

const LONGEST_WORD = 60;
/** Of a search; each may mean ten others. */
const MOST_WORDS = 12;
export const plainWords = (text: string): string[] =>
  (
    plainText(text)
      .replace(/['’`]/g, '')
      .match(/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]+/gu) ?? []
  ).map((word) => word.slice(0, LONGEST_WORD));

/** What someone loves says nothing of love. */
const WHO_LIKES = new RegExp(
  `${START}(?:who|that|he|she|they|we|i)(?: (?:really|all|also|both|just|absolutely))* (?:loves?|adores?|likes?|enjoys?)${WORD_END}`,
  'giu',
);
/** What a work does for a room says how it feels. */
const CHEERING = new RegExp(`${START}(?:brighten|liven|cheer)(?:s|ing)?(?: up)?${WORD_END}`, 'iu');
/** Who gives something buys it. */
const GIFT = new RegExp(`${START}(?:gifts?|presents?)${WORD_END}`, 'giu');
/** Before them and at the end 'light' is what is seen, no tone. */
const LIT =
  /(?<=(?:golden|evening|morning|afternoon|soft|warm|cold|winter|summer|autumn|spring|sun|moon|candle|lamp|window|natural|northern|north|last|first|late|low|early|day|dawn|dusk|city|street|neon|of|the|and shadow) )lights?(?![\p{L}\p{N}])/giu;
/** Before categories and what is left of 'AI' are taken out, on which the words of others may depend. */
const READ_FIRST: ReadonlySet<FacetName> = new Set(['physical', 'forSale', 'nft', 'making', 'size']);
/** Other categories are found by their words. */
const CATEGORY = new RegExp(`${START}(?:digital art(?:works?)?|graphic design)${WORD_END}`, 'giu');
const GROUND = new RegExp(
  String.raw`(?<!not )${START}(?:on|against)(?: an?| the)? (\p{L}+)(?: (?:ground|background|paper|canvas|cloth|linen))?${WORD_END}`,
  'giu',
);
const NOT = /(?<![^\s])-([\p{L}\p{N}]+)/gu;
const BY = new RegExp(
  String.raw`(?<![^\s])[Bb][Yy]\s+(\p{L}[\p{L}\p{M}'’.-]*(?:\s+\p{Lu}[\p{L}\p{M}'’.-]*)*)`,
  'gu',
);
/** What no listing says: from when it is, how it is framed, how narrow it may be. */
const NOT_TOLD = new RegExp(
  String.raw`${START}(?:(?:(?:early|mid|late)[- ])?(?:\d{1,2}(?:st|nd|rd|th)|eighteenth|nineteenth|twentieth|seventeenth|sixteenth)[- ](?:century|c\.)|(?:an? )?(?:old )?master(?:piece|work)?s?|narrow|slim|(?:museum|gallery|investment)[- ](?:quality|grade)|statement(?=[- ](?:pieces?|art|works?|paintings?|pictures?))|(?:un)?framed|signed|certified|authentic|collectibles?)${WORD_END}`,
  'giu',
);
/** 'People-free'. */
const FREE_OF = new RegExp(String.raw`${START}(\p{L}+)-free${WORD_END}`, 'giu');
/** Words that say something else by themselves, each as texts have them. */
const PHRASES = [
  'still life',
  'op art',
  'pop art',
  'street art',
  'folk art',
  'line art',
  'golden hour',
  'stained glass',
  'line drawing',
  'tie dye',
  'paper cut',
  'optical illusion',
].map(
  (phrase) => [phrase, new RegExp(`${START}${phrase.replace(' ', '[- ]?')}s?${WORD_END}`, 'giu')] as const,
);
const HEX = /(?<![^\s])#([0-9a-f]{6})(?![\p{L}\p{N}])/giu;
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{M}\p{N}]+)*/gu;
/** With what stands between words. */
const TOKEN_OR_MARK = new RegExp(`${TOKEN.source}|[,.;:!?()]`, 'gu');

const BLACK_AND_WHITE = new RegExp(
  String.raw`${START}(?:black(?:[- ]and[- ]|\s?&\s?| ?[-/n+] ?| )white|b(?: and |\s?[&/+n]\s?)w|(?:no|without(?: any)?|not in) colou?rs?(?! \p{L})|colou?rless)${WORD_END}`,
  'giu',
);

/** What is not wanted is read later: see read-not.ts. */
const NEGATED =
  /(?<![\p{L}])(?:not?|non|isn['’]?t|without|except|never|nothing)[\s-]+(?:(?:an?|any|too|very|so|really|made|done) )*$/iu;

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN_OR_MARK)].map(({ 0: token, index }) => ({
    plain: plainWords(token)[0] ?? token,
    start: index,
    end: index + token.length,
  }));

const isColor = (value: string): value is Color => COLORS.some((color) => color === value);
const isTone = (value: string): value is Tone => TONES.some((tone) => tone === value);
const isMood = (value: string): value is Mood => MOOD_NAMES.some((mood) => mood === value);

const isFeeling = (word: string): boolean =>
  COLOR_WORDS.has(word) || TONE_WORDS.has(word) || moodNamed(word) !== undefined;

/** 'Bright colors' without what says nothing: 'bright'. */
function tellingOf(phrase: string): string {
  const words = phrase.split(' ');
  return words.filter((word) => !FILLERS.has(word)).join(' ');
}

export function readQuery(text: string): ReadQuery {
  const facets: ReadFacets = { colors: [], moods: [], tones: [] };
  const excluded: string[] = [];
  const parts: ReadPart[] = [];
  let left = text;
  /** Each match is taken out, so that nothing is read twice. */
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => [ReadPart['kind'], string] | null) => {
    for (const match of left.matchAll(pattern)) {
      const found = NEGATED.test(left.slice(0, match.index)) ? null : read(match);
      if (!found) continue;
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      parts.push({ kind: found[0], value: found[1], word: plainText(match[0].trim()), start, end });
      left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
    }
  };
  const readFacet = (name: FacetName) => {
    const { words = {}, narrows } = FACETS[name];
    for (const [word, patterns = []] of Object.entries(words)) {
      const value = parseFlag(word);
      for (const pattern of patterns)
        take(pattern, () => {
          const known = facets[name];
          if (known !== undefined && known !== value && narrows?.[word] !== known) return null;
          Object.assign(facets, { [name]: value });
          return [name, value === true ? '' : word];
        });
    }
  };
  const drop = (pattern: RegExp) => {
    left = left.replace(pattern, (phrase) => ' '.repeat(phrase.length));
  };
  for (const [pattern, read] of READ_MEASURES) {
    take(pattern, (match) => {
      const measures = facets.measures ?? read(match);
      if (!measures) return null;
      facets.measures = measures;
      return ['measures', measures];
    });
  }
  for (const [pattern, sort] of ORDERS) {
    take(pattern, () => {
      if (facets.sort) return null;
      facets.sort = sort;
      return ['sort', sort];
    });
  }
  for (const [pattern, read] of PRICES) {
    take(pattern, (match) => {
      const price = read(match.slice(1).filter((group) => group !== undefined));
      if (!price || Object.keys(price).some((limit) => limit in facets)) return null;
      Object.assign(facets, price);
      return ['price', ''];
    });
  }
  drop(WHO_LIKES);
  const before = left;
  const cheering = CHEERING.exec(left);
  for (const pattern of SURROUNDINGS) drop(pattern);
  const isForRoom = left !== before;
  for (const [pattern, mostOf] of EDITIONS) {
    take(pattern, ([, most = '']) => {
      if (facets.edition !== undefined) return null;
      facets.edition = mostOf(most);
      return ['edition', String(facets.edition)];
    });
  }
  for (const name of READ_FIRST) readFacet(name);
  take(CATEGORY, ([phrase]) => {
    if (facets.category) return null;
    facets.category = plainText(phrase).startsWith('digital') ? 'digital_art' : 'graphic_design';
    return ['category', facets.category];
  });
  if (facets.making === 'ai') drop(AI_WORD);
  for (const name of FACET_NAMES) if (!READ_FIRST.has(name)) readFacet(name);
  take(NOT_TOLD, ([words]) => ['aside', words]);
  for (const pattern of [NOT, FREE_OF]) {
    take(pattern, ([, word]) => {
      const [plain] = plainWords(word!);
      if (plain === undefined) return null;
      excluded.push(plain);
      return ['not', plain];
    });
  }
  const tokens = tokensOf(left);
  for (const { excluded: unwanted, start, end } of readNegations(tokens, (word) => isFeeling(word))) {
    const named = unwanted.map(tellingOf).filter(Boolean);
    const telling = named.filter((word) => !UNTOLD.has(word));
    const isAside = telling.length === 0;
    // 'Not framed' has nothing but words that say nothing.
    if (isAside && !unwanted.some((word) => UNTOLD.has(word))) continue;
    excluded.push(...telling);
    parts.push({
      kind: isAside ? 'aside' : 'not',
      value: isAside
        ? left.slice(start, end)
        : telling.join(', ').replace('blackandwhite', 'black and white'),
      word: plainText(left.slice(start, end)),
      start,
      end,
    });
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  }
  take(BY, ([, name]) => {
    const plain = plainWords(name!);
    if (facets.by !== undefined || plain.length === 0 || NO_NAMES.has(plain[0]!)) return null;
    facets.by = name!;
    return ['by', name!];
  });
  take(HEX, ([, hex]) => {
    facets.colors.push(hex!.toLowerCase());
    return ['color', hex!.toLowerCase()];
  });
  take(GROUND, ([, word]) => {
    const color = COLOR_WORDS.get(plainText(word!));
    if (facets.ground || !color || !isColor(color)) return null;
    facets.ground = color;
    return ['color', color];
  });
  const feeling = (word: string): [ReadPart['kind'], string] | null => {
    const tone = TONE_WORDS.get(word);
    if (tone && isTone(tone)) {
      if (!facets.tones.includes(tone)) facets.tones.push(tone);
      return ['tone', tone];
    }
    const color = COLOR_WORDS.get(word);
    if (color && isColor(color)) {
      if (!facets.colors.includes(color)) facets.colors.push(color);
      return ['color', color];
    }
    const mood = moodNamed(word);
    if (!mood || !isMood(mood)) return null;
    if (!facets.moods.includes(mood)) facets.moods.push(mood);
    return ['mood', mood];
  };
  const [given, gift] = [[...left.matchAll(RECIPIENT)], [...left.matchAll(GIFT)]];
  const isForSomeone = given.length > 0 || isForRoom;
  drop(RECIPIENT);
  const lit = new Set([...left.matchAll(LIT)].map(({ index }) => index));
  take(BLACK_AND_WHITE, () => feeling('blackwhite'));
  // A room says how it should feel only where nothing is said besides; a price says nothing of that.
  const elsewhere = plainWords(left.replace(PLACE, ' '));
  const isOfRoom = plainWords((left.match(PLACE) ?? []).join(' ')).some((word) => moodNamed(word));
  const isMore = parts.some(({ kind }) => kind !== 'aside' && (kind !== 'price' || !isOfRoom));
  if (isMore || elsewhere.some((word) => !FILLERS.has(word))) drop(PLACE);
  const phrases = PHRASES.filter(([, pattern]) => left.search(pattern) >= 0);
  for (const [, pattern] of phrases) drop(pattern);
  take(TOKEN, ({ 0: word, index }) => (lit.has(index) ? null : feeling(plainText(word))));
  const words = [...plainWords(left), ...phrases.map(([phrase]) => phrase)];
  const telling = words.filter((word) => !FILLERS.has(word));
  const isAnyFeeling = facets.moods.length + facets.tones.length + facets.colors.length > 0;
  const [said] = [...gift, ...given];
  if (said && telling.length === 0) {
    if (!isAnyFeeling) facets.giftMoods = moodsOfGift(given.join(' '));
    if (!facets.forSale && (gift.length > 0 || !isAnyFeeling)) {
      facets.forSale = true;
      const [start, end] = [said.index, said.index + said[0].length];
      parts.push({ kind: 'forSale', value: '', word: plainText(said[0]), start, end });
    }
  }
  if (cheering && telling.length === 0 && !isAnyFeeling) {
    facets.moods.push('joyful');
    const [word] = plainWords(cheering[0]);
    parts.push({
      kind: 'mood',
      value: 'joyful',
      word: word!,
      start: cheering.index,
      end: cheering.index + cheering[0].length,
    });
  }
  const kept = [...new Set(telling.length > 0 || parts.length > 0 || isForSomeone ? telling : words)].slice(
    0,
    MOST_WORDS,
  );
  const optional = kept.filter((word) => OPTIONAL.has(word));
  const alternatives = readEither(tokensOf(text).map(({ plain }) => plain));
  if (alternatives.some((words) => words.filter((word) => COLOR_WORDS.has(word)).length > 1))
    facets.isAnyColor = true;
  const isAnythingElse =
    optional.length < kept.length || facets.moods.length + facets.tones.length + facets.colors.length > 0;
  return {
    words: kept,
    optional: isAnythingElse ? optional : [],
    either: alternatives
      .map((words) => words.filter((word) => kept.includes(word)))
      .filter((words) => words.length > 1),
    excluded: [...new Set(excluded)],
    facets,
    parts: parts.toSorted((one, other) => one.start - other.start),
  };
}

/** Half in color is not black and white: needed even when fewer words match. */
export const isNeeded = (tone: Tone): boolean => tone === 'blackwhite' || tone === 'monochrome';

/** The text without some of its parts. */
export const withoutParts = (text: string, parts: readonly Pick<ReadPart, 'start' | 'end'>[]): string =>
  parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
    .replace(/\s+/g, ' ')
    .trim();
