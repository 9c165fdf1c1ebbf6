import {
  type SQL,
  type SQLWrapper,
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Person } from '#shared/accounts/session/contract.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { LIVE_OFFERS, OPEN_OFFERS } from '#shared/offers/states.ts';
import { type OfferRow, offerTurns, offers } from '#shared/offers/tables.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { Queryable } from '#server/context.ts';
import { soldNumbers } from '#server/features/artworks/public.ts';
import { columnsOf } from '#server/db/columns-of.ts';
import type { Member } from '#server/http/route.ts';

const buyer = alias(users, 'buyer');
const seller = alias(users, 'seller');
const PAID = sql.raw(`('${PAID_STATUSES.join("', '")}')`);
const CLOSED_SHOWN = 100;
const isLive = inArray(offers.state, [...LIVE_OFFERS]);
/** The same as `sideOf` in ./policy.ts. */
const isPartyOf = ({ id, isProgram }: Pick<Member, 'id' | 'isProgram'>): SQL =>
  or(
    isProgram ? undefined : eq(offers.buyerId, id),
    and(eq(offers.sellerId, id), isNull(offers.declinesAt)),
  )!;
const since = (at: Date) => sql`${at.toISOString()}::timestamptz`;

interface Round {
  id: string;
  authorId: string;
  amount: string;
  words: string | null;
}

/** @param window since when offers count that a buyer may make for one work */
const selectOffers = (db: Queryable, window: Date, where: SQL | undefined) =>
  db
    .select({
      offer: offers,
      artwork: artworks,
      soldCount: soldNumbers,
      buyer: columnsOf(Person, buyer),
      seller: { ...columnsOf(Person, seller), isSubscriber: seller.isSubscriber },
      turns: sql<Round[]>`(select json_agg(json_build_object('id', turn.id, 'authorId', turn.author_id,
          'amount', turn.amount::text, 'words', case when not turn.is_hidden then turn.words end)
          order by turn.created_at, turn.amount)
        from ${offerTurns} turn where turn.offer_id = ${offers.id})`,
      boughtCount: sql<number>`(select count(*)::int from ${purchases}
        where ${purchases.buyerId} = ${offers.buyerId} and ${purchases.status} in ${PAID})`,
      order: { id: purchases.id, commissionRate: purchases.commissionRate },
      madeCount: sql<number>`(select count(*)::int from ${offers} made where made.artwork_id = ${offers.artworkId}
        and made.buyer_id = ${offers.buyerId} and made.created_at > ${since(window)})`,
    })
    .from(offers)
    .innerJoin(buyer, eq(buyer.id, offers.buyerId))
    .innerJoin(seller, eq(seller.id, offers.sellerId))
    .leftJoin(artworks, eq(artworks.id, offers.artworkId))
    .leftJoin(purchases, eq(purchases.offerId, offers.id))
    .where(where)
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .$dynamic();

export type OfferWithParties = Awaited<ReturnType<typeof selectOffers>>[number];

/** All that are live, and the newest that are closed. */
export async function listOffersOf(db: Queryable, member: Member, window: Date) {
  const isParty = isPartyOf(member);
  const live = await selectOffers(db, window, and(isParty, isLive));
  const closed = await selectOffers(db, window, and(isParty, sql`not ${isLive}`)).limit(CLOSED_SHOWN);
  return [...live, ...closed];
}

export async function findOffer(db: Queryable, id: string, window: Date): Promise<OfferWithParties> {
  const [row] = await selectOffers(db, window, eq(offers.id, id));
  return row!;
}

export async function findLiveOffer(db: Queryable, artworkId: string, buyerId: string, window: Date) {
  const [row] = await selectOffers(
    db,
    window,
    and(eq(offers.artworkId, artworkId), eq(offers.buyerId, buyerId), isLive),
  );
  return row ?? null;
}

/** When the buyer made the offers of that time, oldest first. */
export async function listMadeSince(db: Queryable, artworkId: string, buyerId: string, at: Date) {
  const rows = await db
    .select({ createdAt: offers.createdAt })
    .from(offers)
    .where(and(eq(offers.artworkId, artworkId), eq(offers.buyerId, buyerId), gt(offers.createdAt, at)))
    .orderBy(asc(offers.createdAt));
  return rows.map(({ createdAt }) => createdAt);
}

export const countMadeSince = (db: Queryable, buyerId: string, at: Date): Promise<number> =>
  db.$count(offers, and(eq(offers.buyerId, buyerId), gt(offers.createdAt, at)));

