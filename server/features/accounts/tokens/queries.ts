import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { AccessToken } from '#shared/accounts/tokens/contract.ts';
import { accessTokens } from '#shared/accounts/tokens/tables.ts';
import type { Queryable } from '#server/context.ts';
import { columnsOf } from '#server/db/columns-of.ts';
import { tokenKey } from '#server/http/session-store.ts';

const columns = columnsOf(AccessToken, accessTokens);
const isOf = (memberId: string) => eq(accessTokens.userId, memberId);

export const listTokenRows = (db: Queryable, memberId: string, expiredSince: Date) =>
  db
    .select(columns)
    .from(accessTokens)
    .where(and(isOf(memberId), gt(accessTokens.expiresAt, expiredSince)))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));

export const countLive = (db: Queryable, memberId: string, now: Date): Promise<number> =>
  db.$count(accessTokens, and(isOf(memberId), gt(accessTokens.expiresAt, now)));

/** An expired token's name is free again. */
export const deleteExpired = (tx: Queryable, memberId: string, name: string, now: Date) =>
  tx
    .delete(accessTokens)
    .where(and(isOf(memberId), eq(accessTokens.name, name), lte(accessTokens.expiresAt, now)));

/** @returns undefined if the member has a token of that name */
export async function insertToken(tx: Queryable, values: typeof accessTokens.$inferInsert) {
  const [row] = await tx.insert(accessTokens).values(values).onConflictDoNothing().returning(columns);
  return row;
}

/** The keys by which processes keep what was deleted. */
const keysOf = (rows: { hash: string }[]): string[] => rows.map(({ hash }) => tokenKey(hash));

export const deleteToken = async (db: Queryable, memberId: string, id: string): Promise<string[]> =>
  keysOf(
    await db
      .delete(accessTokens)
      .where(and(isOf(memberId), eq(accessTokens.id, id)))
      .returning({ hash: accessTokens.hash }),
  );

/** Signing out everywhere ends them, too. @returns what `endSessions` ends in every process */
export const deleteTokensOf = async (tx: Queryable, memberId: string): Promise<string[]> =>
  keysOf(await tx.delete(accessTokens).where(isOf(memberId)).returning({ hash: accessTokens.hash }));

export const deleteExpiredBefore = (db: Queryable, before: Date) =>
  db.delete(accessTokens).where(lte(accessTokens.expiresAt, before));
