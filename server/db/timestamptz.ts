import * as z from 'zod/mini';

/** A timestamp in a cursor. The database has no year 0. */
export const Timestamptz = z.iso.datetime().check(z.regex(/^(?!0000)/));
