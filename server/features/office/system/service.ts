import * as z from 'zod/mini';
import type { FailedEmail, FailedJob, OfficeSystem } from '#shared/office/system/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import type { Context } from '#server/context.ts';
import { invalidCursor } from '#server/db/keyset.ts';
import type { Member } from '#server/http/route.ts';
import { listFailedJobs, readJobFigures, retryJob } from '#server/jobs/failed-jobs.ts';
import { retryFailed } from '#server/features/mail/public.ts';
import { findReading, saveReading } from '../readings.ts';
import { countFailedEmails, listFailedEmails, measureFiles, readDatabase } from './queries.ts';

const MAX_JOBS = 100;

export async function readSystem(ctx: Context): Promise<OfficeSystem> {
  const { db } = ctx;
  return {
    failedEmails: await countFailedEmails(db),
    jobs: await readJobFigures(db),
    files: await findReading(db, 'storage'),
    ...(await readDatabase(db)),
    upSince: new Date(Date.now() - process.uptime() * 1000),
    replicas: ctx.replicas(),
  };
}

/** Runs once a day, because it reads every upload. */
export const measureStorage = async ({ db, clock }: Context): Promise<void> =>
  saveReading(db, 'storage', clock.now(), await measureFiles(db));

const Cursor = z.string().check(z.regex(/^\d{1,15}$/));

export async function listEmails(
  { db }: Context,
  { limit, cursor }: PageRequest,
): Promise<Page<FailedEmail>> {
  if (cursor !== undefined && !Cursor.safeParse(cursor).success) throw invalidCursor();
  const rows = await listFailedEmails(db, cursor === undefined ? null : Number(cursor), limit);
  const items = rows.slice(0, limit).map(({ id, state, nextAttemptAt, ...row }) => ({
    ...row,
    id: String(id),
    state: state === 'waiting' ? ('waiting' as const) : ('refused' as const),
    nextAttemptAt: state === 'waiting' ? nextAttemptAt : null,
  }));
  return { items, next: rows.length > limit ? items.at(-1)!.id : null };
}

export async function retryEmail(ctx: Context, admin: Member, id: string): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const state = await retryFailed(ctx, tx, Number(id));
    if (!state) throw new AppError('email_not_found');
    await ctx.events.emit(tx, 'staff.acted', {
      actorId: admin.id,
      act: 'email.retry',
      subjectType: 'email',
      subjectId: id,
      before: { state },
      after: { state: 'waiting' },
    });
  });
}

export const listJobs = async ({ db }: Context): Promise<FailedJob[]> =>
  (await listFailedJobs(db, MAX_JOBS)).map(({ createdAt, nextAttemptAt, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt),
  }));

export async function retry(ctx: Context, admin: Member, id: string): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const job = await retryJob(tx, id);
    if (!job) throw new AppError('job_not_found');
    await ctx.events.emit(tx, 'staff.acted', {
      actorId: admin.id,
      act: 'job.retry',
      subjectType: 'job',
      subjectId: id,
      before: { task: job.task, attempts: job.attempts },
      after: { task: job.task, attempts: 0 },
    });
  });
}
