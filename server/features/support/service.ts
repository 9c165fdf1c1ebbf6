import type * as z from 'zod/mini';
import type { SupportCase, SupportForm, SupportRequest } from '#shared/support/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import { supportRequests } from '#shared/support/tables.ts';
import type { Context } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import { isMadeBefore } from '#server/db/made-before.ts';
import type { Member } from '#server/http/route.ts';
import { requirePurchase } from '#server/features/orders/public.ts';
import { mayAnswer, mayAskAbout } from './policy.ts';
import { findCase, insertRequest, listOwn, listWaiting, lockRequest, writeAnswer } from './queries.ts';
import { toQueuePage } from './queue-cursor.ts';

/** Throws `purchase_not_found` if it concerns another member's order. */
export async function askSupport(
  ctx: Context,
  member: Member,
  { clientId, ...form }: z.output<typeof SupportForm>,
): Promise<SupportRequest> {
  const { purchaseId = null } = form;
  if (purchaseId) {
    const { purchase } = await requirePurchase(ctx, member, purchaseId);
    if (!mayAskAbout(member, purchase)) throw new AppError('purchase_not_found');
  }
  return ctx.db.transaction(async (tx) => {
    const named = {
      table: supportRequests,
      owner: supportRequests.userId,
      id: clientId,
      ownerId: member.id,
    };
    if (await isMadeBefore(tx, named)) return (await findCase(tx, clientId!))!;
    const { id } = await insertRequest(tx, {
      id: clientId,
      userId: member.id,
      subject: form.subject,
      message: form.message,
      purchaseId,
      isAboutPremium: form.isAboutPremium,
      createdAt: ctx.clock.now(),
    });
    await ctx.events.emit(tx, 'support.asked', { requestId: id, memberId: member.id });
    return (await findCase(tx, id))!;
  });
}

/** The member's own requests, newest first. */
export const listOwnRequests = async (
  ctx: Context,
  member: Member,
  page: PageRequest,
): Promise<Page<SupportRequest>> => toPage(await listOwn(ctx.db, member.id, page), page.limit);

/** Requests this moderator may answer. */
export const listQueue = async (
  ctx: Context,
  moderator: Member,
  page: PageRequest,
): Promise<Page<SupportCase>> => toQueuePage(await listWaiting(ctx.db, moderator.id, page), page.limit);

/** Answers once. */
export async function answerRequest(
  ctx: Context,
  moderator: Member,
  id: string,
  answer: string,
): Promise<SupportCase> {
  return ctx.db.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request) throw new AppError('support_request_not_found');
    if (!mayAnswer(moderator, request)) throw new AppError('not_allowed');
    if (request.answeredAt) throw new AppError('already_answered');
    await writeAnswer(tx, id, { answer, answeredBy: moderator.id, answeredAt: ctx.clock.now() });
    await ctx.events.emit(tx, 'support.answered', {
      requestId: id,
      memberId: request.userId,
      moderatorId: moderator.id,
    });
    await ctx.events.emit(tx, 'staff.acted', {
      actorId: moderator.id,
      act: 'support.answer',
      subjectType: 'support_request',
      subjectId: id,
      before: { isAnswered: false },
      after: { isAnswered: true },
    });
    return (await findCase(tx, id))!;
  });
}
