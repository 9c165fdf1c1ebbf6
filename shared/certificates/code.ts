/** Without characters that look alike: no O and 0, no I and 1. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 8;

const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);
const PREFIX = /^ATC\d{4}/;

/** '3MDKT4QX' -> '3MDK-T4QX' */
export const printedCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** 'ATC-2026-3MDK-T4QX' */
export const certificateNumber = (code: string, issuedAt: Date): string =>
  `ATC-${issuedAt.getUTCFullYear()}-${printedCode(code)}`;

/** The code in what someone typed, with or without the beginning of the number; null if it cannot be one. */
export function readCode(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const code = plain.length > CODE_LENGTH ? plain.replace(PREFIX, '') : plain;
  return CODE.test(code) ? code : null;
}
