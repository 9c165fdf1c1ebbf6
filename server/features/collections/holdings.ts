/** Works that a member bought here and chose to show on the profile. */
import { type SQL, eq, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { jsonRow } from '#server/db/json-row.ts';
import { personColumns } from '#server/db/person.ts';
import { artworkVisibleTo } from '#server/db/visibility.ts';
import { JsonText } from '#server/http/json.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { requireMember } from '#server/features/accounts/public.ts';
import { cardRow } from '#server/features/artworks/public.ts';

const MAX_SHOWN = 200;
const PAID = sql.raw(`('${PAID_STATUSES.join("', '")}')`);

/** Each work once, however many of its numbers the member has. */
const shownWorks = (viewer: Member, buyerId: string): SQL => sql`
  from ${purchases} join ${artworks} on ${artworks.id} = ${purchases.artworkId}
  join ${users} on ${users.id} = ${artworks.userId}
  where ${purchases.buyerId} = ${buyerId}::uuid and ${purchases.isShown} and ${purchases.status} in ${PAID}
    and not exists (select 1 from ${purchases} newer where newer.artwork_id = ${artworks.id}
      and newer.buyer_id = ${purchases.buyerId} and newer.is_shown and newer.status in ${PAID}
      and (newer.paid_at, newer.id) > (${purchases.paidAt}, ${purchases.id}))
    and ${artworkVisibleTo(viewer.id, isModerator(viewer))}`;

/** Newest first; the artists of whom the member has most come first. */
export async function readHoldings(db: Queryable, viewer: Member, memberId: string): Promise<JsonText> {
  await requireMember(db, viewer, memberId);
  const works = await db.execute<{ text: string }>(sql`
    select ${jsonRow({ artwork: cardRow(viewer.id), since: purchases.paidAt })}::text as text
    ${shownWorks(viewer, memberId)} order by ${purchases.paidAt} desc, ${purchases.id} desc limit ${MAX_SHOWN}`);
  const artists = await db
    .select({ text: sql<string>`${jsonRow({ ...personColumns, worksCount: sql`held.works` })}::text` })
    .from(users)
    .innerJoin(
      sql`(select ${artworks.userId} as artist_id, count(*)::int as works ${shownWorks(viewer, memberId)} group by 1) held`,
      eq(users.id, sql`held.artist_id`),
    )
    .orderBy(sql`held.works desc, ${users.id}`);
  const joined = (rows: { text: string }[]) => rows.map(({ text }) => text).join(',');
  return new JsonText(`{"works":[${joined(works.rows)}],"artists":[${joined(artists)}]}`);
}
