import { caseEndpoints } from '#shared/moderation/cases/contract.ts';
import { moderationEndpoints } from '#shared/moderation/contract.ts';
import { LOG_CSV_PATH, logEndpoints } from '#shared/moderation/log/contract.ts';
import { suspensionEndpoints } from '#shared/moderation/suspension/contract.ts';
import type { Feature } from '#server/feature.ts';
import { handle } from '#server/http/route.ts';
import { every } from '#server/jobs/every.ts';
import { gatherReports } from './cases/open-case.ts';
import { openLookalike, releaseLookalikes, remindAdmins } from './cases/lookalike.ts';
import { logCsvRouter } from './log/csv-router.ts';
import { addLogListeners } from './log/listeners.ts';
import { addPictureListeners } from './picture-listeners.ts';
import { endSuspensions } from './suspension/jobs.ts';
import { forgetMember } from './forget.ts';
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

export const moderation: Feature = {
  memberData,
  forgetMember,
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
    (ctx) => ctx.events.on('lookalike.found', (tx, pair) => openLookalike(ctx, tx, pair)),
  ],
  jobs: {
    'end-suspensions': { cron: every(1), run: endSuspensions },
    'release-lookalikes': { cron: every(1), run: releaseLookalikes },
    'remind-admins-of-lookalikes': { cron: every(5, { offset: 3 }), run: remindAdmins },
    'gather-reports': { cron: every(10, { offset: 7 }), run: gatherReports },
  },
};
