/** From an accepted application to a paid, rated delivery: what the two parties do, and what moderators decide. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { OVERDUE_DAYS } from '../times.ts';
import {
  Id,
  Money,
  MoneyInput,
  Timestamp,
  idParams,
  optionalText,
  requiredText,
} from '#shared/kernel/fields.ts';
import { HireProjectDetail } from '../contract.ts';
import { Person } from '#shared/accounts/session/contract.ts';

/** To pay in the browser; without a secret there is nothing left to pay. */
const PaymentToMake = z
  .object({
    clientSecret: z.nullable(z.string()),
    publishableKey: z.string(),
    amount: Money,
    /** As shown before paying: what cancelling costs. */
    status: z.enum(['open', 'processing', 'paid']),
  })
  .register(z.globalRegistry, { id: 'PaymentToMake' });

export const Dispute = z
  .object({
    id: Id,
    /** Null: time. */
    openedBy: z.nullable(Person),
    reason: z.string(),
    outcome: z.nullable(z.enum(['complete', 'cancel', 'split'])),
    designerAmount: z.nullable(Money),
    note: z.nullable(z.string()),
    createdAt: Timestamp,
    decidedAt: z.nullable(Timestamp),
  })
  .register(z.globalRegistry, { id: 'Dispute' });

export const ProjectActivity = z
  .object({
    id: z.int(),
    kind: z.string(),
    /** Null: time, or the payment provider. */
    actor: z.nullable(Person),
    /** Whom it concerns who is no party: who was invited, or whose application was decided. */
    member: z.nullable(Person),
    words: z.nullable(z.string()),
    happenedAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'HireEvent' });
export type ProjectActivity = z.output<typeof ProjectActivity>;

export const HireReview = z
  .object({
    id: Id,
    projectId: Id,
    projectTitle: z.string(),
    author: Person,
    rating: z.int(),
    notes: z.nullable(z.string()),
    publishedAt: z.nullable(Timestamp),
    createdAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'HireReview' });
export type HireReview = z.output<typeof HireReview>;

const PARTY = ['project_not_found', 'not_allowed'] as const;
const MONEY = ['payments_unavailable', 'feature_off'] as const;
const own = { access: 'member', params: idParams } as const;

export const hireDealEndpoints = {
  accept: endpoint({
    ...own,
    method: 'POST',
    path: '/api/hire-projects/:id/accept',
    summary: 'Accept an application by paying upfront; work begins when it is paid',
    /** To what the application was at `updatedAt`, where that is given. */
    body: z.object({ applicationId: Id, updatedAt: z.optional(Timestamp) }),
    status: 200,
    response: PaymentToMake,
    limit: 'payment',
    errors: [
      ...PARTY,
      ...MONEY,
      'application_not_found',
      'application_decided',
      'application_changed',
      'project_closed',
      'blocked',
    ],
  }),
  deliver: endpoint({
    ...own,
    method: 'POST',
    path: '/api/hire-projects/:id/deliver',
    summary: 'The designer says that it is done',
    body: z.object({ note: optionalText(2000) }),
    status: 200,
    response: HireProjectDetail,
    limit: 'comment',
    errors: [...PARTY, 'project_state'],
  }),
  requestChanges: endpoint({
    ...own,
    method: 'POST',
    path: '/api/hire-projects/:id/changes',
    summary: 'The client asks for changes of what was delivered',
    body: z.object({ note: requiredText('Please say what should change.', 2000) }),
    status: 200,
    response: HireProjectDetail,
    limit: 'comment',
    errors: [...PARTY, 'project_state'],
  }),
  approve: endpoint({
    ...own,
    method: 'POST',
    path: '/api/hire-projects/:id/approve',
    summary: 'The client approves what was delivered; the rest is charged to the saved card',
    status: 200,
    response: HireProjectDetail,
    limit: 'payment',
    errors: [...PARTY, ...MONEY, 'project_state'],
  }),
  payFinal: endpoint({
    ...own,
    method: 'POST',
    path: '/api/hire-projects/:id/pay-rest',
    summary: 'Pay the rest by another card, when the saved one was refused',
    status: 200,
    response: PaymentToMake,
    limit: 'payment',
    errors: [...PARTY, ...MONEY, 'project_state'],
  }),
  cancel: endpoint({
    ...own,
    method: 'POST',
    path: '/api/hire-projects/:id/cancel',
    summary: `Cancel: while pending, or when nothing was delivered ${OVERDUE_DAYS} days after the due date`,
    status: 200,
    response: HireProjectDetail,
    limit: 'payment',
    errors: [...PARTY, ...MONEY, 'project_state', 'not_overdue'],
  }),
  dispute: endpoint({
    ...own,
    method: 'POST',
    path: '/api/hire-projects/:id/dispute',
    summary: 'Either party asks a moderator to decide; everything rests until then',
    body: z.object({ reason: requiredText('Please say what is wrong.', 2000) }),
    status: 200,
    response: HireProjectDetail,
    limit: 'comment',
    errors: [...PARTY, 'project_state'],
  }),
  resolve: endpoint({
    ...own,
    access: 'moderator',
    method: 'POST',
    path: '/api/hire-projects/:id/resolve',
    summary: 'Decide a dispute: completed, cancelled with a refund, or what was paid is split',
    body: z.object({
      outcome: z.enum(['complete', 'cancel', 'split']),
      /** Of a split: what the designer gets of what was paid, before the commission. */
      designerAmount: z.optional(MoneyInput),
      note: requiredText('Please say why.', 2000),
    }),
    status: 200,
    response: HireProjectDetail,
    limit: 'payment',
    errors: ['project_not_found', ...MONEY, 'project_state'],
  }),
  disputes: endpoint({
    ...own,
    method: 'GET',
    path: '/api/hire-projects/:id/disputes',
    summary: 'Disputes of a project, newest first; for its parties and moderators',
    status: 200,
    response: z.array(Dispute),
    errors: PARTY,
  }),
  activities: endpoint({
    ...own,
    method: 'GET',
    path: '/api/hire-projects/:id/timeline',
    summary: 'Everything that happened, oldest first; for its parties and moderators',
    status: 200,
    response: z.array(ProjectActivity),
    errors: PARTY,
  }),
  review: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/hire-projects/:id/review',
    summary: 'Rate the other party of a finished project, once; seen when both have, or after 7 days',
    body: z.object({ rating: z.int().check(z.minimum(1), z.maximum(5)), notes: optionalText(2000) }),
    status: 200,
    response: HireReview,
    limit: 'comment',
    errors: [...PARTY, 'project_state', 'already_reviewed'],
  }),
  reviews: endpoint({
    ...own,
    method: 'GET',
    path: '/api/hire-projects/:id/reviews',
    summary: "What may be seen of a project's ratings: published ones, and one's own",
    status: 200,
    response: z.array(HireReview),
    errors: PARTY,
  }),
  memberReviews: endpoint({
    ...own,
    method: 'GET',
    path: '/api/users/:id/hire-reviews',
    summary: 'Published ratings of a member from finished projects, newest first',
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
