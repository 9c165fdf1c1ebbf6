import * as z from 'zod/mini';
import { Person } from '#shared/accounts/session/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { REVIEW_DAYS } from '../times.ts';
import { Id, Timestamp, idParams, optionalText } from '#shared/kernel/fields.ts';

export const HireReview = z
  .object({
    id: Id,
    projectId: Id,
    projectTitle: z.string(),
    author: Person,
    rating: z.int(),
    notes: z.nullable(z.string()),
    publishedAt: z.nullable(Timestamp),
    /** Hidden by a moderator: only its author and moderators get it. */
    isHidden: z.boolean(),
    createdAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'HireReview' });
export type HireReview = z.output<typeof HireReview>;

const PARTY = ['project_not_found', 'not_allowed'] as const;
const own = { access: 'member', params: idParams } as const;

export const hireReviewEndpoints = {
  review: endpoint({
    ...own,
    method: 'PUT',
    operationId: 'rateProject',
    path: '/api/hire-projects/:id/review',
    summary: `Rate the other party of a completed project, once; shown once both have rated, or after ${REVIEW_DAYS} days`,
    body: z.object({ rating: z.int().check(z.minimum(1), z.maximum(5)), notes: optionalText(2000) }),
    status: 200,
    response: HireReview,
    limit: 'comment',
    errors: [...PARTY, 'project_state', 'already_reviewed'],
  }),
  ofProject: endpoint({
    ...own,
    method: 'GET',
    operationId: 'listProjectRatings',
    path: '/api/hire-projects/:id/reviews',
    summary: "Ratings of a project: published ones and the member's own",
    status: 200,
    response: z.array(HireReview),
    errors: PARTY,
  }),
  ofMember: endpoint({
    ...own,
    method: 'GET',
    operationId: 'listRatings',
    path: '/api/users/:id/hire-reviews',
    summary: 'Published ratings of a member from completed projects, newest first',
    status: 200,
    response: z.object({
      rating: z.nullable(z.string()),
      ratingsCount: z.int(),
      finishedCount: z.int(),
      reviews: z.array(HireReview),
    }),
    errors: ['member_not_found'],
  }),
};
