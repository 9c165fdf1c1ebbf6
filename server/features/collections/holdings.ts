/** Works that a member bought here and chose to show on the profile. */
import { type SQL, desc, eq, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Context } from '#server/context.ts';
import { jsonRow } from '#server/db/json-row.ts';
import { personColumns } from '#server/db/person.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import { JsonText } from '#server/http/json.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { requireMember } from '#server/features/accounts/public.ts';
import { readCards, stateColumns } from '#server/features/artworks/public.ts';

const MAX_SHOWN = 200;
const PAID = sql.raw(`('${PAID_STATUSES.join("', '")}')`);

/** Each work once, however many of its numbers the member has. */
const isShownOf = (
  viewer: Member,
  buyerId: string,
): SQL => sql`${purchases.buyerId} = ${buyerId}::uuid and ${purchases.isShown} and ${purchases.status} in ${PAID}
    and not exists (select 1 from ${purchases} newer where newer.artwork_id = ${artworks.id}
      and newer.buyer_id = ${purchases.buyerId} and newer.is_shown and newer.status in ${PAID}
      and (newer.paid_at, newer.id) > (${purchases.paidAt}, ${purchases.id}))
    and ${artworkVisibleTo(viewer.id, isModerator(viewer))}`;

/** Newest first; the artists of whom the member has most come first. */
export async function readHoldings(ctx: Context, viewer: Member, memberId: string): Promise<JsonText> {
  const { db } = ctx;
  await requireMember(db, viewer, memberId);
  const held = await db
    .select({ ...stateColumns(viewer.id), since: purchases.paidAt })
    .from(purchases)
    .innerJoin(artworks, eq(artworks.id, purchases.artworkId))
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(isShownOf(viewer, memberId))
    .orderBy(desc(purchases.paidAt), desc(purchases.id))
    .limit(MAX_SHOWN);
  const cards = await readCards(ctx, held);
  const works = held.flatMap(({ id, since }) => {
    const card = cards.get(id);
    return card ? `{"artwork":${card},"since":${JSON.stringify(since)}}` : [];
  });
  const artists = await db
    .select({ text: sql<string>`${jsonRow({ ...personColumns, worksCount: sql`held.works` })}::text` })
    .from(users)
    .innerJoin(
      sql`(select ${artworks.userId} as artist_id, count(*)::int as works
        from ${purchases} join ${artworks} on ${artworks.id} = ${purchases.artworkId}
        join ${users} on ${users.id} = ${artworks.userId} where ${isShownOf(viewer, memberId)} group by 1) held`,
      eq(users.id, sql`held.artist_id`),
    )
    .orderBy(sql`held.works desc, ${users.id}`);
  const joined = artists.map(({ text }) => text).join(',');
  return new JsonText(`{"works":[${works.join(',')}],"artists":[${joined}]}`);
}
