import type { Context } from '#server/context.ts';
import { recountWords } from '#server/spelling/word-queries.ts';

/** Brings the list of words that typing errors are mended with up to date. */
export const countSearchWords = (ctx: Context): Promise<void> => recountWords(ctx.db);
