import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { artworks, comments, likes } from '#shared/artworks/tables.ts';
import { deletions } from '#shared/accounts/deletion/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { DELETED_MEMBER } from '#shared/kernel/names.ts';
import type { Queryable } from '#server/context.ts';
import type { OnDeletion } from '#server/feature.ts';

const isDue = (now: Date) => and(lte(users.deletesAt, now), isNull(users.deletedAt));

export const listDue = (db: Queryable, now: Date, limit: number) =>
  db.select({ id: users.id }).from(users).where(isDue(now)).orderBy(users.deletesAt).limit(limit);

/**
 * Locks the works and then the members whose counters change, in one order. Null if the account was kept or deleted
 * meanwhile.
 */
export async function lockDue(tx: Queryable, id: string, now: Date) {
  await tx.execute(sql`
    select id from ${artworks} where user_id = ${id}
      or id in (select artwork_id from ${likes} where user_id = ${id}
        union all select artwork_id from ${comments} where user_id = ${id})
    order by id for update`);
  await tx.execute(sql`
    select id from ${users} where id = ${id}
      or id in (select follower_id from ${follows} where following_id = ${id}
        union all select following_id from ${follows} where follower_id = ${id}
        union all select work.user_id from ${likes} liked join ${artworks} work on work.id = liked.artwork_id
          where liked.user_id = ${id})
    order by id for update`);
  const [row] = await tx
    .select({
      email: sql<string | null>`case when ${users.emailVerified} then ${users.email} end`,
      language: users.language,
      timeZone: users.timeZone,
    })
    .from(users)
    .where(and(eq(users.id, id), isDue(now)));
  return row ?? null;
}

export const postpone = (tx: Queryable, id: string, now: Date, deletesAt: Date) =>
  tx
    .update(users)
    .set({ deletesAt })
    .where(and(eq(users.id, id), isDue(now)))
    .returning({ id: users.id });

/** Leaves a row without anything about the member, so that what is kept names someone. */
export async function makeTombstone(tx: Queryable, id: string, deletedAt: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      deletedAt,
      artistName: DELETED_MEMBER,
      // The same person may sign up again.
      issuer: null,
      subject: null,
      email: null,
      emailVerified: null,
      timeZone: null,
      awayUntil: null,
      backOn: null,
      language: null,
      firstName: null,
      lastName: null,
      city: null,
      borough: null,
      instagramUrl: null,
      twitterUrl: null,
      linkedinUrl: null,
      websiteUrl: null,
      profileImageUrl: null,
      coverImageUrl: null,
      bio: null,
      role: 'member',
      isProfessional: false,
      isSubscriber: false,
      isHidden: false,
      suspendedUntil: null,
      hidesAi: false,
      country: null,
      hasPreviews: true,
      isPublic: null,
      followersCount: 0,
      followingCount: 0,
      profileCompleted: false,
      profileOfferedAt: null,
      stripeCustomerId: null,
      stripeSubscriptionId: null,
      stripeAccountId: null,
    })
    .where(eq(users.id, id));
  await tx
    .insert(deletions)
    .values({ memberId: id, deletedAt })
    .onConflictDoUpdate({ target: deletions.memberId, set: { deletedAt } });
}

/** Recounts the likes of the works that are kept. */
export const recountLikes = (tx: Queryable, id: string) =>
  tx.execute(sql`
    update ${users} set total_likes =
      (select coalesce(sum(likes_count), 0) from ${artworks} where user_id = ${id})
    where ${users.id} = ${id}`);

/** Deletes the rows that are not kept. */
export async function removeRows(
  tx: Queryable,
  { table, column, fate }: { table: string; column: string; fate: OnDeletion },
  memberId: string,
): Promise<void> {
  if (fate === 'kept') return;
  const isGone = fate === 'removed' ? sql`true` : sql`not (${sql.raw(fate.keptIf)})`;
  await tx.execute(sql`
    delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${memberId}::uuid and ${isGone}`);
}
