import { sql } from 'drizzle-orm';
import { cases } from '#shared/moderation/cases/tables.ts';
import { reports } from '#shared/moderation/tables.ts';
import type { Context, Queryable } from '#server/context.ts';

/** What others reported about the member goes with the cases about them. */
export async function forgetMember(_ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${reports} where subject_id = ${memberId}
      or case_id in (select id from ${cases} where member_id = ${memberId})`);
}
