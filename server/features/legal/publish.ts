import { AppError } from '#shared/http/errors.ts';
import type { LegalVersion, NewLegalVersion } from '#shared/legal/contract.ts';
import type { LegalPage } from '#shared/legal/pages.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { insertVersion, listMemberIds } from './queries.ts';
import { versionsOf } from './read.ts';

const DAY_MS = 86_400_000;
const BATCH = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const refuseDay = (message: string): never => {
  throw new AppError('invalid_request', { detail: message, issues: [{ path: 'from', message }] });
};

/** Members get at least a day to read new terms; the other pages may change today. */
function startOf(page: LegalPage, day: string, now: Date, newest: Date): Date {
  const from = new Date(`${day}T00:00:00Z`);
  if (from.getTime() > now.getTime() + 3 * 365 * DAY_MS)
    refuseDay('Choose a day within the next three years.');
  if (page === 'terms' && from.getTime() < now.getTime() + DAY_MS) {
    refuseDay('Give members at least a day to read the new terms.');
  }
  if (from.getTime() < now.getTime() - DAY_MS) refuseDay('Choose today or a later day.');
  const start = from < now ? now : from;
  if (start < newest) refuseDay('Choose a day after the newest version starts.');
  return start;
}

/** Throws `version_exists` if someone else published one in the meantime, and `invalid_request` for an impossible day. */
export async function publishVersion(
  ctx: Context,
  admin: Member,
  page: LegalPage,
  { body, changes, from: day, after }: NewLegalVersion,
): Promise<LegalVersion> {
  const [newest] = await versionsOf(ctx, page);
  // Later than the start of a first version that this call has made.
  const now = ctx.clock.now();
  if (newest!.version !== after) throw new AppError('version_exists');
  const from = startOf(page, day, now, newest!.effectiveFrom);
  const version = after + 1;
  await ctx.db.transaction(async (tx) => {
    const row = { page, version, body, changes, effectiveFrom: from, createdAt: now };
    if (!(await insertVersion(tx, row))) throw new AppError('version_exists');
    await ctx.events.emit(tx, 'staff.acted', {
      actorId: admin.id,
      act: 'legal.publish',
      subjectType: 'settings',
      subjectId: page,
      before: { version: after },
      after: { version, from: from.toISOString() },
    });
    if (page === 'terms') {
      await addJob(tx, 'announce-terms', { version, from: from.toISOString() }, { key: `terms:${version}` });
    }
  });
  return { version, from, state: from > now ? 'upcoming' : 'in_force' };
}

/** Notifies each member. May be repeated after a failure: mail and notifications take each version once. */
export async function announceTerms(
  ctx: Context,
  { version, from }: { version: number; from: string },
): Promise<void> {
  let after = FIRST_ID;
  for (;;) {
    const members = await listMemberIds(ctx.db, after, BATCH);
    if (members.length === 0) return;
    await ctx.db.transaction(async (tx) => {
      for (const { id: memberId } of members) {
        await ctx.events.emit(tx, 'terms.changed', { memberId, version, from: new Date(from) });
      }
    });
    after = members.at(-1)!.id;
  }
}
