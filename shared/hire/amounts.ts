/** Amounts of a project's price, in integer cents. */
import { HIRE_COMMISSION_RATE, ratePercent, splitPrice } from '#shared/kernel/commission.ts';

/** As screens show the commission: "10%". */
export const HIRE_RATE = ratePercent(HIRE_COMMISSION_RATE);

export interface HireAmounts {
  upfrontCents: number;
  remainingCents: number;
  commissionCents: number;
  designerCents: number;
}

/** Half of it upfront, rounded up to a cent; the remainder is the final payment. */
export function hireAmounts(priceCents: number, rate = HIRE_COMMISSION_RATE): HireAmounts {
  const upfrontCents = Math.ceil(priceCents / 2);
  const { payeeCents: designerCents, commissionCents } = splitPrice(priceCents, rate);
  return { upfrontCents, remainingCents: priceCents - upfrontCents, commissionCents, designerCents };
}

/** Thousands may be separated by a comma, a space or a point; a `k` or an `m` that starts a word does not count. */
const FIGURE =
  /([1-9]\d{0,2}(?:[,.'’ \u00a0\u202f]\d{3})+(?!\d)|\d+)(?:[.,](\d{1,2})(?!\d))?(?:\s*(k|thousand|mio|million)(?![a-z])|(m)(?![a-z²³]))?/gi;
/** For projects, in cents: 1 to 1,000,000 USD. */
export const PRICE_MIN_CENTS = 100;
export const PRICE_MAX_CENTS = 100_000_000;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const YEAR = '(?:19|20)\\d{2}(?![\\d,.k-]*\\d|\\s*(?:k|usd|dollars?)\\b)';
/** Dates are not prices: "by March 2027", "March 3, 2027", "3 March", "in 2027", "2027-03-01", "3/1/2027". */
const DATES = new RegExp(
  [
    String.raw`\b\d{4}-\d{1,2}-\d{1,2}\b`,
    String.raw`\b\d{1,2}/\d{1,2}/\d{2,4}\b`,
    String.raw`\b${MONTH}\s+\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s+${YEAR})?`,
    String.raw`\b(?:\d{1,2}(?:st|nd|rd|th)?\s+)?${MONTH}(?:\s+${YEAR})?(?![a-z])`,
    String.raw`\b(?:by|in|until|till|before|during|spring|summer|autumn|fall|winter|q[1-4]|year)\s+${YEAR}`,
  ].join('|'),
  'gi',
);
/** Separators between the two ends of a range. */
const RANGE = /^\s*(?:usd|dollars?)?\s*(?:[-–—]|to|and|up to)\s*(?:us|usd)?\s*\$?\s*$/i;

const factorOf = (word: string): number => (/m/i.test(word) ? 1_000_000 : word ? 1000 : 1);
/** "$50/h", "500 per hour": no total. */
const RATE =
  /(?:\bper\b|\/)\s*(?:h|hrs?|hours?|days?|weeks?|months?)\b|\bhourly\b|\b(?:an|a) (?:hour|day|week|month)\b/i;

function figuresOf(typed: string): { isRange: boolean; cents: number[] } {
  // Not a space, which would join the numbers on both sides of a date.
  const text = typed.replaceAll(DATES, ';');
  const found = [...text.matchAll(FIGURE)];
  const [first, second] = found;
  return {
    isRange: found.length === 2 && RANGE.test(text.slice(first!.index + first![0].length, second!.index)),
    cents: found.map(([, whole, part = '', word = '', m = word]) =>
      Math.round(Number(`${whole!.replace(/\D/g, '')}.${part}`) * 100 * factorOf(m)),
    ),
  };
}

const CODES =
  'eur|gbp|jpy|chf|cad|aud|nzd|cny|rmb|inr|krw|brl|mxn|sek|nok|dkk|pln|czk|huf|zar|ngn|ils|aed|sgd|hkd|thb|idr|myr|rub|uah|btc|eth';
const NAMES =
  'euros?|pounds?|quid|sterling|yen|yuan|rupees?|francs?|pesos?|kron[aeo]r?|kroner|kr|złoty|zloty|zł|rubles?|lira|naira|rand|reais|bitcoins?';
const OTHER = `(?:${CODES}|${NAMES})`;
/** "€300", "EUR 300", "300 euros", "CA$300", "300 Canadian dollars". */
const OTHER_CURRENCY = new RegExp(
  [
    String.raw`(?!\$)\p{Sc}`,
    String.raw`(?<!\p{L})(?:au?|ca?|hk|mx|nt|nz|r|sg?)\s?\$\s*\d`,
    String.raw`(?<!\p{L})${OTHER}\.?\s*\d`,
    String.raw`\d\s*k?\s*(?:dollars?\s*)?${OTHER}(?!\p{L})`,
    String.raw`(?:canadian|australian|singapore|hong kong|new zealand)\s+dollars?`,
  ].join('|'),
  'iu',
);
/** A minus before the first figure; between two it makes a range. */
const NEGATIVE = /^\s*(?:us|usd)?\s*\$?\s*[-−–]\s*\$?\s*[\d.,]/i;

export const BUDGET_MESSAGES = {
  none: 'Please enter an amount between $1 and $1,000,000, such as 500 or $500-$1,000.',
  several: 'Please enter one total or one range, such as 500 or $500-$1,000.',
  currency: 'Please enter the budget in US dollars.',
  tooLow: 'The budget must be at least $1.',
};

/** "500", "$500-$1,000", "1.5k" or a number of dollars: the upper end in cents, or what is wrong with it. */
export function readBudget(budget: string | number): { cents: number } | { wrong: string } {
  const typed = String(budget);
  if (OTHER_CURRENCY.test(typed)) return { wrong: BUDGET_MESSAGES.currency };
  if (NEGATIVE.test(typed)) return { wrong: BUDGET_MESSAGES.tooLow };
  if (RATE.test(typed)) return { wrong: BUDGET_MESSAGES.several };
  const { isRange, cents } = typeof budget === 'number' ? ofNumber(budget) : figuresOf(budget);
  if (cents.length > 1 && !isRange) return { wrong: BUDGET_MESSAGES.several };
  const highest = Math.max(...cents);
  if (cents.length === 0 || highest > PRICE_MAX_CENTS) return { wrong: BUDGET_MESSAGES.none };
  // Rounded only now: the limits are for what was sent.
  return highest < PRICE_MIN_CENTS ? { wrong: BUDGET_MESSAGES.tooLow } : { cents: Math.round(highest) };
}
const ofNumber = (dollars: number) => ({ isRange: false, cents: [dollars * 100] });

/** The upper end in cents; null if there is no usable amount. */
export function parseBudget(text: string): number | null {
  const read = readBudget(text);
  return 'cents' in read ? read.cents : null;
}
