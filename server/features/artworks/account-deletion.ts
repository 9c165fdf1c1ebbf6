/** Deletes or keeps works, likes and comments with an account. Works and members are locked by the caller. */
import { sql } from 'drizzle-orm';
import { artworkImages, artworks, comments, likes } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { addToCounts } from '#server/features/accounts/public.ts';
import { memberHidden } from '#server/db/visibility.ts';
import { soldNumbers } from './availability-columns.ts';

/** The likes and comments of others go with a work; the works of others are recounted without the member's. */
async function removeReactions(tx: Queryable, memberId: string): Promise<void> {
  await addToCounts(
    tx,
    'totalLikes',
    sql`select work.user_id as id, -count(*)::int as by from ${likes} liked join ${artworks} work on work.id = liked.artwork_id
      where liked.user_id = ${memberId} group by work.user_id`,
  );
  await tx.execute(sql`
    with gone as (delete from ${likes} where user_id = ${memberId} returning artwork_id)
    update ${artworks} set likes_count = likes_count - 1 where id in (select artwork_id from gone)`);
  await tx.execute(sql`
    with gone as (delete from ${comments} where user_id = ${memberId} returning artwork_id)
    update ${artworks} set comments_count = (select count(*)::int from ${comments}
      join ${users} on ${users.id} = ${comments.userId}
      where ${comments.artworkId} = ${artworks.id} and ${comments.userId} <> ${memberId} and not ${comments.isHidden}
        and not ${memberHidden})
    where id in (select artwork_id from gone)`);
}

export async function onAccountDeletion(ctx: Context, tx: Queryable, memberId: string): Promise<void> {
  await removeReactions(tx, memberId);
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${artworks} where user_id = ${memberId} order by id`,
  );
  for (const { id } of rows) await ctx.events.emit(tx, 'artwork.deleting', { artworkId: id });
  // Receipts need no more than the title of a refunded work.
  await tx.execute(sql`
    delete from ${artworkImages} where artwork_id in (select ${artworks.id} from ${artworks}
      where ${artworks.userId} = ${memberId} and ${artworks.soldAt} is null and not ${soldNumbers} > 0)`);
  await tx.execute(sql`
    update ${artworks} set is_hidden = true, description = null, alt_text = null, other_alt_texts = null, credit = null, tags = '{}'
    where user_id = ${memberId} and sold_at is null and not ${soldNumbers} > 0`);
  // The unsold numbers of an edition are no longer for sale.
  await tx.execute(sql`update ${artworks} set is_for_sale = false
    where user_id = ${memberId} and is_for_sale and edition_size is not null`);
}
