import { sql } from 'drizzle-orm';
import { inspirationContent, inspirationLikes } from '#shared/inspiration/tables.ts';
import type { Context, Queryable } from '#server/context.ts';

/** Takes the member's likes back. */
export async function forgetMember(_ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  await tx.execute(sql`
    select id from ${inspirationContent} where artist_id = ${memberId}
      or id in (select content_id from ${inspirationLikes} where user_id = ${memberId}) order by id for no key update`);
  await tx.execute(sql`
    with gone as (delete from ${inspirationLikes} where user_id = ${memberId} returning content_id)
    update ${inspirationContent} set like_count = like_count - 1 where id in (select content_id from gone)`);
}
