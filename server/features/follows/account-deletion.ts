import { sql } from 'drizzle-orm';
import { follows } from '#shared/follows/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { addToCounts } from '#server/features/accounts/public.ts';

/** The counters of those who followed the member, and whom the member followed; they are locked by the caller. */
export async function onAccountDeletion(_ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  await addToCounts(
    tx,
    'followingCount',
    sql`select follower_id as id, -1 as by from ${follows} where following_id = ${memberId}`,
  );
  await addToCounts(
    tx,
    'followersCount',
    sql`select following_id as id, -1 as by from ${follows} where follower_id = ${memberId}`,
  );
}
