import { caseEndpoints } from '#shared/moderation/cases/contract.ts';
import { moderationEndpoints } from '#shared/moderation/contract.ts';
import { LOG_CSV_PATH, logEndpoints } from '#shared/moderation/log/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { gatherReports } from './cases/open-case.ts';
import { openLookalike, releaseLookalikes, remindAdmins } from './cases/lookalike.ts';
import { caseRoutes } from './cases/routes.ts';
import { logCsvRouter } from './log/csv-router.ts';
import { addLogListeners } from './log/listeners.ts';
import { addPictureListeners } from './picture-listeners.ts';
import { moderationRoutes } from './routes.ts';
import { suspensionEndpoints } from '#shared/moderation/suspension/contract.ts';
import { endSuspensions } from './suspension/jobs.ts';
import { suspensionRoutes } from './suspension/routes.ts';
import { forgetMember } from './forget.ts';
import { memberData } from './member-data.ts';

export const moderation: Feature = {
  memberData,
  forgetMember,
  endpoints: [moderationEndpoints, caseEndpoints, logEndpoints, suspensionEndpoints],
  routes: [moderationRoutes, caseRoutes, suspensionRoutes],
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
