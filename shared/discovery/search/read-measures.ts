/** Sizes as people type them: '60 by 80 cm', '24x36 inches', '30 cm wide', 'under 40 cm'. Pure. */
import { WORD_END } from './patterns.ts';

const START = String.raw`(?<![\p{L}\p{N}#.-])`;
const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const UNIT = String.raw`(?:\s?-?(cm|mm|m|centimet(?:er|re)s?|millimet(?:er|re)s?|met(?:er|re)s?|in(?!\s+(?:a|an|the|my|our|blue|red)\b)|inch|inches|ft|foot|feet)${WORD_END}|\s?(["”″]))`;
const TIMES = String.raw`\s*(?:x|×|\*|by|mal|par|por)\s*`;
const ABOUT = String.raw`(?:(?:around|about|approximately|approx\.?|roughly|circa|ca\.?|~|size|sized|measuring)\s*)*`;
const SIDE = String.raw`(?:\s*(?:in\s+)?(wide|width|broad|tall|high|height|long|length|across|diameter|square))?`;

/** Millimeters of one. */
const MM_OF: readonly (readonly [RegExp, number])[] = [
  [/^(?:mm|millimet)/, 1],
  [/^(?:in|["”″])/, 25.4],
  [/^(?:ft|foot|feet)/, 304.8],
  [/^m(?:$|et)/, 1000],
  [/^c/, 10],
];
const CM = 10;
const mmOf = (unit: string | undefined): number =>
  MM_OF.find(([pattern]) => pattern.test(unit?.toLowerCase() ?? ''))?.[1] ?? CM;
const millimeters = (number: string, unit: string | undefined): number =>
  Math.round(Number(number.replace(',', '.')) * mmOf(unit));

/** Without a unit only numbers that are centimeters of a work: '3 by 4' is no size. */
const MIN_CM = 10;
const MAX_MM = 20_000;

/**
 * What is asked of the sides, in millimeters: '600x800' both either way up, 'w300' the width, 'h300' the height, '300' one of
 * them, '-400' at most and '400-' at least the longest; with '~' at the end far less exactly.
 */
export const MEASURES = /^(?:\d{1,5}x\d{1,5}|[wh]?\d{1,5}|-\d{1,5}|\d{1,5}-)~?$/;

const sized = (...sides: number[]): boolean => sides.every((side) => side > 0 && side <= MAX_MM);

function pairOf([, first, firstUnit, firstMark, second, unit, mark]: readonly string[]): string | null {
  const given = unit ?? mark ?? firstUnit ?? firstMark;
  const [a, b] = [millimeters(first!, firstUnit ?? firstMark ?? given), millimeters(second!, given)];
  const isTold = given !== undefined || (a >= MIN_CM * CM && b >= MIN_CM * CM);
  return isTold && sized(a, b) ? `${a}x${b}` : null;
}

function oneOf([, limit = '', number, unit, mark, side = '']: readonly string[]): string | null {
  const long = millimeters(number!, unit ?? mark);
  if (!sized(long)) return null;
  if (/^(?:under|below|up|at most|max|no more|no larger|no bigger|less|smaller|within|shorter)/i.test(limit))
    return `-${long}`;
  if (limit) return `${long}-`;
  if (/^square/i.test(side)) return `${long}x${long}`;
  if (/^(?:wide|width|broad)/i.test(side)) return `w${long}`;
  return /^(?:tall|high|height)/i.test(side) ? `h${long}` : String(long);
}

/** 'Nothing too big', 'not tiny'. */
const NOT_TOO = (words: string) =>
  new RegExp(
    String.raw`${START}(?:not|nothing|isn['’]?t|but\s+not)\s+(?:(?:too|very|so|that|overly)\s+)*(?:${words})${WORD_END}(?=\s*(?:$|[,.;]|(?:and|or|but|for|please|in|under|over|with)${WORD_END}))`,
    'giu',
  );
/** Up to the end of medium, from its start: 40 cm and 1 m. */
const NOT_LARGE = '-1000';
const NOT_SMALL = '400-';

const LIMIT = String.raw`(?:(under|below|up\s+to|at\s+most|max(?:imum)?|no\s+(?:more|larger|bigger)\s+than|less\s+than|(?:smaller|shorter)\s+than|within|over|above|at\s+least|min(?:imum)?|more\s+than|(?:larger|bigger|longer|wider|taller)\s+than)\s*)?`;

/** Sides of the sheets A0 to A6, in millimeters. */
const SHEETS = ['841x1189', '594x841', '420x594', '297x420', '210x297', '148x210', '105x148'];
const SHEET = new RegExp(String.raw`${START}(?:din[ -]?)?A([0-6])(?:[ -](?:size|format))?${WORD_END}`, 'giu');

/** In the order they are looked for; what is read of a match, or null if it is no size. */
export const READ_MEASURES: readonly (readonly [RegExp, (match: readonly string[]) => string | null])[] = [
  [
    new RegExp(
      `${START}${ABOUT}${NUMBER}${UNIT}?${TIMES}${NUMBER}${UNIT}?(?:${TIMES}${NUMBER}${UNIT}?)?${WORD_END}`,
      'giu',
    ),
    pairOf,
  ],
  [SHEET, ([, number]) => SHEETS[Number(number)]!],
  [NOT_TOO('big|large|huge|oversized|giant'), () => NOT_LARGE],
  [NOT_TOO('small|tiny|little'), () => NOT_SMALL],
  [new RegExp(`${START}${ABOUT}${LIMIT}${ABOUT}${NUMBER}${UNIT}${SIDE}${WORD_END}`, 'giu'), oneOf],
];
