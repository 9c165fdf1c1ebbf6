import { type SQL, and, count, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { Person } from '#shared/accounts/session/contract.ts';
import { memberText, users } from '#shared/accounts/tables.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { hireProjects } from '#shared/hire/tables.ts';
import { cases, decisions } from '#shared/moderation/cases/tables.ts';
import type { MEMBER_FILTERS } from '#shared/office/members/contract.ts';
import { purchases } from '#shared/orders/tables.ts';
import { payoutAccounts } from '#shared/payments/payouts/tables.ts';
import { charges } from '#shared/payments/tables.ts';
import { receipts } from '#shared/receipts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { columnsOf } from '#server/db/columns-of.ts';

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

/** Newest first; up to `limit + 1` rows. */
export const listMembers = (db: Queryable, { q, show, limit, cursor }: MemberSearch) =>
  db
    .select(memberColumns)
    .from(users)
    .where(
      and(
        eq(users.isCreditProfile, false),
        SHOWN[show],
        q ? (ofOrder(q) ?? sql`${memberText(users)} like ${`%${escaped(q)}%`}`) : undefined,
        afterCursor(cursor, users.createdAt, users.id),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit + 1);

export async function findMember(db: Queryable, id: string) {
  const [row] = await db
    .select({
      ...memberColumns,
      emailVerified: users.emailVerified,
      isPayoutActive: payoutAccounts.isActive,
    })
    .from(users)
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, users.id))
    .where(and(eq(users.id, id), eq(users.isCreditProfile, false)));
  return row ?? null;
}

const cents = sql<number>`coalesce(sum(${charges.amountCents}), 0)::int`;
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

/** Whether there is another admin who is not suspended at that time. */
export async function hasOtherAdmin(db: Queryable, memberId: string, now: Date): Promise<boolean> {
  const acts = sql`(${users.suspendedUntil} is null or ${users.suspendedUntil} <= ${now.toISOString()}::timestamptz)`;
  return (await db.$count(users, and(eq(users.role, 'admin'), ne(users.id, memberId), acts))) > 0;
}
