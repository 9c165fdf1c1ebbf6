import { sql } from 'drizzle-orm';
import { uploads } from '#shared/uploads/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { removeLater } from '#server/jobs/delayed-removal.ts';
import { listDeliveredKeys } from './delivered-queries.ts';
import { allKeys } from './keys.ts';
import { IS_OF_OTHERS } from './member-data.ts';

export async function onAccountDeletion(ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${uploads} where user_id = ${memberId} and not (${sql.raw(IS_OF_OTHERS)})`,
  );
  const ids = rows.map(({ id }) => id);
  await removeLater(tx, [
    ...ids.flatMap((id) => allKeys({ id, userId: memberId })),
    ...(await listDeliveredKeys(tx, ids)),
  ]);
  await ctx.live.dropMedia(tx, { memberId });
}
