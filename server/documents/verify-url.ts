import type { Context } from '#server/context.ts';

/** The page that proves a document to everyone who has its code. */
export const verifyUrlOf = (ctx: Context, code: string): string => `${ctx.config.publicUrl}/verify/${code}`;
