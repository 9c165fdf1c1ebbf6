import { hireEndpoints } from '#shared/hire/contract.ts';
import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { hireReviewEndpoints } from '#shared/hire/reviews/contract.ts';
import type { Feature } from '#server/feature.ts';
import { every } from '#server/jobs/every.ts';
import { hireRoutes } from './routes.ts';
import { hireDisputeRoutes } from './disputes/routes.ts';
import { hireDealRoutes } from './escrow/routes.ts';
import { hireWorkRoutes } from './milestones/routes.ts';
import { hireReviewRoutes } from './reviews/routes.ts';
import { projectFilesRouter } from './files/files-router.ts';
import { applyDeadlines, finishHirePayments, remindOfHire } from './escrow/jobs.ts';
import { publishDueReviews } from './reviews/jobs.ts';
import { removeUnfinishedFiles } from './files/jobs.ts';
import { storedObjects } from './files/stored-objects.ts';
import { forgetMember } from './forget.ts';
import { memberData, memberFiles } from './member-data.ts';
import { listOpenProjects } from './open-items.ts';

export const hire: Feature = {
  memberData,
  openItems: listOpenProjects,
  forgetMember,
  memberFiles,
  endpoints: [hireEndpoints, hireDealEndpoints, hireDisputeEndpoints, hireWorkEndpoints, hireReviewEndpoints],
  routes: [hireRoutes, hireDealRoutes, hireDisputeRoutes, hireWorkRoutes, hireReviewRoutes],
  rawRoutes: {
    paths: ['GET /api/hire-projects/:id/files/:fileId', 'GET /api/hire-projects/:id/files/:fileId/preview'],
    mount: [projectFilesRouter],
  },
  storedObjects,
  jobs: {
    'finish-hire-payments': { cron: every(5), run: finishHirePayments },
    'apply-hire-deadlines': { cron: every(10, { offset: 6 }), run: applyDeadlines },
    'remind-of-hire': { cron: every(10, { offset: 8 }), run: remindOfHire },
    'publish-hire-reviews': { cron: every(1), run: publishDueReviews },
    'remove-unfinished-files': { cron: every(60, { offset: 47 }), run: removeUnfinishedFiles },
  },
};
