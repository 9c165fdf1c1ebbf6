/** Prices as people type them: '$100-300', 'under two hundred', 'a hundred bucks or less', 'around 1.5k'. Pure. */
import { START, WORD_END } from './patterns.ts';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, n) => [word, n] as const),
  ...TENS.map((word, n) => [word, (n + 2) * 10] as const),
  ['a', 1],
  ['couple', 2],
  ['few', 3],
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['k', 1000],
  ['thousand', 1000],
  ['grand', 1000],
]);

const SCALE = String.raw`(?:hundred|thousand|grand)s?${WORD_END}`;
const SMALL = `(?:${[...UNITS, ...TENS].join('|')})${WORD_END}`;
const NUMBER_WORDS = String.raw`(?:${SMALL}|an?(?=\s+(?:hundred|thousand|grand|couple|few))|couple(?:\s+of)?(?=\s+(?:hundred|thousand|grand))|few(?=\s+(?:hundred|thousand|grand))|${SCALE})`;
/** 'And' stands inside a number only after a hundred or a thousand. */
const SPELLED = String.raw`${NUMBER_WORDS}(?:(?:[\s-]+|(?<=hundred|thousand)\s+and\s+)${NUMBER_WORDS})*`;
/** '1.000' of a continental keyboard is a thousand. */
const DIGITS = String.raw`(?:\d{1,3}(?:\.\d{3})+(?!\d)|\d[\d,]{0,9}(?:\.\d{1,2})?)(?:k${WORD_END}|\s+${SCALE})?`;
const OTHER_MONEY = 'eur|euros?|gbp|pounds?|quid|sterling|chf|francs?';
const MONEY = String.raw`(?:\s?(?:[$€£]|(?:us\s?)?dollars?${WORD_END}|(?:usd|bucks?|${OTHER_MONEY})${WORD_END}))`;
/** Numbers of something else: centimeters, years, colors. */
const NO_UNIT = String.raw`(?![\p{L}\p{N}.]|[\s-]?(?:[x×"%]|(?:cm|mm|m|in|inch|inches|feet|foot|ft|years?|months?|weeks?|days?|hours?|minutes?|people|persons?|colou?rs?|pieces|works|artworks|words)${WORD_END}))`;
const AMOUNT = String.raw`((?:(?:us)?\$|[€£]|(?:usd|eur|gbp|chf)(?=\s?\d))?\s?(?:${DIGITS}|${SPELLED})${MONEY}?)${NO_UNIT}`;
/** An amount in another currency is read as the same figure in dollars. */
export const isOtherMoney = (text: string): boolean =>
  new RegExp(String.raw`[€£]|(?<![\p{L}])(?:${OTHER_MONEY})${WORD_END}`, 'iu').test(text);

