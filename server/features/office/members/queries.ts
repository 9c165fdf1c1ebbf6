import { type SQL, and, count, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { Person } from '#shared/accounts/session/contract.ts';
import { memberText, users } from '#shared/accounts/tables.ts';
import { memberVisits } from '#shared/accounts/visits/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import { cases, decisions } from '#shared/moderation/cases/tables.ts';
import type { MEMBER_FILTERS, OfficeMember } from '#shared/office/members/contract.ts';
import { purchases } from '#shared/orders/tables.ts';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import { receipts } from '#shared/receipts/tables.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import type { Queryable } from '#server/context.ts';
import { readCursor, writeCursor } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { columnsOf } from '#server/db/columns-of.ts';
import { Timestamptz } from '#server/db/timestamptz.ts';

/** How many cases and orders are listed. */
const NEWEST = 10;

const memberColumns = {
  ...personColumns,
  email: users.email,
  role: users.role,
  isSubscriber: users.isSubscriber,
  isHidden: users.isHidden,
  suspendedUntil: users.suspendedUntil,
  createdAt: users.createdAt,
  seenAt: memberVisits.seenAt,
};

export interface MemberSearch extends PageRequest {
  q: string;
  show: (typeof MEMBER_FILTERS)[number];
}

const SHOWN: Record<MemberSearch['show'], SQL | undefined> = {
  everyone: undefined,
  team: ne(users.role, 'member'),
  premium: eq(users.isSubscriber, true),
  suspended: isNotNull(users.suspendedUntil),
};

/** Buyer and seller of the order with this number, or with a receipt of this number. */
function ofOrder(words: string): SQL | undefined {
  const isOrder = z.uuid().safeParse(words).success;
  if (!isOrder && !/^atl-\d{4}-\d+$/i.test(words)) return undefined;
  const order = isOrder
    ? sql`${words}::uuid`
    : sql`(select ${receipts.purchaseId} from ${receipts} where ${receipts.receiptNumber} = ${words.toUpperCase()})`;
  return sql`${users.id} in (select unnest(array[buyer_id, seller_id]) from purchases where id = ${order})`;
}

const escaped = (words: string): string => words.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Whether the member was ever seen, when they were seen or joined, and who it is. */
const Key = z.tuple([z.boolean(), Timestamptz, z.uuid()]);

/** Members who were seen or who were not, last seen or newest first; up to `limit` rows. */
function listWho(
  db: Queryable,
  wasSeen: boolean,
  { q, show, limit }: MemberSearch,
  after?: z.output<typeof Key>,
) {
  const [at, id] = wasSeen ? [memberVisits.seenAt, memberVisits.userId] : [users.createdAt, users.id];
  return db
    .select(memberColumns)
    .from(users)
    .leftJoin(memberVisits, eq(memberVisits.userId, users.id))
    .where(
      and(
        (wasSeen ? isNotNull : isNull)(memberVisits.seenAt),
        eq(users.isCreditProfile, false),
        SHOWN[show],
        q ? (ofOrder(q) ?? sql`${memberText(users)} like ${`%${escaped(q)}%`}`) : undefined,
        after && sql`(${at}, ${id}) < (${after[1]}::timestamptz, ${after[2]}::uuid)`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit);
}

/** Last seen first, then those never seen, newest first. Two reads, so that the first page needs only an index. */
export async function listMembers(db: Queryable, search: MemberSearch): Promise<Page<OfficeMember>> {
  const { limit, cursor } = search;
  const after = cursor ? readCursor(Key, cursor) : undefined;
  const wanted = { ...search, limit: limit + 1 };
  const seen = after?.[0] === false ? [] : await listWho(db, true, wanted, after);
  const rest =
    seen.length > limit
      ? []
      : await listWho(
          db,
          false,
          { ...wanted, limit: limit + 1 - seen.length },
          after?.[0] ? undefined : after,
        );
  const rows = [...seen, ...rest];
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    next: last
      ? writeCursor([last.seenAt !== null, (last.seenAt ?? last.createdAt).toISOString(), last.id])
      : null,
  };
}

export async function findMember(db: Queryable, id: string) {
  const [row] = await db
    .select({
      ...memberColumns,
      emailVerified: users.emailVerified,
      isPayoutActive: payoutAccounts.isActive,
    })
    .from(users)
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, users.id))
    .leftJoin(memberVisits, eq(memberVisits.userId, users.id))
    .where(and(eq(users.id, id), eq(users.isCreditProfile, false)));
  return row ?? null;
}

