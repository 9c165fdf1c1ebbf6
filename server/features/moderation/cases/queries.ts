import { and, asc, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { appeals, cases, decisions } from '#shared/moderation/cases/tables.ts';
import { reports } from '#shared/moderation/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';

export type CaseRow = typeof cases.$inferSelect;

/** The open case of the subject, or a new one. Locked: no one decides it while a report joins. */
export async function openReportCase(tx: Queryable, opened: typeof cases.$inferInsert): Promise<CaseRow> {
  const [row] = await tx
    .insert(cases)
    .values(opened)
    .onConflictDoUpdate({
      target: [cases.subject, cases.subjectId],
      targetWhere: sql`${cases.decidedAt} is null and ${cases.kind} = 'report'`,
      set: { title: opened.title },
    })
    .returning();
  return row!;
}

export async function insertCase(tx: Queryable, opened: typeof cases.$inferInsert): Promise<CaseRow> {
  const [row] = await tx.insert(cases).values(opened).returning();
  return row!;
}

export const setDue = (tx: Queryable, id: string, dueAt: Date) =>
  tx.update(cases).set({ dueAt }).where(eq(cases.id, id));

export async function findCase(db: Queryable, id: string): Promise<CaseRow | null> {
  const [row] = await db.select().from(cases).where(eq(cases.id, id));
  return row ?? null;
}

export async function lockCase(tx: Queryable, id: string): Promise<CaseRow | null> {
  const [row] = await tx.select().from(cases).where(eq(cases.id, id)).for('no key update');
  return row ?? null;
}

export const countReports = (db: Queryable, caseId: string): Promise<number> =>
  db.$count(reports, eq(reports.caseId, caseId));

/** Oldest first. */
export const listReports = (db: Queryable, caseId: string) =>
  db
    .select({
      reporter: personColumns,
      reason: reports.reason,
      note: reports.note,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(eq(reports.caseId, caseId))
    .orderBy(asc(reports.createdAt), asc(reports.id));

const decidedColumns = {
  id: decisions.id,
  caseId: decisions.caseId,
  decision: decisions.decision,
  reason: decisions.reason,
  words: decisions.words,
  suspendedUntil: decisions.suspendedUntil,
  byException: decisions.byException,
  before: decisions.before,
  at: decisions.decidedAt,
  // A left join: who decided may have left.
  by: personColumns,
};
const decided = (db: Queryable) =>
  db.select(decidedColumns).from(decisions).leftJoin(users, eq(users.id, decisions.decidedBy));

export async function findDecision(db: Queryable, caseId: string) {
  const [row] = await decided(db).where(eq(decisions.caseId, caseId));
  return row ?? null;
}
export type Decided = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

/** The decision an appeal is against. */
export async function findAppealed(db: Queryable, appealCaseId: string) {
  const [row] = await decided(db)
    .innerJoin(appeals, eq(appeals.decisionId, decisions.id))
    .where(eq(appeals.caseId, appealCaseId));
  return row ?? null;
}

/** The newest case that suspended the member until the time that counts. */
export async function findSuspendingCase(db: Queryable, memberId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ id: cases.id })
    .from(decisions)
    .innerJoin(cases, eq(cases.id, decisions.caseId))
    .innerJoin(users, and(eq(users.id, cases.memberId), eq(users.suspendedUntil, decisions.suspendedUntil)))
    .where(and(eq(users.id, memberId), eq(decisions.decision, 'suspend'), gt(users.suspendedUntil, now)))
    .orderBy(desc(decisions.decidedAt))
    .limit(1);
  return row?.id ?? null;
}

/** The appeal of a decision, with its own case. */
export async function findAppeal(db: Queryable, decisionId: string) {
  const [row] = await db
    .select({
      caseId: appeals.caseId,
      words: appeals.words,
      createdAt: appeals.createdAt,
      dueAt: cases.dueAt,
    })
    .from(appeals)
    .innerJoin(cases, eq(cases.id, appeals.caseId))
    .where(eq(appeals.decisionId, decisionId));
  return row ?? null;
}

export async function findAppealWords(db: Queryable, caseId: string) {
  const [row] = await db
    .select({ words: appeals.words, createdAt: appeals.createdAt })
    .from(appeals)
    .where(eq(appeals.caseId, caseId));
  return row ?? null;
}

/** False if the decision was appealed already. */
export async function insertAppeal(tx: Queryable, appeal: typeof appeals.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(appeals)
    .values(appeal)
    .onConflictDoNothing({ target: appeals.decisionId })
    .returning({ id: appeals.caseId });
  return rows.length > 0;
}

export const insertDecision = (tx: Queryable, decision: typeof decisions.$inferInsert) =>
  tx.insert(decisions).values(decision);

export const closeCase = (tx: Queryable, id: string, decidedAt: Date) =>
  tx.update(cases).set({ decidedAt }).where(eq(cases.id, id));

/** Decided cases about the member, the newest first, without this one. */
export const listEarlier = (db: Queryable, memberId: string, caseId: string) =>
  db
    .select({
      ...decidedColumns,
      title: cases.title,
      wasAppealed: sql<boolean>`exists (select 1 from ${appeals} where ${appeals.decisionId} = ${decisions.id})`,
    })
    .from(decisions)
    .innerJoin(cases, eq(cases.id, decisions.caseId))
    .leftJoin(users, eq(users.id, decisions.decidedBy))
    .where(and(eq(cases.memberId, memberId), ne(cases.id, caseId), ne(cases.kind, 'appeal')))
    .orderBy(desc(decisions.decidedAt))
    .limit(20);

export async function isSuspendedUntil(
  tx: Queryable,
  memberId: string,
  until: Date | null,
): Promise<boolean> {
  if (!until) return false;
  return (await tx.$count(users, and(eq(users.id, memberId), eq(users.suspendedUntil, until)))) > 0;
}

export async function listReporterIds(db: Queryable, caseId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: reports.reporterId })
    .from(reports)
    .where(eq(reports.caseId, caseId))
    .orderBy(reports.reporterId);
  return rows.map(({ id }) => id);
}

/** Lists the reporters of what no one has decided yet. */
export async function listOpenReporterIds(
  db: Queryable,
  subject: CaseRow['subject'],
  subjectId: string,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: reports.reporterId })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(and(eq(reports.subject, subject), eq(reports.subjectId, subjectId), isNull(cases.decidedAt)));
  return rows.map(({ id }) => id);
}

export const setReportCase = (tx: Queryable, id: string, caseId: string) =>
  tx.update(reports).set({ caseId }).where(eq(reports.id, id));

export const deleteReport = (tx: Queryable, id: string) => tx.delete(reports).where(eq(reports.id, id));

/** Reports that a server of the previous version stored without a case. */
export const listReportsWithoutCase = (db: Queryable, limit: number) =>
  db
    .select({
      id: reports.id,
      subject: reports.subject,
      subjectId: reports.subjectId,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .where(isNull(reports.caseId))
    .orderBy(asc(reports.createdAt))
    .limit(limit);
