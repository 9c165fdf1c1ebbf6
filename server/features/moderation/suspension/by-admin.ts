/** Admins suspend members without a report. */
import type * as z from 'zod/mini';
import type { SuspensionForm } from '#shared/moderation/suspension/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { lockAgreements } from '#server/features/accounts/public.ts';
import { requireDecider } from '#server/db/deciders.ts';
import type { Member } from '#server/http/route.ts';
import { decideCase } from '../cases/decide.ts';
import { openOwnCase } from '../cases/open-own.ts';
import { findSubject } from '../cases/subjects.ts';
import { setSuspension } from './suspend.ts';

/**
 * Decides the open case about the profile, or one that it opens: the member gets the same statement of reasons and may
 * appeal.
 */
export async function suspendMember(
  ctx: Context,
  admin: Member,
  memberId: string,
  form: z.output<typeof SuspensionForm>,
): Promise<undefined> {
  await ctx.db.transaction(async (tx) => {
    const id = memberId.toLowerCase();
    // Before the case refers to the member, for whom another decision may be waiting.
    await lockAgreements(tx, id);
    const profile = await findSubject(tx, 'profile', id);
    if (!profile) throw new AppError('member_not_found');
    const opened = await openOwnCase(ctx, tx, { kind: 'profile', id, subject: profile });
    // Both or neither: a refused decision leaves no case.
    await decideCase({ ...ctx, db: tx }, admin, opened.id, { ...form, decision: 'suspend' });
  });
}

export async function endSuspension(ctx: Context, admin: Member, memberId: string): Promise<undefined> {
  const id = memberId.toLowerCase();
  await ctx.db.transaction(async (tx) => {
    const exception = await requireDecider(tx, admin, [id], { by: 'admins' });
    const before = await setSuspension(ctx, tx, id, null);
    if (!before) return;
    await ctx.events.emit(tx, 'suspension.ended', { memberId: id });
    await ctx.events.emit(tx, 'staff.acted', {
      actorId: admin.id,
      act: 'suspension.end',
      subjectType: 'profile',
      subjectId: id,
      before: { suspendedUntil: before.toISOString() },
      after: { suspendedUntil: null, ...exception },
    });
  });
}
