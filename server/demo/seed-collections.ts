import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Visibility } from '#shared/collections/contract.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { collectionFollows, collectionItems, collections } from '#shared/collections/tables.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { Context, Queryable } from '../context.ts';
import { HOUR_MS } from './calendar.ts';
import { personId, workId } from './identifiers.ts';
import { MEMBERS } from './manifest.ts';

const COLLECTOR = 'edmund-achter';

interface Planned {
  owner: string;
  title: string;
  note?: string;
  visibility: Visibility;
  works: number[];
  days: number;
  /** A work that is gone stood behind this one. */
  gapAfter?: number;
}

const PLAN: Planned[] = [
  {
    owner: COLLECTOR,
    title: 'Paper for the long hall',
    note: 'Eleven meters of north wall, no direct sun. Prints and cut paper up to 80 cm wide, quiet at one end and louder toward the kitchen.',
    visibility: 'public',
    works: [30, 6, 15, 41, 38, 50, 54, 8, 31, 16, 27, 21, 48],
    days: 2,
    gapAfter: 41,
  },
  {
    owner: COLLECTOR,
    title: 'Blue hour',
    visibility: 'public',
    works: [42, 17, 60, 6, 26, 22, 36, 12, 3],
    days: 5,
  },
  {
    owner: COLLECTOR,
    title: 'For Margot’s kitchen',
    note: 'She said nothing that has to be dusted.',
    visibility: 'private',
    works: [1, 10, 46, 28, 43],
    days: 9,
  },
  { owner: COLLECTOR, title: 'Suns', visibility: 'public', works: [21, 48, 37, 15], days: 16 },
  {
    owner: COLLECTOR,
    title: 'Two colors are enough',
    visibility: 'link',
    works: [39, 5, 11, 33, 18, 57, 23],
    days: 30,
  },
  {
    owner: 'rosalba-nieto',
    title: 'Repeats that never bore',
    note: 'I look for the place where the hand slipped.',
    visibility: 'public',
    works: [28, 58, 38, 12, 54],
    days: 4,
  },
  {
    owner: 'suvi-raunio',
    title: 'One line is enough',
    visibility: 'public',
    works: [27, 31, 52, 39, 15],
    days: 6,
  },
  {
    owner: 'kwame-lisle',
    title: 'Letters as pictures',
    visibility: 'link',
    works: [53, 33, 11, 43],
    days: 12,
  },
  { owner: 'mina-okoro', title: 'Grown, not drawn', visibility: 'private', works: [2, 30, 57, 23], days: 7 },
  {
    owner: 'noor-halabi',
    title: 'Water that keeps still',
    note: 'What I look at before I mix a blue.',
    visibility: 'public',
    works: [42, 26, 60, 22, 36],
    days: 1,
  },
];
const SAVED = [6, 17, 42, 60, 50, 30, 1, 28, 22, 41, 54, 26, 43, 15];
const STEP = 65_536;

async function insertItems(
  tx: Queryable,
  collection: { collectionId: string; ownerId: string },
  works: (number | null)[],
  at: (index: number) => Date,
): Promise<void> {
  const wanted = works.flatMap((work) => (work === null ? [] : workId(work)));
  const rows = await tx
    .select({ id: artworks.id, createdAt: artworks.createdAt })
    .from(artworks)
    .where(inArray(artworks.id, wanted));
  const published = new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
  const items = works
    .map((work, index) => {
      const artworkId = work === null ? null : workId(work);
      const since = (artworkId === null ? null : published.get(artworkId)) ?? new Date(0);
      const createdAt = new Date(Math.max(at(index).getTime(), since.getTime()));
      return { ...collection, artworkId, position: (index + 1) * STEP, createdAt };
    })
    .filter(({ artworkId }) => artworkId === null || published.has(artworkId));
  if (items.length > 0) await tx.insert(collectionItems).values(items);
}

async function insertPlanned(tx: Queryable, plan: Planned, now: Date): Promise<string> {
  const id = randomUUID();
  const ownerId = personId(plan.owner);
  const updatedAt = new Date(now.getTime() - plan.days * 24 * HOUR_MS);
  const { title, note = null, visibility } = plan;
  await tx
    .insert(collections)
    .values({ id, ownerId, title, note, visibility, createdAt: updatedAt, updatedAt });
  const works = plan.works.flatMap((work) => (work === plan.gapAfter ? [work, null] : [work]));
  await insertItems(tx, { collectionId: id, ownerId }, works, () => updatedAt);
  return id;
}

/** Others keep every third work they like. */
const keepSomeLiked = (tx: Queryable, now: Date) =>
  tx.execute(sql`
    with owners as (
      insert into ${collections} (owner_id, title, is_default, created_at, updated_at)
      select distinct user_id, 'Saved', true, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from likes where user_id = any(${sql.param(MEMBERS.map(({ slug }) => personId(slug)))}::uuid[])
        and user_id <> ${personId(COLLECTOR)}::uuid
      on conflict do nothing returning id, owner_id)
    insert into ${collectionItems} (collection_id, owner_id, artwork_id, position, created_at)
    select owners.id, owners.owner_id, likes.artwork_id,
      row_number() over (partition by owners.id order by likes.created_at, likes.id) * ${STEP}, likes.created_at
    from owners join likes on likes.user_id = owners.owner_id
    where get_byte(uuid_send(likes.artwork_id), 0) % 3 = 0`);

/** Collections in every state, most of them a collector's, and what the others saved. Only once. */
export async function seedCollections(ctx: Context, now: Date): Promise<void> {
  const ownerId = personId(COLLECTOR);
  if ((await ctx.db.$count(collections, eq(collections.ownerId, ownerId))) > 0) return;
  await ctx.db.transaction(async (tx) => {
    const ids: string[] = [];
    for (const plan of PLAN) ids.push(await insertPlanned(tx, plan, now));
    const [saved] = await tx
      .insert(collections)
      .values({ ownerId, title: 'Saved', isDefault: true, createdAt: now, updatedAt: now })
      .returning({ id: collections.id });
    // The first of the list was saved last.
    await insertItems(
      tx,
      { collectionId: saved!.id, ownerId },
      SAVED.toReversed(),
      (index) => new Date(now.getTime() - (SAVED.length - index) * 20 * HOUR_MS),
    );
    await keepSomeLiked(tx, now);
    // Not looked at since before its newest works.
    const seenAt = new Date(now.getTime() - 3 * 24 * HOUR_MS);
    await tx.insert(collectionFollows).values([
      { collectionId: ids.at(-1)!, followerId: ownerId, seenAt, createdAt: seenAt },
      { collectionId: ids[0]!, followerId: personId('noor-halabi'), seenAt, createdAt: seenAt },
    ]);
    await tx
      .update(purchases)
      .set({ isShown: true })
      .where(and(eq(purchases.buyerId, ownerId), inArray(purchases.status, [...PAID_STATUSES])));
  });
}
