/** Apart from the other fields, which every first page loads. */
import * as z from 'zod/mini';

/** As authorities write them: letters and digits, in groups or not. Empty: none. */
export const TaxNumber = z.optional(
  z
    .string()
    .check(
      z.trim(),
      z.regex(
        /^$|^[\p{L}\p{N}][\p{L}\p{N} ./-]{2,38}[\p{L}\p{N}]$/u,
        'Enter 4 to 40 letters and digits; spaces, dots, slashes and hyphens may separate them.',
      ),
    ),
);
