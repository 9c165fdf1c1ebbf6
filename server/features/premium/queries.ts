import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { LIVE_STATUSES, PREMIUM_STATUSES } from '#shared/premium/rules.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { courseLessons, finishedLessons } from '#shared/courses/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { type SubscriptionRow, subscriptions } from '#shared/premium/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { setPaymentFields } from '#server/features/accounts/public.ts';
import { freeRateAt } from '#server/features/settings/public.ts';

/** Changes with every write of the row. */
export type VersionedSubscription = SubscriptionRow & { version: string };

const isLive = inArray(subscriptions.status, [...LIVE_STATUSES]);

/** The member's data that the provider needs. */
export async function readCustomer(db: Queryable, memberId: string) {
  const [row] = await db
    .select({
      customerId: users.stripeCustomerId,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      artistName: users.artistName,
    })
    .from(users)
    .where(eq(users.id, memberId));
  return row ?? null;
}

/** Null if the member has a live one already. */
export async function insertSubscription(
  db: Queryable,
  values: Pick<SubscriptionRow, 'userId' | 'price' | 'country' | 'createdAt'>,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .insert(subscriptions)
    .values({ ...values, updatedAt: values.createdAt })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export async function findLive(db: Queryable, memberId: string): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, memberId), isLive));
  return row ?? null;
}

export async function findNewest(db: Queryable, memberId: string): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, memberId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return row ?? null;
}

export async function findIdByStripe(db: Queryable, stripeId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.stripeSubscriptionId, stripeId));
  return row?.id ?? null;
}

/** Stores the provider's id unless the row has one or its customer is another. */
export async function attach(
  db: Queryable,
  id: string,
  made: { stripeId: string; customerId: string },
): Promise<void> {
  await db
    .update(subscriptions)
    .set({ stripeSubscriptionId: made.stripeId })
    .where(
      and(
        eq(subscriptions.id, id),
        eq(subscriptions.status, 'starting'),
        isNull(subscriptions.stripeSubscriptionId),
        sql`exists (select 1 from ${users}
          where users.id = subscriptions.user_id and users.stripe_customer_id = ${made.customerId})`,
      ),
    );
}

const versioned = (db: Queryable, id: string) =>
  db
    .select({ subscription: subscriptions, version: sql<string>`xmin::text` })
    .from(subscriptions)
    .where(eq(subscriptions.id, id));

export async function readVersioned(db: Queryable, id: string): Promise<VersionedSubscription | null> {
  const [row] = await versioned(db, id);
  return row ? { ...row.subscription, version: row.version } : null;
}

export async function lockVersioned(tx: Queryable, id: string): Promise<VersionedSubscription | null> {
  const [row] = await versioned(tx, id).for('update');
  return row ? { ...row.subscription, version: row.version } : null;
}

export async function updateSubscription(
  tx: Queryable,
  id: string,
  fields: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await tx.update(subscriptions).set(fields).where(eq(subscriptions.id, id));
}

/** Derives `isSubscriber` from the subscriptions. @returns whether it changed */
export async function deriveMember(tx: Queryable, memberId: string): Promise<boolean> {
  // Serialized, so that each sees the previous one's changes.
  const [was] = await tx
    .select({ isSubscriber: users.isSubscriber, stripeSubscriptionId: users.stripeSubscriptionId })
    .from(users)
    .where(eq(users.id, memberId))
    .for('no key update');
  const own = eq(subscriptions.userId, memberId);
  const activeCount = await tx.$count(
    subscriptions,
    and(own, inArray(subscriptions.status, [...PREMIUM_STATUSES])),
  );
  const [newest] = await tx
    .select({ id: subscriptions.stripeSubscriptionId })
    .from(subscriptions)
    .where(and(own, isNotNull(subscriptions.stripeSubscriptionId)))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  const after = { isSubscriber: activeCount > 0, stripeSubscriptionId: newest?.id ?? null };
  const hasChanged = was?.isSubscriber !== after.isSubscriber;
  if (hasChanged || was?.stripeSubscriptionId !== after.stripeSubscriptionId) {
    await setPaymentFields(tx, memberId, after);
  }
  return hasChanged;
}

/** Subscriptions a lost webhook may have left behind: incomplete, past their period, or not checked for a day. */
export const listNeedingSync = (
  db: Queryable,
  { now, dayAgo, since }: { now: Date; dayAgo: Date; since: Date },
  limit: number,
): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        isLive,
        or(
          and(eq(subscriptions.status, 'starting'), gt(subscriptions.createdAt, since)),
          inArray(subscriptions.status, ['incomplete', 'past_due', 'unpaid']),
          and(
            eq(subscriptions.status, 'active'),
            or(lt(subscriptions.currentPeriodEnd, now), lt(subscriptions.updatedAt, dayAgo)),
          ),
        ),
      ),
    )
    .orderBy(subscriptions.updatedAt)
    .limit(limit);

/** Figures of the member's use of Premium. @param since the start of this month */
export async function readUse(db: Queryable, memberId: string, since: Date) {
  const [lessons] = await db
    .select({
      lessonsFinished: sql<number>`count(*)::int`,
      courses: sql<number>`count(distinct ${courseLessons.courseId})::int`,
    })
    .from(finishedLessons)
    .innerJoin(courseLessons, eq(courseLessons.id, finishedLessons.lessonId))
    .where(eq(finishedLessons.userId, memberId));
  const [sales] = await db
    .select({
      savedOnSales: sql<string>`coalesce(sum(round(${purchases.amount} * ${freeRateAt(purchases.createdAt)}, 2)
        - ${purchases.commissionAmount}), 0)::numeric(12, 2)::text`,
    })
    .from(purchases)
    .where(and(eq(purchases.sellerId, memberId), inArray(purchases.status, [...PAID_STATUSES])));
  const [uploads] = await db
    .select({ artworksThisMonth: sql<number>`count(*)::int` })
    .from(artworks)
    .where(and(eq(artworks.userId, memberId), gte(artworks.createdAt, since)));
  return { ...lessons!, ...sales!, ...uploads! };
}
