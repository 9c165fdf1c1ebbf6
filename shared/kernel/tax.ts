/** Tax that prices include. A percent has up to three decimals: "25", "8.100". */

/** In thousandths of a percent. */
const inMillis = (percent: string): number => Math.round(Number(percent) * 1000);

/**
 * The tax in an amount that includes it, rounded half up.
 * @param grossCents what is paid, in cents, at least 0
 * @param percent at least 0 and below 100
 * @returns cents, never more than `grossCents`
 */
export function includedTax(grossCents: number, percent: string): number {
  const rate = inMillis(percent);
  const whole = 100_000 + rate;
  return Math.floor((2 * grossCents * rate + whole) / (2 * whole));
}

/** "8.100" -> "8.1%". */
export const percentText = (percent: string): string => `${inMillis(percent) / 1000}%`;