const pattern = (text: string): RegExp => new RegExp(START + text, 'giu');
const RANGES = [
  pattern(String.raw`(?:priced\s+)?(?:between|from)\s+${AMOUNT}\s*(?:-|–|to|and|up\s+to)\s*${AMOUNT}`),
  pattern(String.raw`(?=[$€£])${AMOUNT}\s*(?:-|–|to)\s*${AMOUNT}`),
  pattern(
    String.raw`${AMOUNT}\s*(?:-|–|to)\s*(?=[$€£]|\S[^,]*?(?:[$€£]|dollars?|usd|bucks|eur|euros?))${AMOUNT}`,
  ),
];
/** 'Two to four hundred', '100 to 200 range'. */
const BARE_RANGES = [
  pattern(String.raw`(${SMALL})\s+(?:to|or)\s+(${SMALL}\s+${SCALE})`),
  pattern(
    String.raw`(?:in\s+)?(?:the\s+)?${AMOUNT}\s*(?:-|–|to)\s*${AMOUNT}(?=\s+(?:range|bracket|budget)${WORD_END})`,
  ),
];
/** 'Nothing that costs more than 200', 'I do not want to spend over 200'. */
const NOT_MORE = pattern(
  String.raw`(?:no|not|nothing|(?:do(?:es)?|should|ca|must|is|wo)n['’]?t|never|cannot)\s+(?:(?:that|which|to|want|going|should|can|could|will|wish|be|is|it|costs?|costing|priced|spend|spending|pay|paying|go)\s+)*(?:more\s+than|over|above|exceed(?:s|ing)?)\s+${AMOUNT}`,
);
const AT = String.raw`(?:(?:for|at|priced|costs?|costing)\s+)?`;
/** 'Under $80' does not cost $80. */
const LESS = pattern(
  String.raw`(?<!(?:not?|nothing)\s)${AT}(?:under|below|less\s+than|lower\s+than|cheaper\s+than|sub[\s-]|<(?!=))\s*:?\s*${AMOUNT}`,
);
const MORE = pattern(
  String.raw`(?<!(?:not?|nothing)\s)${AT}(?:over|above|more\s+than|>(?!=))\s*:?\s*${AMOUNT}`,
);
const MOST = [
  pattern(
    String.raw`(?<!(?:not?|nothing)\s)${AT}(?:up\s+to|at\s+most|(?:a\s+)?max(?:imum)?(?:\s+of)?|(?:no|not|nothing)\s+(?:more\s+than|over|above)|within|(?:an?\s+)?(?:budget|limit)(?:\s+(?:of|is))?|capped\s+at|≤|<=)\s*:?\s*${AMOUNT}`,
  ),
  pattern(
    String.raw`${AMOUNT}\s*(?:(?:or|and)\s+(?:less|under|below|cheaper|lower)|max(?:imum)?|tops|at\s+(?:the\s+)?most|budget)${WORD_END}`,
  ),
  pattern(String.raw`(?:i\s+)?(?:have|got|can\s+spend)\s+(?:only\s+|about\s+)?${AMOUNT}\s+to\s+spend`),
  pattern(String.raw`spend(?:ing)?\s+${AMOUNT}`),
  pattern(String.raw`for\s+${AMOUNT}(?=\s*(?:$|[,.;]))`),
  pattern(String.raw`for\s+(?=[$€£]|\S+(?:\s+\S+){0,4}?\s?(?:[$€£]|dollars?|usd|bucks|euros?))${AMOUNT}`),
];
const LEAST = [
  pattern(
    String.raw`${AT}(?:at\s+least|min(?:imum)?(?:\s+of)?|upwards\s+of|starting\s+(?:at|from)|(?:no|not|nothing)\s+(?:less\s+than|under|below|cheaper\s+than)|≥|>=)\s*${AMOUNT}`,
  ),
  pattern(String.raw`from\s+(?=[$€£])${AMOUNT}`),
  pattern(
    String.raw`${AMOUNT}\s*(?:(?:or|and)\s+(?:more|over|above|up|higher)|\+|plus|upwards|min(?:imum)?)${WORD_END}`,
  ),
];
const AROUND = [
  pattern(String.raw`(?:around|about|approximately|approx\.?|roughly|circa|near(?:ly)?|~)\s*${AMOUNT}`),
  pattern(String.raw`(?:around|about|near|at)\s+the\s+${AMOUNT}(?:\s+mark)?`),
  pattern(
    String.raw`([$€£]?\s?(?:${DIGITS}|${SPELLED}))(?:[- ]?ish|\s+or\s+so|\s+give\s+or\s+take)${WORD_END}`,
  ),
  pattern(
    String.raw`((?:a\s+)?(?:couple|few)(?:\s+of)?\s+(?:hundred|thousand))${WORD_END}(?=\s*(?:$|[,.;]|(?:dollars|bucks|for|or|and|at|max|tops)${WORD_END}))`,
  ),
  pattern(String.raw`(?=[$€£])${AMOUNT}`),
  pattern(String.raw`(?=\S+(?:\s+\S+){0,4}?\s?(?:[$€£]|dollars?|usd|bucks|euros?)${WORD_END})${AMOUNT}`),
];
const CHEAP = pattern(
  String.raw`(?:not\s+(?:too\s+|so\s+|very\s+|that\s+)?expensive|(?:dirt[-\s])?cheap(?:er|ish)?|affordable|inexpensive|low[-\s](?:cost|priced|budget)|(?:on\s+)?a\s+(?:small\s+|tight\s+|low\s+)?budget|budget[-\s]friendly|budget(?=\s+(?:art|wall|prints?|paintings?|pictures?|gifts?|pieces?|works?)\b)|bargains?|reasonably\s+priced|(?:doesn|does|do|don)['’]?\s?(?:no)?t\s+cost\s+(?:too\s+)?much|(?:(?:wo|does|do)n['’]?t|(?:will|does|do)\s+not|not|without)\s+break(?:ing)?\s+the\s+bank|easy\s+on\s+the\s+(?:wallet|purse|budget))${WORD_END}`,
);
const DEAR = pattern(
  String.raw`(?<!most )(?:expensive|high[-\s]end|pricey|costly|not\s+(?:too\s+|so\s+)?cheap)${WORD_END}`,
);
/** In dollars. */
const CHEAP_UP_TO = 200;
const DEAR_FROM = 500;

const CENT = 0.01;
const MOST_PRICE = 99_999_999;
/** As far below and above 'around' reaches. */
const REACH = 0.25;

