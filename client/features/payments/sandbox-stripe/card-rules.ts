/** Validation of the three fields, with the provider's messages. */
export const FIELDS = ['number', 'expiry', 'cvc'] as const;
export type FieldName = (typeof FIELDS)[number];

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < number.length; index++) {
    const digit = Number(number[number.length - 1 - index]);
    const value = index % 2 === 1 ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Formats what is typed as printed on cards: groups of four, "MM / YY". */
export const FORMAT: Record<FieldName, (typed: string) => string> = {
  number: (typed) =>
    digitsOf(typed)
      .slice(0, 19)
      .replaceAll(/(.{4})(?=.)/g, '$1 '),
  expiry(typed) {
    // One digit is a whole month if no other can follow, or a slash does.
    const digits = digitsOf(typed.replace(/^\s*([2-9]|1(?=\s*\/))/, '0$1'));
    return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2, 4)}` : digits;
  },
  cvc: (typed) => digitsOf(typed).slice(0, 4),
};

/** @returns an error, or '' if valid */
export const PROBLEM: Record<FieldName, (digits: string) => string> = {
  number(digits) {
    if (digits.length < 14) return 'Your card number is incomplete.';
    return passesLuhn(digits) ? '' : 'Your card number is invalid.';
  },
  expiry(digits) {
    const month = Number(digits.slice(0, 2));
    const year = 2000 + Number(digits.slice(2));
    const today = new Date();
    if (digits.length < 4) return "Your card's expiration date is incomplete.";
    if (month < 1 || month > 12) return "Your card's expiration date is invalid.";
    const isPast = year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;
    return isPast ? "Your card's expiration year is in the past." : '';
  },
  cvc: (digits) => (digits.length < 3 ? "Your card's security code is incomplete." : ''),
};
