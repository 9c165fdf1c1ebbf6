import { and, desc, eq, isNotNull, lte, max, sql } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import type { LegalPage } from '#shared/legal/pages.ts';
import { legalVersions, termsAgreements } from '#shared/legal/tables.ts';
import type { Queryable } from '#server/context.ts';
import { isNewTo } from '#server/db/new-terms.ts';

export type VersionRow = typeof legalVersions.$inferSelect;

const listed = {
  page: legalVersions.page,
  version: legalVersions.version,
  effectiveFrom: legalVersions.effectiveFrom,
};

/** Newest first. */
export const listVersions = (db: Queryable, page: LegalPage) =>
  db
    .select(listed)
    .from(legalVersions)
    .where(eq(legalVersions.page, page))
    .orderBy(desc(legalVersions.version));

export async function findVersion(
  db: Queryable,
  page: LegalPage,
  version: number,
): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(legalVersions)
    .where(and(eq(legalVersions.page, page), eq(legalVersions.version, version)));
  return row ?? null;
}

/** @returns whether there was none of that number yet */
export async function insertVersion(db: Queryable, row: typeof legalVersions.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(legalVersions)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: legalVersions.version });
  return inserted.length > 0;
}

/** The number of the version of the terms that is in force. */
export async function findTermsInForce(db: Queryable, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ version: max(legalVersions.version) })
    .from(legalVersions)
    .where(and(eq(legalVersions.page, 'terms'), lte(legalVersions.effectiveFrom, now)));
  return row?.version ?? null;
}

/** Agreeing twice keeps the first time. */
export const insertAgreement = (db: Queryable, row: typeof termsAgreements.$inferInsert) =>
  db.insert(termsAgreements).values(row).onConflictDoNothing();

export async function findAgreed(db: Queryable, userId: string) {
  const [row] = await db
    .select({ version: termsAgreements.version, at: termsAgreements.agreedAt })
    .from(termsAgreements)
    .where(eq(termsAgreements.userId, userId))
    .orderBy(desc(termsAgreements.version))
    .limit(1);
  return row ?? null;
}

interface NewTerms {
  version: number;
  from: Date;
  changes: string;
}
/**
 * SQL for what a member has not agreed to: the newest version, due from the day of the first of them.
 * @param memberId in SQL
 */
export const newTermsOf = (memberId: string) =>
  sql<NewTerms | null>`(
    select json_build_object('version', max(v.version), 'changes', (array_agg(v.changes order by v.version desc))[1],
      'from', extract(epoch from min(v.effective_from)) * 1000)
    from ${legalVersions} v where ${sql.raw(isNewTo(memberId))}
    having count(*) > 0)`.mapWith((terms: { version: number; from: number; changes: string }): NewTerms => ({
    ...terms,
    from: new Date(terms.from),
  }));

/** People who can sign in. */
const isMember = and(isNotNull(users.issuer), eq(users.isCreditProfile, false));

export async function countMembers(db: Queryable): Promise<number> {
  return db.$count(users, isMember);
}

export async function countAgreed(db: Queryable, version: number): Promise<number> {
  const [row] = await db
    .select({ members: sql<number>`count(distinct ${termsAgreements.userId})::int` })
    .from(termsAgreements)
    .where(sql`${termsAgreements.version} >= ${version}`);
  return row!.members;
}

/** In the order of their ids, after one. */
export const listMemberIds = (db: Queryable, after: string, limit: number) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(isMember, sql`${users.id} > ${after}`))
    .orderBy(users.id)
    .limit(limit);