interface Amount {
  value: number;
  /** 1000 of '2k' and 'two thousand'. */
  scale: number;
  isSpelled: boolean;
  hasCurrency: boolean;
}

/** "1,200", "1.5k", "two hundred and fifty", "$80". */
function amountOf(text: string): Amount {
  const plain = text.toLowerCase();
  const digits = /\d[\d,]*(?:\.\d+)*/.exec(plain)?.[0].replace(/\.(?=\d{3}(?!\d))/g, '');
  let [sum, part, scale] = [0, digits === undefined ? 0 : Number(digits.replaceAll(',', '')), 1];
  for (const word of plain.match(/[a-z]+/g) ?? []) {
    const name = word === 'an' ? 'a' : word.replace(/(?<=hundred|thousand)s$/, '');
    const factor = SCALES.get(name);
    if (factor !== undefined) {
      part = (part || 1) * factor;
      scale = factor;
      if (factor === 1000) [sum, part] = [sum + part, 0];
    } else if (digits === undefined) {
      // 'A couple of hundred': the smaller number counts nothing by itself.
      const number = NUMBERS.get(name) ?? 0;
      // 'One fifty' is 150.
      const isHundreds = part > 0 && part < 10 && number >= 10;
      part = name === 'couple' || name === 'few' ? number : (isHundreds ? part * 100 : part) + number;
    }
  }
  return {
    value: Math.min(sum + part, MOST_PRICE),
    scale,
    isSpelled: digits === undefined,
    hasCurrency: /[$€£]|dollar|usd|buck|eur|gbp|pound|quid|sterling|chf|franc/.test(plain),
  };
}

/** 'Over two' is no price; 'over two hundred' is. */
const isPrice = ({ value, isSpelled, hasCurrency }: Amount): boolean =>
  hasCurrency || !isSpelled || value >= 20;
/** 'Around 1950' is a year. */
const isYear = ({ value, isSpelled, scale, hasCurrency }: Amount): boolean =>
  !isSpelled && !hasCurrency && scale === 1 && value >= 1400 && value <= 2100;

export interface ReadPrice {
  minPrice?: string;
  maxPrice?: string;
}

const money = (value: number): string => value.toFixed(2);
/** 'Around 350' is no question of cents. */
const WHOLE_FROM = 20;
const about = (value: number): string => money(value >= WHOLE_FROM ? Math.round(value) : value);

function rangeOf(min: Amount, max: Amount): ReadPrice | null {
  if (!isPrice(max)) return null;
  // 'Two to three hundred', '$1-2k'.
  const low = min.scale === 1 && min.value * max.scale <= max.value ? min.value * max.scale : min.value;
  const [from, to] = [low, max.value].toSorted((one, other) => one - other) as [number, number];
  return { minPrice: money(from), maxPrice: money(to) };
}

/** In the order they are looked for; what is read of a match, or null if it is no price. */
export const PRICES: readonly (readonly [RegExp, (amounts: string[]) => ReadPrice | null])[] = [
  ...RANGES.map(
    (range) => [range, ([min, max]: string[]) => rangeOf(amountOf(min!), amountOf(max!))] as const,
  ),
  ...BARE_RANGES.map(
    (range) => [range, ([min, max]: string[]) => rangeOf(amountOf(min!), amountOf(max!))] as const,
  ),
  [NOT_MORE, one((amount) => ({ maxPrice: money(amount.value) }))],
  [LESS, one((amount) => ({ maxPrice: money(Math.max(amount.value - CENT, 0)) }))],
  [MORE, one((amount) => ({ minPrice: money(amount.value + CENT) }))],
  ...MOST.map(
    (most) => [most, one((amount) => (isYear(amount) ? null : { maxPrice: money(amount.value) }))] as const,
  ),
  ...LEAST.map((least) => [least, one((amount) => ({ minPrice: money(amount.value) }))] as const),
  ...AROUND.map(
    (around) =>
      [
        around,
        one((amount) =>
          isYear(amount)
            ? null
            : { minPrice: about(amount.value * (1 - REACH)), maxPrice: about(amount.value * (1 + REACH)) },
        ),
      ] as const,
  ),
  [CHEAP, () => ({ maxPrice: money(CHEAP_UP_TO) })],
  [DEAR, () => ({ minPrice: money(DEAR_FROM) })],
];

function one(read: (amount: Amount) => ReadPrice | null): (amounts: string[]) => ReadPrice | null {
  return ([text]) => {
    const amount = amountOf(text!);
    return isPrice(amount) ? read(amount) : null;
  };
}
