/** What somebody typed into the search box: words, what they do not want, and facets. Pure; server and client agree. */
import { COLORS, type Color } from '#shared/artworks/browse.ts';
import { TONES, type Tone } from '#shared/artworks/color-names.ts';
import { MOOD_NAMES, type Mood } from '#shared/artworks/moods.ts';
import { COLOR_WORDS, NO_NAMES, TONE_WORDS, moodNamed } from './feeling-words.ts';

/** A part of the text that was read as more than a word; `text.slice(start, end)`. */
export interface ReadPart {
  kind: 'color' | 'mood' | 'tone' | 'price' | 'forSale' | 'nft' | 'by' | 'making' | 'not';
  /** The color, mood, tone or making; the name; the word that is excluded; else ''. */
  value: string;
  /** As typed, in lower case and without accents. */
  word: string;
  start: number;
  end: number;
}

export interface ReadFacets {
  /** Names, or six hex digits. */
  colors: string[];
  moods: Mood[];
  tones: Tone[];
  minPrice?: string;
  maxPrice?: string;
  forSale?: true;
  nft?: true;
  by?: string;
  making?: 'hand' | 'ai';
}

export interface ReadQuery {
  /** In lower case and without accents. */
  words: string[];
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

/** Without them the sentence says the same; kept only where there is nothing else. */
const FILLERS = new Set(
  `a above an and any are art artwork artworks at atmosphere aesthetic be lovely day days sound beautiful by color colors colour
  colours couch decor decoration feel feeling feelings feels for from gift give gives hallway home hour i idea ideas
  im in inspired interior is it like likes living looking looks lover lovers made make makes me miss missing mood my new nice of on or our over piece
  pieces please present really room shade shades show sofa some something style that thats the this to tone tones touch
  tv under very vibe vibes wall walls want wanted we with work works you your`.split(/\s+/),
);

const AMOUNT = String.raw`\$?\s?(\d[\d,]{0,9}(?:\.\d{1,2})?)(k?)(?:\s?(?:\$|dollars?|usd|bucks)(?![\p{L}\p{N}]))?(?![\p{L}\p{N}.]|\s?(?:[x×]|cm|mm|m|in|inch|inches|"|years?|%)(?![\p{L}\p{N}]))`;
const START = String.raw`(?<![\p{L}\p{N}#-])`;
const RANGE = new RegExp(
  `${START}(?:(?:between|from)\\s+${AMOUNT}\\s*(?:-|–|to|and)\\s*${AMOUNT}|(?=\\$)${AMOUNT}\\s*(?:-|–|to)\\s*${AMOUNT})`,
  'giu',
);
const MOST = new RegExp(
  `${START}(?:under|below|less than|up to|at most|max(?:imum)?|cheaper than|no more than|<)\\s*${AMOUNT}`,
  'giu',
);
const LEAST = new RegExp(
  `${START}(?:(?:over|above|more than|at least|min(?:imum)?|>)\\s*|from\\s*(?=\\$))${AMOUNT}`,
  'giu',
);
const WORD_END = String.raw`(?![\p{L}\p{N}])`;
const FOR_SALE = new RegExp(`${START}for sale${WORD_END}`, 'giu');
const NFT = new RegExp(`${START}nfts?${WORD_END}`, 'giu');
const BY_HAND = new RegExp(`${START}(?:(?:made )?by hand|hand[- ]?made)${WORD_END}`, 'giu');
const BY_AI = new RegExp(`${START}(?:(?:made )?(?:by|with) ai|ai[- ]made)${WORD_END}`, 'giu');
const NOT = /(?<![^\s])-([\p{L}\p{N}]+)/gu;
const BY = new RegExp(
  String.raw`(?<![^\s])[Bb][Yy]\s+(\p{L}[\p{L}\p{M}'’.-]*(?:\s+\p{Lu}[\p{L}\p{M}'’.-]*)*)`,
  'gu',
);
const HEX = /(?<![^\s])#([0-9a-f]{6})(?![\p{L}\p{N}])/giu;
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{M}\p{N}]+)*/gu;

const MOST_PRICE = 99_999_999;
/** "1,200" and "1.5k" as "1200.00" and "1500.00". */
const priceOf = (amount: string, thousands: string): string =>
  Math.min(Number(amount.replaceAll(',', '')) * (thousands ? 1000 : 1), MOST_PRICE).toFixed(2);

const isColor = (value: string): value is Color => COLORS.some((color) => color === value);
const isTone = (value: string): value is Tone => TONES.some((tone) => tone === value);
const isMood = (value: string): value is Mood => MOOD_NAMES.some((mood) => mood === value);

export function readQuery(text: string): ReadQuery {
  const facets: ReadFacets = { colors: [], moods: [], tones: [] };
  const excluded: string[] = [];
  const parts: ReadPart[] = [];
  let left = text;
  /** Each match is taken out, so that nothing is read twice. */
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => [ReadPart['kind'], string] | null) => {
    for (const match of left.matchAll(pattern)) {
      const found = read(match);
      if (!found) continue;
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      parts.push({ kind: found[0], value: found[1], word: plainText(match[0].trim()), start, end });
      left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
    }
  };
  const isPriced = () => facets.minPrice !== undefined || facets.maxPrice !== undefined;
  take(RANGE, (match) => {
    if (isPriced()) return null;
    const [min, minK, max, maxK] = match.slice(1).filter((group) => group !== undefined);
    [facets.minPrice, facets.maxPrice] = [priceOf(min!, minK! || maxK!), priceOf(max!, maxK!)].toSorted(
      (one, other) => Number(one) - Number(other),
    );
    return ['price', ''];
  });
  take(MOST, ([, amount, thousands]) => {
    if (facets.maxPrice !== undefined) return null;
    facets.maxPrice = priceOf(amount!, thousands!);
    return ['price', ''];
  });
  take(LEAST, ([, amount, thousands]) => {
    if (facets.minPrice !== undefined) return null;
    facets.minPrice = priceOf(amount!, thousands!);
    return ['price', ''];
  });
  take(FOR_SALE, () => {
    facets.forSale = true;
    return ['forSale', ''];
  });
  take(NFT, () => {
    facets.nft = true;
    return ['nft', ''];
  });
  for (const [pattern, making] of [
    [BY_HAND, 'hand'],
    [BY_AI, 'ai'],
  ] as const) {
    take(pattern, () => {
      if (facets.making) return null;
      facets.making = making;
      return ['making', making];
    });
  }
  take(NOT, ([, word]) => {
    const [plain] = plainWords(word!);
    if (plain === undefined) return null;
    excluded.push(plain);
    return ['not', plain];
  });
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
  take(/(?<![\p{L}\p{N}])black (?:and|&) white(?![\p{L}\p{N}])/giu, () => feeling('blackwhite'));
  take(TOKEN, ([word]) => feeling(plainText(word)));
  const words = plainWords(left);
  const telling = words.filter((word) => !FILLERS.has(word));
  return {
    words: [...new Set(telling.length > 0 || parts.length > 0 ? telling : words)].slice(0, MOST_WORDS),
    excluded: [...new Set(excluded)],
    facets,
    parts: parts.toSorted((one, other) => one.start - other.start),
  };
}

/** The text without some of its parts. */
export const withoutParts = (text: string, parts: readonly Pick<ReadPart, 'start' | 'end'>[]): string =>
  parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
    .replace(/\s+/g, ' ')
    .trim();
