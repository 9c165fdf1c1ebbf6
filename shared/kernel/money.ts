/** Money is integer cents inside, a string with two decimals outside. Currency: USD. */

/** "12.50" or 12.5 -> 1250. Null for what is not an amount of at most 8 digits before the point. */
export function readCents(amount: string | number | null | undefined): number | null {
  const text = typeof amount === 'number' ? amount.toFixed(2) : (amount ?? '').trim();
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text);
  return match && Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Reads an amount that was checked before. Throws RangeError on anything else. */
export function toCents(amount: string | number): number {
  const cents = readCents(amount);
  if (cents === null) throw new RangeError(`Not an amount: ${amount}`);
  return cents;
}

/** 1250 -> "12.50". Negative amounts keep their sign. */
export function fromCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
