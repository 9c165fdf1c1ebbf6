/** What a price comes to, in integer cents. Source: decisions, "Hire amounts". */
const RATE_BASIS = 10_000;

export interface HireAmounts {
  upfrontCents: number;
  remainingCents: number;
  commissionCents: number;
  designerCents: number;
}

/** The commission is rounded half up, the designer gets the remainder. @param rate of commission, 0.1 is a tenth */
export function divide(cents: number, rate: number): { designerCents: number; commissionCents: number } {
  const commissionCents = Math.floor((cents * Math.round(rate * RATE_BASIS) + RATE_BASIS / 2) / RATE_BASIS);
  return { commissionCents, designerCents: cents - commissionCents };
}

/** Half of it upfront, rounded up to a cent, the rest at approval. */
export function hireAmounts(priceCents: number, rate = 0.1): HireAmounts {
  const upfrontCents = Math.ceil(priceCents / 2);
  return { upfrontCents, remainingCents: priceCents - upfrontCents, ...divide(priceCents, rate) };
}

/** Thousands may be set apart by a comma, a space or a point; a k that begins a word is none. */
const FIGURE = /([1-9]\d{0,2}(?:[,.'’ \u00a0\u202f]\d{3})+(?!\d)|\d+)(?:\.(\d{1,2}))?(?:\s*(k)(?![a-z]))?/gi;
/** Of a project, in cents: 1 to 1,000,000 USD. */
export const PRICE_MIN_CENTS = 100;
export const PRICE_MAX_CENTS = 100_000_000;

/** The upper end of what was typed ("500", "$500-$1,000", "1.5k"), in cents; null when there is no usable figure in it. */
export function parseBudget(text: string): number | null {
  const figures = [...text.matchAll(FIGURE)].map(([, whole = '', part = '', thousand]) =>
    Math.round(Number(`${whole.replace(/\D/g, '')}.${part || '0'}`) * 100 * (thousand ? 1000 : 1)),
  );
  if (figures.length === 0) return null;
  const highest = Math.max(...figures);
  return highest >= PRICE_MIN_CENTS && highest <= PRICE_MAX_CENTS ? highest : null;
}
