import { type SQLWrapper, sql } from 'drizzle-orm';
import type { FirstMinutes } from '#shared/accounts/first-minutes/answers.ts';
import type { FirstMinutesChange } from '#shared/accounts/first-minutes/contract.ts';
import { firstMinutes } from '#shared/accounts/first-minutes/tables.ts';
import type { Queryable } from '#server/context.ts';

const columns = {
  interests: firstMinutes.interests,
  mediums: firstMinutes.mediums,
  step: firstMinutes.step,
  isOpen: sql<boolean>`${firstMinutes.endedAt} is null`,
};

/** A column for a select of members; null: they joined before there were first minutes. */
export const firstMinutesOf = (userId: SQLWrapper) =>
  sql<FirstMinutes | null>`(select json_build_object('interests', to_json(${firstMinutes.interests}),
      'mediums', to_json(${firstMinutes.mediums}), 'step', ${firstMinutes.step}, 'isOpen', ${firstMinutes.endedAt} is null)
    from ${firstMinutes} where ${firstMinutes.userId} = ${userId})`;

/** Called at sign-up. */
export const beginFirstMinutes = (db: Queryable, userId: string, now: Date) =>
  db.insert(firstMinutes).values({ userId, createdAt: now }).onConflictDoNothing();

/** First minutes that ended stay so. Members without them only answer. */
export async function saveFirstMinutes(
  db: Queryable,
  userId: string,
  { isEnded, ...answers }: FirstMinutesChange,
  now: Date,
): Promise<FirstMinutes> {
  const [row] = await db
    .insert(firstMinutes)
    .values({ userId, ...answers, endedAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: firstMinutes.userId,
      set: {
        ...answers,
        endedAt: isEnded
          ? sql`coalesce(${firstMinutes.endedAt}, ${now.toISOString()}::timestamptz)`
          : sql`${firstMinutes.endedAt}`,
      },
    })
    .returning(columns);
  return row!;
}
