import { sql } from 'drizzle-orm';
import { caseEndpoints } from '#shared/moderation/cases/contract.ts';
import { moderationEndpoints } from '#shared/moderation/contract.ts';
import { LOG_CSV_PATH, logEndpoints } from '#shared/moderation/log/contract.ts';
import { suspensionEndpoints } from '#shared/moderation/suspension/contract.ts';
import { cases } from '#shared/moderation/cases/tables.ts';
import { reports } from '#shared/moderation/tables.ts';
import { REPORT_SUBJECTS, type ReportSubject } from '#shared/moderation/subjects.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import type { Context, Queryable } from '#server/context.ts';
import { listPictureUrls } from '#server/features/artworks/public.ts';
import { dropPosters, setPictureHidden } from '#server/features/uploads/public.ts';
import { gatherReports } from './cases/open-case.ts';
import { publishQueueChanged } from './cases/live.ts';
import { openLookalike, releaseLookalikes, remindAdmins } from './cases/lookalike.ts';
import { logCsvRouter } from './log/csv-router.ts';
import { addLogListeners } from './log/listeners.ts';
import { endSuspensions } from './suspension/jobs.ts';
import { memberData } from './member-data.ts';
import { blockMember, listBlockedMembers, unblockMember } from './block.ts';
import { openCase } from './cases/open-own.ts';
import { featureArtwork } from './hide.ts';
import { reportToModerators } from './report.ts';
import { listTeam } from './log/queries.ts';
import { readLog } from './log/read-log.ts';
import { appealDecision, readStatement, readSuspension } from './cases/appeal.ts';
import { decideCase } from './cases/decide.ts';
import { readFigures, readQueue } from './cases/queue.ts';
import { readCase } from './cases/read-case.ts';
import { handBackEntry, takeEntry } from './cases/take.ts';
import { endSuspension, suspendMember } from './suspension/by-admin.ts';
import { findSubject } from './cases/subjects.ts';

const isSubject = (name: string): name is ReportSubject => REPORT_SUBJECTS.some((one) => one === name);

/** Hidden content has no public pictures, whoever hid it and wherever. */
function addPictureListeners(ctx: Context): void {
  const { events, live } = ctx;
  const dropMember = (tx: Queryable, memberId: string) => live.dropMedia(tx, { memberId });
  events.on('staff.acted', async (tx, { subjectType, subjectId, after: { isHidden } }) => {
    if (typeof isHidden !== 'boolean' || !isSubject(subjectType)) return;
    if (subjectType === 'profile') return dropMember(tx, subjectId);
    if (subjectType === 'inspiration') await dropPosters(ctx, tx, { contentId: subjectId });
    if (subjectType === 'course') await dropPosters(ctx, tx, { courseId: subjectId });
    const subject = await findSubject(tx, subjectType, subjectId);
    const pictures = subjectType === 'artwork' ? await listPictureUrls(tx, subjectId) : [subject?.imageUrl];
    for (const imageUrl of pictures) if (imageUrl) await setPictureHidden(ctx, tx, imageUrl, isHidden);
  });
  events.on('member.suspended', (tx, { memberId }) => dropMember(tx, memberId));
  events.on('member.unsuspended', (tx, { memberId }) => dropMember(tx, memberId));
  events.on('deletion.asked', (tx, { memberId }) => dropMember(tx, memberId));
  events.on('deletion.canceled', (tx, { memberId }) => dropMember(tx, memberId));
}

/** What is decided elsewhere joins the queue and leaves it, too. */
function addQueueListeners(ctx: Context): void {
  const { events } = ctx;
  const changed = (tx: Queryable) => publishQueueChanged(ctx, tx);
  events.on('hire.changed', async (tx, { kind }) => {
    if (kind === 'disputed' || kind === 'dispute_decided') await changed(tx);
  });
  events.on('order.changed', async (tx, { change }) => {
    if (change.startsWith('refund') || change.startsWith('dispute')) await changed(tx);
  });
  events.on('support.asked', changed);
  events.on('support.answered', changed);
}

export const moderation: Feature = {
  memberData,
  endpoints: [
    handle(moderationEndpoints, (ctx) => ({
      block: ({ params, actor }) => blockMember(ctx, actor, params.id),
      unblock: ({ params, actor }) => unblockMember(ctx, actor, params.id),
      blocked: ({ query, actor }) => listBlockedMembers(ctx, actor, query),
      report: ({ body, actor }) => reportToModerators(ctx, actor, body),
      featureArtwork: ({ params, body, actor }) => featureArtwork(ctx, actor, params.id, body.isFeatured),
      openCase: ({ body, actor }) => openCase(ctx, actor, body),
    })),
    handle(caseEndpoints, (ctx) => ({
      queue: ({ query, actor }) => readQueue(ctx, actor, query),
      figures: ({ query, actor }) => readFigures(ctx, actor, query.show),
      take: ({ params, actor }) => takeEntry(ctx, actor, params),
      handBack: ({ params, actor }) => handBackEntry(ctx, actor, params),
      get: ({ params, actor }) => readCase(ctx, actor, params.id),
      decide: ({ params, body, actor }) => decideCase(ctx, actor, params.id, body),
      statement: ({ params, actor }) => readStatement(ctx, actor, params.id),
      suspension: ({ actor }) => readSuspension(ctx, actor),
      appeal: ({ params, body, actor }) => appealDecision(ctx, actor, params.id, body.words),
    })),
    handle(logEndpoints, (ctx) => ({
      log: ({ query: { limit, cursor, ...filters } }) => readLog(ctx, filters, { limit, cursor }),
      team: () => listTeam(ctx.db),
    })),
    handle(suspensionEndpoints, (ctx) => ({
      start: ({ params, body, actor }) => suspendMember(ctx, actor, params.id, body),
      end: ({ params, actor }) => endSuspension(ctx, actor, params.id),
    })),
  ],
  rawRoutes: { paths: [`GET ${LOG_CSV_PATH}`], mount: [logCsvRouter] },
  listen: [
    addLogListeners,
    addPictureListeners,
    addQueueListeners,
    (ctx) => ctx.events.on('lookalike.found', (tx, pair) => openLookalike(ctx, tx, pair)),
  ],
  jobs: {
    'end-suspensions': { cron: every(1), run: endSuspensions },
    'release-lookalikes': { cron: every(1), run: releaseLookalikes },
    'remind-admins-of-lookalikes': { cron: every(5, { offset: 3 }), run: remindAdmins },
    'gather-reports': { cron: every(10, { offset: 7 }), run: gatherReports },
  },
  /** Reports about the member are deleted with the cases about them. */
  async onAccountDeletion(_ctx, tx, memberId) {
    await tx.execute(sql`
    delete from ${reports} where subject_id = ${memberId}
      or case_id in (select id from ${cases} where member_id = ${memberId})`);
  },
};
