/** The parts of hire that other features may use. */
export { applyToProject, withdrawApplication } from './applications/apply.ts';
export { declineApplication, shortlistApplication } from './applications/decide.ts';
export { acceptApplication } from './escrow/accept.ts';
export { cancelProject } from './escrow/cancel.ts';
export { openDispute } from './disputes/open.ts';
export { deliverWork, requestChanges } from './escrow/project-actions.ts';
export { applyDeadlines } from './escrow/jobs.ts';
export { type Decision, resolveDispute } from './disputes/resolve.ts';
export { approveWork } from './escrow/final-payment.ts';
export { syncOpenPayments } from './escrow/payments.ts';
export { incomingFileKey } from './files/file-names.ts';
export { addFile, createFileUrl } from './files/files.ts';
export {
  agreeToMilestone,
  approveMilestone,
  askMilestoneChanges,
  completeMilestone,
  proposeMilestone,
} from './milestones/milestones.ts';
export { postProject } from './post-project.ts';
export { requireProject } from './projects.ts';
export { publishDueReviews } from './reviews/jobs.ts';
export { reviewProject } from './reviews/service.ts';
export { countProjects, suggestProjects } from './search.ts';
export { findPublishedReview, setReviewHidden as setHireReviewHidden } from './reviews/queries.ts';
export { setHidden as setProjectHidden } from './post-queries.ts';
