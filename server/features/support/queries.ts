import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { purchases } from '#shared/orders/tables.ts';
import { supportRequests as requests, type SupportRequestRow } from '#shared/support/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { PageRequest } from '#shared/http/page.ts';
import type { Queryable } from '#server/context.ts';
import { afterCursor } from '#server/db/keyset.ts';
import { personColumns } from '#server/db/person.ts';
import { afterQueueCursor } from './queue-cursor.ts';

const requestColumns = {
  id: requests.id,
  subject: requests.subject,
  message: requests.message,
  purchase: {
    id: purchases.id,
    title: sql<string>`${artworks.title}`,
    isSale: sql<boolean>`${purchases.sellerId} = ${requests.userId}`,
  },
  isAboutPremium: requests.isAboutPremium,
  answer: requests.answer,
  answeredAt: requests.answeredAt,
  createdAt: requests.createdAt,
};

/** Joins the member and the subject. */
const cases = (db: Queryable) =>
  db
    .select({ ...requestColumns, user: personColumns, isPremium: users.isSubscriber })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.userId))
    .leftJoin(purchases, eq(purchases.id, requests.purchaseId))
    .leftJoin(artworks, eq(artworks.id, purchases.artworkId));

export async function findCase(db: Queryable, id: string) {
  const [row] = await cases(db).where(eq(requests.id, id));
  return row ?? null;
}

/** Newest first; up to `limit + 1` rows. */
export const listOwn = (db: Queryable, userId: string, page: PageRequest) =>
  cases(db)
    .where(and(eq(requests.userId, userId), afterCursor(page.cursor, requests.createdAt, requests.id)))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(page.limit + 1);

/** Unanswered requests of others, Premium members first, then oldest first; up to `limit + 1` rows. */
export const listWaiting = (db: Queryable, moderatorId: string, page: PageRequest) =>
  cases(db)
    .where(
      and(
        isNull(requests.answeredAt),
        ne(requests.userId, moderatorId),
        afterQueueCursor(page.cursor, {
          isPremium: users.isSubscriber,
          createdAt: requests.createdAt,
          id: requests.id,
        }),
      ),
    )
    .orderBy(desc(users.isSubscriber), asc(requests.createdAt), asc(requests.id))
    .limit(page.limit + 1);

export async function insertRequest(
  db: Queryable,
  request: typeof requests.$inferInsert,
): Promise<SupportRequestRow> {
  const [row] = await db.insert(requests).values(request).returning();
  return row!;
}

/** A concurrent second answer waits and then sees the first. */
export async function lockRequest(db: Queryable, id: string): Promise<SupportRequestRow | null> {
  const [row] = await db.select().from(requests).where(eq(requests.id, id)).for('update');
  return row ?? null;
}

export const writeAnswer = (
  db: Queryable,
  id: string,
  answer: { answer: string; answeredBy: string; answeredAt: Date },
) => db.update(requests).set(answer).where(eq(requests.id, id));
