/** What is hidden has no public pictures, whoever hid it and wherever. */
import { REPORT_SUBJECTS, type ReportSubject } from '#shared/moderation/subjects.ts';
import type { Context, Queryable } from '#server/context.ts';
import { dropPosters, setPictureHidden } from '#server/features/uploads/public.ts';
import { findSubject } from './cases/subjects.ts';

const isSubject = (name: string): name is ReportSubject => REPORT_SUBJECTS.some((one) => one === name);

export function addPictureListeners(ctx: Context): void {
  const { events, live } = ctx;
  const dropMember = (tx: Queryable, memberId: string) => live.dropMedia(tx, { memberId });
  events.on('staff.acted', async (tx, { subjectType, subjectId, after: { isHidden } }) => {
    if (typeof isHidden !== 'boolean' || !isSubject(subjectType)) return;
    if (subjectType === 'profile') return dropMember(tx, subjectId);
    if (subjectType === 'inspiration') await dropPosters(ctx, tx, { contentId: subjectId });
    if (subjectType === 'course') await dropPosters(ctx, tx, { courseId: subjectId });
    const subject = await findSubject(tx, subjectType, subjectId);
    if (subject?.imageUrl) await setPictureHidden(ctx, tx, subject.imageUrl, isHidden);
  });
  events.on('member.suspended', (tx, { memberId }) => dropMember(tx, memberId));
  events.on('member.unsuspended', (tx, { memberId }) => dropMember(tx, memberId));
  events.on('deletion.asked', (tx, { memberId }) => dropMember(tx, memberId));
  events.on('deletion.canceled', (tx, { memberId }) => dropMember(tx, memberId));
}
