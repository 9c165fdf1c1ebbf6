import type { Context } from '#server/context.ts';
import { recountWords } from '#server/spelling/word-queries.ts';

/** Updates the list of words used for spelling correction. */
export const countSearchWords = (ctx: Context): Promise<void> => recountWords(ctx.db);