/** One offer after another of a member, so that their number is right. */
export const lockOffersOf = (tx: Queryable, memberId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('offers'), hashtext(${memberId}))`);

export async function insertOffer(tx: Queryable, values: typeof offers.$inferInsert): Promise<OfferRow> {
  const [row] = await tx.insert(offers).values(values).returning();
  return row!;
}
export const insertRound = (tx: Queryable, values: typeof offerTurns.$inferInsert) =>
  tx.insert(offerTurns).values(values);

export const updateOffer = (tx: Queryable, id: string, changes: Partial<typeof offers.$inferInsert>) =>
  tx.update(offers).set(changes).where(eq(offers.id, id));

export async function readOffer(db: Queryable, id: string): Promise<OfferRow | null> {
  const [row] = await db.select().from(offers).where(eq(offers.id, id));
  return row ?? null;
}

/** Works are locked before offers, and offers before purchases. */
export const lockWorks = (tx: Queryable, ids: SQLWrapper) =>
  tx.execute(sql`select id from ${artworks} where id in (${ids}) order by id for no key update`);

/** Locks its work first. */
export async function lockOffer(tx: Queryable, id: string): Promise<OfferRow | null> {
  await lockWorks(tx, tx.select({ id: offers.artworkId }).from(offers).where(eq(offers.id, id)));
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for('update');
  return row ?? null;
}

/** Locks their works first. */
export async function lockLiveOffers(tx: Queryable, where: SQL): Promise<OfferRow[]> {
  const isWanted = and(isLive, where);
  await lockWorks(tx, tx.select({ id: offers.artworkId }).from(offers).where(isWanted));
  return tx.select().from(offers).where(isWanted).orderBy(offers.id).for('update');
}

/** The first price and the last one of the other side. */
export async function readRounds(tx: Queryable, offerId: string) {
  return tx
    .select({ authorId: offerTurns.authorId, amount: offerTurns.amount })
    .from(offerTurns)
    .where(eq(offerTurns.offerId, offerId))
    .orderBy(offerTurns.createdAt);
}

/** The offer that the purchase pays for. */
export async function findOfferOf(tx: Queryable, purchaseId: string): Promise<string | null> {
  const [row] = await tx
    .select({ offerId: purchases.offerId })
    .from(purchases)
    .where(eq(purchases.id, purchaseId));
  return row?.offerId ?? null;
}

/** Lists offers without a response in time. */
export const listSilent = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: offers.id })
    .from(offers)
    .where(and(inArray(offers.state, [...OPEN_OFFERS]), lte(offers.deadline, now)))
    .orderBy(offers.deadline)
    .limit(limit);

/** Offers below a lowest price that are declined before `until`. */
export const listDeclining = (db: Queryable, until: Date, limit: number) =>
  db
    .select({ id: offers.id, declinesAt: offers.declinesAt })
    .from(offers)
    .where(and(eq(offers.state, 'offered'), lte(offers.declinesAt, until)))
    .orderBy(offers.declinesAt)
    .limit(limit);

/** Accepted offers whose reservation is over, unless the provider is still deciding about the payment. */
export const listUnpaid = (db: Queryable, limit: number) =>
  db
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.state, 'accepted'),
        sql`not exists (select 1 from ${purchases} where ${purchases.offerId} = ${offers.id}
          and ${purchases.status} not in ('canceled', 'failed'))`,
      ),
    )
    .orderBy(offers.deadline)
    .limit(limit);

export const listLiveOf = (db: Queryable, memberId: string) =>
  db
    .select({
      id: offers.id,
      title: offers.title,
      imageUrl: artworks.imageUrl,
      state: offers.state,
      deadline: offers.deadline,
    })
    .from(offers)
    .leftJoin(artworks, eq(artworks.id, offers.artworkId))
    .where(and(inArray(offers.state, [...OPEN_OFFERS]), isPartyOf({ id: memberId })))
    .orderBy(offers.createdAt, offers.id);

export async function findRound(db: Queryable, id: string) {
  const [row] = await db
    .select({
      authorId: offerTurns.authorId,
      words: offerTurns.words,
      buyerId: offers.buyerId,
      sellerId: offers.sellerId,
      declinesAt: offers.declinesAt,
    })
    .from(offerTurns)
    .innerJoin(offers, eq(offers.id, offerTurns.offerId))
    .where(eq(offerTurns.id, id));
  return row ?? null;
}

/** @returns whether they were hidden before; null if there are none */
export async function setTurnHidden(tx: Queryable, id: string, isHidden: boolean): Promise<boolean | null> {
  const [row] = await tx
    .select({ isHidden: offerTurns.isHidden })
    .from(offerTurns)
    .where(eq(offerTurns.id, id))
    .for('update');
  if (!row) return null;
  await tx.update(offerTurns).set({ isHidden }).where(eq(offerTurns.id, id));
  return row.isHidden;
}
