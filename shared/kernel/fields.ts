/** Fields shared by many contracts, with their validation messages. */
import * as z from 'zod/mini';

export const Timestamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
/** A decimal with two places, in USD. */
export const Money = z.string().check(z.regex(/^-?\d+\.\d{2}$/));
export const Id = z.uuid();
/** Becomes the id of what is made, so that a retry after a lost response returns it and makes nothing new. */
export const ClientId = z.optional(Id);
export const idParams = z.object({ id: Id });

// oxlint-disable-next-line no-control-regex -- Postgres stores no NUL, and no one means the others; line breaks and tabs are fine
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/** Line breaks and tabs, but no other control characters. */
export const plainText = z.refine<string>(
  (v) => !CONTROL.test(v),
  'This contains characters that aren’t allowed.',
);

const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{DI}\u2800]/u;
/** Spaces without width, marks of direction, fillers and blank braille look like nothing. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Trimmed text without control characters; must not be empty, nor look so. */
export const requiredText = (
  message: string,
  max: number,
  tooLong = `Please keep this under ${max} characters.`,
) =>
  z.string().check(
    z.trim(),
    z.minLength(1, message),
    z.maxLength(max, tooLong),
    plainText,
    z.refine((v) => v === '' || isVisible(v), message),
  );
/** Like `requiredText`, but may be empty or absent; what looks empty is. */
export const optionalText = (max: number) =>
  z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(max, `Please keep this under ${max} characters.`),
      plainText,
      z.overwrite((v) => (isVisible(v) ? v : '')),
    ),
  );

const isWebUrl = (v: string) => {
  if (v === '') return true;
  if (!URL.canParse(v)) return false;
  return ['http:', 'https:'].includes(new URL(v).protocol);
};
/** An http(s) address or the empty string. */
export const optionalUrl = z.optional(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(500, 'Please keep this under 500 characters.'),
      z.refine(isWebUrl, 'Please enter a valid URL'),
    ),
);
export const optionalEmail = z.optional(
  z.union([z.literal(''), z.string().check(z.trim(), z.maxLength(254), z.email('Invalid email'))]),
);

/** The query as typed; blank means none. */
export const Words = z.string().check(z.trim(), z.maxLength(200));

/** 'true' or 'false' in an address. */
export const flag = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((v: 'true' | 'false') => v === 'true'),
  ),
);
