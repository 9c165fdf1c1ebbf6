import { and, eq, sql } from 'drizzle-orm';
import { uploads } from '#shared/uploads/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { removeLater } from '#server/jobs/delayed-removal.ts';
import { uploadTable } from './jobs.ts';

/** @param keptIf SQL of the rows that stay */
export const onAccountDeletion =
  (keptIf: string) =>
  async (ctx: Context, tx: Queryable, memberId: string): Promise<void> => {
    const rows = await tx
      .select({ id: uploads.id, userId: uploads.userId })
      .from(uploads)
      .where(and(eq(uploads.userId, memberId), sql`not (${sql.raw(keptIf)})`));
    await removeLater(tx, await uploadTable.keysOf(tx, rows));
    await ctx.live.dropMedia(tx, { memberId });
  };