const cents = sql<number>`coalesce(sum(${charges.amountCents} - ${charges.refundedCents}), 0)::int`;
const isPaid = eq(charges.status, 'paid');

export async function readSold(db: Queryable, memberId: string) {
  const [row] = await db
    .select({ count: count(), cents })
    .from(charges)
    .where(and(eq(charges.payeeId, memberId), isPaid));
  return row!;
}

/** Includes payments for projects. */
export async function readBought(db: Queryable, memberId: string) {
  const bought = db.select({ id: purchases.id }).from(purchases).where(eq(purchases.buyerId, memberId));
  const hired = db
    .select({ id: hireProjects.id })
    .from(hireProjects)
    .where(eq(hireProjects.clientId, memberId));
  const [row] = await db
    .select({ count: count(), cents })
    .from(charges)
    .where(and(or(inArray(charges.ownerId, bought), inArray(charges.ownerId, hired)), isPaid));
  return row!;
}

export const countCases = (db: Queryable, memberId: string) => db.$count(cases, eq(cases.memberId, memberId));

export const listCases = (db: Queryable, memberId: string) =>
  db
    .select({
      id: cases.id,
      subject: cases.subject,
      title: cases.title,
      openedAt: cases.openedAt,
      dueAt: cases.dueAt,
      decision: decisions.decision,
      decidedAt: decisions.decidedAt,
    })
    .from(cases)
    .leftJoin(decisions, eq(decisions.caseId, cases.id))
    .where(eq(cases.memberId, memberId))
    .orderBy(desc(cases.openedAt))
    .limit(NEWEST);

const isParty = (memberId: string) =>
  and(
    or(eq(purchases.buyerId, memberId), eq(purchases.sellerId, memberId)),
    // Unpaid reservations are not orders.
    inArray(purchases.status, ['processing', 'paid', 'shipped', 'delivered', 'disputed', 'refunded']),
  );

export const countOrders = (db: Queryable, memberId: string) => db.$count(purchases, isParty(memberId));

export function listOrders(db: Queryable, memberId: string) {
  const other = alias(users, 'other');
  return db
    .select({
      id: purchases.id,
      title: artworks.title,
      imageUrl: artworks.imageUrl,
      status: purchases.status,
      isSale: sql<boolean>`${purchases.sellerId} = ${memberId}`,
      other: columnsOf(Person, other),
      amount: purchases.amount,
      createdAt: purchases.createdAt,
    })
    .from(purchases)
    .innerJoin(artworks, eq(artworks.id, purchases.artworkId))
    .innerJoin(
      other,
      sql`${other.id} = case when ${purchases.sellerId} = ${memberId} then ${purchases.buyerId} else ${purchases.sellerId} end`,
    )
    .where(isParty(memberId))
    .orderBy(desc(purchases.createdAt))
    .limit(NEWEST);
}

/** Whether there is another admin, neither suspended at that time nor about to be deleted. */
export async function hasOtherAdmin(db: Queryable, memberId: string, now: Date): Promise<boolean> {
  const acts = sql`(${users.suspendedUntil} is null or ${users.suspendedUntil} <= ${now.toISOString()}::timestamptz)`;
  return (
    (await db.$count(
      users,
      and(eq(users.role, 'admin'), ne(users.id, memberId), isNull(users.deletesAt), acts),
    )) > 0
  );
}
