/** Reports of one subject gather in one open case. */
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { dueAt } from '#shared/moderation/times.ts';
import type { Context, Queryable } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { publishQueueChanged } from './live.ts';
import {
  countReports,
  deleteReport,
  listReportsWithoutCase,
  openReportCase,
  setDue,
  setReportCase,
} from './queries.ts';
import { type Subject, findSubject } from './subjects.ts';

const BATCH = 500;

/**
 * @param store writes the report into the case. Three reporting members make it urgent, counted from the first report.
 */
export async function addToCase(
  ctx: Context,
  tx: Queryable,
  { kind, id, subject, at }: { kind: ReportSubject; id: string; subject: Subject; at: Date },
  store: (caseId: string) => Promise<unknown>,
): Promise<void> {
  const opened = await openReportCase(tx, {
    kind: 'report',
    subject: kind,
    subjectId: id,
    memberId: subject.memberId,
    title: subject.title,
    openedAt: at,
    dueAt: dueAt(at, { reports: 1 }),
  });
  await store(opened.id);
  await setDue(tx, opened.id, dueAt(opened.openedAt, { reports: await countReports(tx, opened.id) }));
  await publishQueueChanged(ctx, tx);
}

/** During an upgrade, the previous version stores reports without a case. What no longer exists cannot be decided. */
export async function gatherReports(ctx: Context): Promise<void> {
  const rows = await listReportsWithoutCase(ctx.db, BATCH);
  const found = new Map(rows.map((row) => [row.id, row]));
  await eachRow(ctx, rows, 'a case could not be opened for a report; will retry', (reportId) =>
    ctx.db.transaction(async (tx) => {
      const { subject: kind, subjectId: id, createdAt: at } = found.get(reportId)!;
      const subject = await findSubject(tx, kind, id);
      if (subject)
        await addToCase(ctx, tx, { kind, id, subject, at }, (caseId) => setReportCase(tx, reportId, caseId));
      else await deleteReport(tx, reportId);
    }),
  );
}
