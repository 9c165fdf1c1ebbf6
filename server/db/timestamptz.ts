import * as z from 'zod/mini';

/** A moment in a cursor. The database knows no year 0. */
export const Timestamptz = z.iso.datetime().check(z.regex(/^(?!0000)/));
