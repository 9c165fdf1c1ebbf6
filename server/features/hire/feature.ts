import { hireEndpoints } from '#shared/hire/contract.ts';
import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { hireWorkEndpoints } from '#shared/hire/milestones/contract.ts';
import { hireReviewEndpoints } from '#shared/hire/reviews/contract.ts';
import type { Feature } from '#server/feature.ts';
import { forReading } from '#server/http/recent-writers.ts';
import { handle } from '#server/http/route.ts';
import { removeUnused } from '#server/files/table.ts';
import { every } from '#server/jobs/every.ts';
import { projectFilesRouter } from './files/files-router.ts';
import { applyDeadlines, finishHirePayments, remindOfHire } from './escrow/jobs.ts';
import { publishDueReviews } from './reviews/jobs.ts';
import { fileTable } from './files/file-table.ts';
import { onAccountDeletion } from './account-deletion.ts';
import { memberData, memberFiles } from './member-data.ts';
import { listOpenProjects } from './open-items.ts';
import { applyToProject, editApplication, withdrawApplication } from './applications/apply.ts';
import { declineApplication, listApplications, shortlistApplication } from './applications/decide.ts';
import { listActivities, listProjects } from './list-projects.ts';
import { editProject, postProject } from './post-project.ts';
import { toProjectDetail } from './projects.ts';
import { acceptApplication } from './escrow/accept.ts';
import { cancelProject } from './escrow/cancel.ts';
import { deliverWork, requestChanges } from './escrow/project-actions.ts';
import { approveWork, payFinalPayment } from './escrow/final-payment.ts';
import { listProjectDisputes, openDispute } from './disputes/open.ts';
import { resolveDispute } from './disputes/resolve.ts';
import { addFile, createFileUrl, listFiles } from './files/files.ts';
import {
  agreeToMilestone,
  approveMilestone,
  askMilestoneChanges,
  changeMilestone,
  completeMilestone,
  dropMilestone,
  listMilestones,
  proposeMilestone,
} from './milestones/milestones.ts';
import { listMemberReviews, listProjectReviews, reviewProject } from './reviews/service.ts';

export const hire: Feature = {
  memberData,
  openItems: listOpenProjects,
  onAccountDeletion,
  memberFiles,
  endpoints: [
    handle(hireEndpoints, (ctx) => ({
      list: ({ query, actor }) => listProjects(forReading(ctx, actor), actor, query),
      get: ({ params, actor }) => toProjectDetail(ctx, actor, params.id),
      create: ({ body, actor }) => postProject(ctx, actor, body),
      edit: ({ params, body, actor }) => editProject(ctx, actor, params.id, body),
      apply: ({ params, body, actor }) => applyToProject(ctx, actor, params.id, body),
      editApplication: ({ params, body, actor }) => editApplication(ctx, actor, params.id, body),
      withdraw: ({ params, actor }) => withdrawApplication(ctx, actor, params.id),
      applications: ({ params, actor }) => listApplications(ctx, actor, params.id),
      shortlist: ({ params, body, actor }) => shortlistApplication(ctx, actor, params, body.isShortlisted),
      decline: ({ params, body, actor }) => declineApplication(ctx, actor, params, body.reason),
      activities: ({ params, actor }) => listActivities(ctx, actor, params.id),
    })),
    handle(hireDealEndpoints, (ctx) => ({
      accept: ({ params, body, actor }) =>
        acceptApplication(ctx, actor, {
          projectId: params.id,
          applicationId: body.applicationId,
          seen: body.updatedAt,
        }),
      deliver: ({ params, body, actor }) => deliverWork(ctx, actor, params.id, body.note),
      requestChanges: ({ params, body, actor }) => requestChanges(ctx, actor, params.id, body.note),
      approve: ({ params, actor }) => approveWork(ctx, actor, params.id),
      payFinal: ({ params, actor }) => payFinalPayment(ctx, actor, params.id),
      cancel: ({ params, actor }) => cancelProject(ctx, actor, params.id),
    })),
    handle(hireDisputeEndpoints, (ctx) => ({
      open: ({ params, body, actor }) => openDispute(ctx, actor, params.id, body.reason),
      resolve: ({ params, body, actor }) => resolveDispute(ctx, actor, params.id, body),
      list: ({ params, actor }) => listProjectDisputes(ctx, actor, params.id),
    })),
    handle(hireWorkEndpoints, (ctx) => ({
      milestones: ({ params, actor }) => listMilestones(ctx, actor, params.id),
      propose: ({ params, body, actor }) => proposeMilestone(ctx, actor, params.id, body),
      change: ({ params, body, actor }) => changeMilestone(ctx, actor, params, body),
      drop: ({ params, actor }) => dropMilestone(ctx, actor, params),
      agree: ({ params, body, actor }) => agreeToMilestone(ctx, actor, params, body?.updatedAt),
      complete: ({ params, body, actor }) => completeMilestone(ctx, actor, params, body.notes),
      approve: ({ params, body, actor }) => approveMilestone(ctx, actor, params, body.notes),
      changes: ({ params, body, actor }) => askMilestoneChanges(ctx, actor, params, body.notes),
      files: ({ params, actor }) => listFiles(ctx, actor, params.id),
      fileUrl: ({ params, body, actor }) => createFileUrl(ctx, actor, params.id, body),
      addFile: ({ params, body, actor }) => addFile(ctx, actor, params.id, body),
    })),
    handle(hireReviewEndpoints, (ctx) => ({
      review: ({ params, body, actor }) => reviewProject(ctx, actor, params.id, body),
      ofProject: ({ params, actor }) => listProjectReviews(ctx, actor, params.id),
      ofMember: ({ params, actor }) => listMemberReviews(forReading(ctx, actor), actor, params.id),
    })),
  ],
  rawRoutes: {
    paths: ['GET /api/hire-projects/:id/files/:fileId', 'GET /api/hire-projects/:id/files/:fileId/preview'],
    mount: [projectFilesRouter],
  },
  storedObjects: fileTable,
  jobs: {
    'finish-hire-payments': { cron: every(5), run: finishHirePayments },
    'apply-hire-deadlines': { cron: every(10, { offset: 6 }), run: applyDeadlines },
    'remind-of-hire': { cron: every(10, { offset: 8 }), run: remindOfHire },
    'publish-hire-reviews': { cron: every(1), run: publishDueReviews },
    'remove-unfinished-files': {
      cron: every(60, { offset: 47 }),
      run: (ctx) => removeUnused(ctx, fileTable),
    },
  },
};
