/** Own works and drafts in one order. A member has few enough of them that every page reads their keys. */
import { type SQL, type SQLWrapper, and, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { collectionItems } from '#shared/collections/tables.ts';
import { artworkDrafts } from '#shared/drafts/tables.ts';
import { staffActs } from '#shared/moderation/log/tables.ts';
import { lookalikeCases } from '#shared/moderation/lookalikes/tables.ts';
import { OPEN_OFFERS } from '#shared/offers/states.ts';
import { offers } from '#shared/offers/tables.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { WorkSort, WorkState } from '#shared/works/contract.ts';
import type { Queryable } from '#server/context.ts';
import { lowestFree, soldNumbers } from '#server/features/artworks/public.ts';

const named = (values: readonly string[]): SQL => sql.raw(`('${values.join("', '")}')`);
const ofWork = sql`${purchases.artworkId} = ${artworks.id}`;

/** Someone is buying it, or a number of it. */
const isLocked = (now: string) => sql<boolean>`exists (select 1 from ${purchases} where ${ofWork}
  and (${purchases.status} = 'processing' or ${purchases.status} = 'pending' and ${purchases.reservedUntil} > ${now}::timestamptz))`;

/** An edition is reserved when each number that is left is. */
const isReserved = (now: string) => sql`case when ${artworks.editionSize} is null then ${isLocked(now)}
  else ${artworks.isForSale} and ${lowestFree(now)} is null end`;

const stateOf = (now: string) => sql<WorkState>`case when ${artworks.isHidden} then 'hidden'
  when ${artworks.soldAt} is not null then 'sold' when ${isReserved(now)} then 'reserved'
  when ${artworks.isForSale} then 'for_sale' else 'not_for_sale' end`;
const stateOfDraft = sql<WorkState>`case when ${artworkDrafts.publishAt} is null then 'draft' else 'scheduled' end`;

/** Not those below the lowest offer, which the artist never sees. */
const openOffers = sql<number>`(select count(*)::int from ${offers} where ${offers.artworkId} = ${artworks.id}
  and ${offers.state} in ${named(OPEN_OFFERS)} and ${offers.declinesAt} is null)`;

const field = (name: string) => sql`${artworkDrafts.fields}->>${sql.raw(`'${name}'`)}`;
const typedPrice = sql<
  string | null
>`case when ${field('isForSale')} = 'true' and trim(${field('price')}) ~ '^[0-9]{1,8}([.][0-9]{1,2})?$'
  then trim(${field('price')})::numeric(10, 2) end`;

/** The whole milliseconds that timestamps have. */
const millis = (at: SQLWrapper) => sql`extract(epoch from ${at}) * 1000`;
/** What each order sorts by, of a work and of a draft. Drafts have no figures and come last. */
const KEYS: Record<WorkSort, readonly [ofWork: SQLWrapper, ofDraft: SQLWrapper]> = {
  changed: [millis(artworks.updatedAt), millis(artworkDrafts.updatedAt)],
  newest: [millis(artworks.createdAt), millis(artworkDrafts.createdAt)],
  price: [sql`coalesce(${artworks.price}, -1)`, sql`coalesce(${typedPrice}, -1)`],
  views: [artworks.viewsCount, sql`-1`],
  likes: [artworks.likesCount, sql`-1`],
  offers: [openOffers, sql`-1`],
};

/** Every word is somewhere in the text. */
const hasWords = (text: SQL, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => sql`${text} ilike ${`%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`}`));

const textOfWork = sql`concat_ws(' ', ${artworks.title}, ${artworks.medium}, ${artworks.description}, array_to_string(${artworks.tags}, ' '))`;
const textOfDraft = sql`concat_ws(' ', ${field('title')}, ${field('medium')}, ${field('description')}, ${field('tags')})`;

interface Owned {
  memberId: string;
  words: readonly string[];
  now: Date;
}

/** Ids, states and sort keys of all of them, those with the words. */
const listed = (
  { memberId, words, now }: Owned,
  [keyOfWork, keyOfDraft]: readonly [SQLWrapper, SQLWrapper],
) =>
  sql`select ${artworks.id} as id, ${stateOf(now.toISOString())} as state, (${keyOfWork})::numeric as k
    from ${artworks} where ${and(eq(artworks.userId, memberId), hasWords(textOfWork, words))}
  union all
  select ${artworkDrafts.id}, ${stateOfDraft}, (${keyOfDraft})::numeric
    from ${artworkDrafts} where ${and(eq(artworkDrafts.userId, memberId), hasWords(textOfDraft, words))}`;

export interface ListedWork {
  id: string;
  state: WorkState;
  k: string;
}
interface Page extends Owned {
  state: WorkState | undefined;
  sort: WorkSort;
  after: { k: string; id: string } | null;
  limit: number;
}

/** The largest key first; returns up to `limit + 1`. */
export async function listPage(
  db: Queryable,
  { state, sort, after, limit, ...owned }: Page,
): Promise<ListedWork[]> {
  const { rows } = await db.execute<ListedWork & Record<string, unknown>>(sql`
    select id, state, k::text from (${listed(owned, KEYS[sort])}) listed
    where ${state === undefined ? sql`true` : sql`state = ${state}`}
      and ${after ? sql`(k, id) < (${after.k}::numeric, ${after.id}::uuid)` : sql`true`}
    order by k desc, id desc limit ${limit + 1}`);
  return rows;
}

export async function countStates(db: Queryable, owned: Owned): Promise<Map<WorkState, number>> {
  const none = sql`0`;
  const { rows } = await db.execute<{ state: WorkState; n: number }>(sql`
    select state, count(*)::int as n from (${listed(owned, [none, none])}) listed group by state`);
  return new Map(rows.map(({ state, n }) => [state, n]));
}

const PAID = named(PAID_STATUSES);
const sinceHidden = sql<Date | null>`coalesce(
  (select max(${lookalikeCases.heldAt}) from ${lookalikeCases} where ${lookalikeCases.newerId} = ${artworks.id}
    and ${lookalikeCases.releasedAt} is null),
  (select max(${staffActs.at}) from ${staffActs} where ${staffActs.subjectType} = 'artwork'
    and ${staffActs.subjectId} = ${artworks.id}::text and ${staffActs.after}->>'isHidden' = 'true'))`.mapWith(
  artworks.createdAt,
);

/** The published ones among these ids. */
export const readWorks = (db: Queryable, ids: string[], now: Date) =>
  db
    .select({
      work: artworks,
      openOffersCount: openOffers,
      soldCount: soldNumbers,
      soldPrice: sql<string | null>`(select ${purchases.amount}::text from ${purchases} where ${ofWork}
        and ${purchases.status} in ${PAID} order by ${purchases.paidAt} desc limit 1)`,
      /** For Premium members. */
      savesCount: sql<number | null>`case when ${users.isSubscriber} then (
        select count(distinct ${collectionItems.ownerId})::int from ${collectionItems}
        where ${collectionItems.artworkId} = ${artworks.id} and ${collectionItems.ownerId} <> ${artworks.userId}) end`,
      isLocked: isLocked(now.toISOString()),
      lockedUntil: sql<Date | null>`(select max(${purchases.reservedUntil}) from ${purchases} where ${ofWork}
        and ${purchases.status} in ('pending', 'processing') and ${purchases.reservedUntil} > ${now.toISOString()}::timestamptz)`.mapWith(
        purchases.reservedUntil,
      ),
      isKept: sql<boolean>`(${artworks.soldAt} is not null or exists (select 1 from ${purchases} where ${ofWork}
        and ${purchases.status} not in ('canceled', 'failed')))`,
      hiddenAt: sql<Date | null>`case when ${artworks.isHidden} then ${sinceHidden} end`.mapWith(
        artworks.createdAt,
      ),
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(inArray(artworks.id, ids));
export type WorkRow = Awaited<ReturnType<typeof readWorks>>[number];

export const readDrafts = (db: Queryable, ids: string[]) =>
  db
    .select({ draft: artworkDrafts, price: typedPrice })
    .from(artworkDrafts)
    .where(inArray(artworkDrafts.id, ids));
export type OwnDraftRow = Awaited<ReturnType<typeof readDrafts>>[number];
