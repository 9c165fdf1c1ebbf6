/** Projects posted by clients, and designers' applications. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { PRICE_MAX_CENTS, PRICE_MIN_CENTS, readBudget } from './amounts.ts';
import { HIRE_ACTORS, PROJECT_STATUSES } from './states.ts';
import {
  ClientId,
  Id,
  Money,
  Timestamp,
  idParams,
  optionalText,
  requiredText,
} from '#shared/kernel/fields.ts';
import { moneyBetween } from '#shared/kernel/money-fields.ts';
import { PortfolioItem } from '#shared/portfolios/contract.ts';
import { Person } from '#shared/accounts/session/contract.ts';

export const HireCategory = z.enum([
  'web_design',
  'mobile_app',
  'logo_design',
  'ui_ux',
  'branding',
  'print_design',
  'illustration',
  'animation',
]);
export type HireCategory = z.output<typeof HireCategory>;
export const ProjectStatus = z.enum(PROJECT_STATUSES);

/** Computed from the agreed price if there is one, else from the budget. */
const Amounts = {
  upfrontAmount: Money,
  remainingAmount: Money,
  commissionAmount: Money,
  designerAmount: Money,
};

export const HireProject = z
  .object({
    id: Id,
    title: z.string(),
    description: z.string(),
    category: HireCategory,
    /** The upper end of the typed range. */
    budget: Money,
    /** The text as typed. */
    budgetText: z.nullable(z.string()),
    /** The same text under both names. */
    timeline: z.string(),
    timeframe: z.string(),
    requirements: z.nullable(z.string()),
    status: ProjectStatus,
    clientId: Id,
    client: z.object({ ...Person.shape, createdAt: Timestamp }),
    designerId: z.nullable(Id),
    designer: z.nullable(Person),
    applicationsCount: z.int(),
    isHidden: z.boolean(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    completedAt: z.nullable(Timestamp),
  })
  .register(z.globalRegistry, { id: 'HireProject' });
export type HireProject = z.output<typeof HireProject>;

export const Application = z
  .object({
    id: Id,
    projectId: Id,
    designer: z.object({
      ...Person.shape,
      city: z.nullable(z.string()),
      /** Average rating of finished jobs, 1.0 to 5.0; null if there are none. */
      rating: z.nullable(z.string()),
      ratingsCount: z.int(),
      finishedCount: z.int(),
    }),
    message: z.nullable(z.string()),
    /** The budget if none was proposed. */
    price: Money,
    timelineDays: z.nullable(z.int()),
    works: z.array(PortfolioItem),
    status: z.enum(['sent', 'withdrawn', 'declined', 'accepted', 'closed']),
    isShortlisted: z.boolean(),
    declineReason: z.nullable(z.string()),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'Application' });
export type Application = z.output<typeof Application>;

/** For its parties and moderators. */
const Deal = z.object({
  ...Amounts,
  agreedPrice: z.nullable(Money),
  upfrontPaid: z.boolean(),
  finalPaid: z.boolean(),
  clientApproved: z.boolean(),
  designerCompleted: z.boolean(),
  startedAt: z.nullable(Timestamp),
  dueDate: z.nullable(Timestamp),
  deliveredAt: z.nullable(Timestamp),
  /** When the work counts as approved without an answer. */
  approvesItselfAt: z.nullable(Timestamp),
  /** From when the client may cancel and get the upfront payment back. */
  mayTakeBackAt: z.nullable(Timestamp),
  /** Whether that time has come. */
  mayTakeBack: z.boolean(),
  approvedAt: z.nullable(Timestamp),
  /** The final payment failed: the provider's message for the client; a general sentence for the designer. */
  paymentProblem: z.nullable(z.string()),
  refundedAmount: Money,
  /** Transferred to the designer. */
  transferredAmount: Money,
  cancelledAt: z.nullable(Timestamp),
});

export const HireProjectDetail = z
  .object({
    ...HireProject.shape,
    viewerIs: z.enum([...HIRE_ACTORS, 'applicant', 'member']),
    /** The viewer's own application, whatever its status. */
    application: z.nullable(Application),
    isInvited: z.boolean(),
    deal: z.nullable(Deal),
  })
  .register(z.globalRegistry, { id: 'HireProjectDetail' });
export type HireProjectDetail = z.output<typeof HireProjectDetail>;

const Budget = z.union([z.number(), requiredText('Budget is required', 100)]).check(
  z.check(({ value, issues }) => {
    const read = readBudget(value);
    // An empty one was refused already.
    if (issues.length === 0 && 'wrong' in read) {
      issues.push({ code: 'custom', message: read.wrong, input: value });
    }
  }),
);
export const HireProjectForm = z.object({
  title: requiredText('Title is required', 100, 'Title must be less than 100 characters'),
  description: requiredText('Description is required', 1000, 'Description must be less than 1000 characters'),
  category: z._default(HireCategory, 'web_design'),
  /** Text with an amount in it, or a number. */
  budget: Budget,
  timeframe: requiredText('Timeframe is required', 100),
  requirements: optionalText(1000),
  /** The invited designer. */
  designerId: z.optional(Id),
});
export type HireProjectForm = z.input<typeof HireProjectForm>;

/** Absent: unchanged. The category without its default, which would be a change. */
const HireProjectEdit = z.partial(
  z.object({ ...z.omit(HireProjectForm, { designerId: true }).shape, category: HireCategory }),
);
export type HireProjectEdit = z.output<typeof HireProjectEdit>;

const PRICE_RANGE = 'Please enter a price between $1 and $1,000,000.';
const ProposedPrice = moneyBetween(PRICE_MIN_CENTS, PRICE_RANGE, PRICE_MAX_CENTS, PRICE_RANGE);
const TimelineDays = z.int().check(z.minimum(1), z.maximum(730));
const applicationFields = {
  message: optionalText(2000),
  proposedPrice: z.optional(ProposedPrice),
  timelineDays: z.optional(TimelineDays),
  portfolioIds: z.optional(z.array(Id).check(z.maxLength(3, 'You can attach up to three pieces.'))),
};
/** All optional: an empty body is a valid application. */
export const ApplicationForm = z.optional(z.object(applicationFields));
export type ApplicationForm = z.input<typeof ApplicationForm>;

/** Absent: unchanged. */
const ApplicationEdit = z.optional(
  z.object({
    ...applicationFields,
    /** Null: the budget. */
    proposedPrice: z.optional(z.nullable(ProposedPrice)),
    /** Null: none given. */
    timelineDays: z.optional(z.nullable(TimelineDays)),
  }),
);
export type ApplicationEdit = z.output<typeof ApplicationEdit>;

const NOT_FOUND = 'project_not_found';
const applicationParams = z.object({ id: Id, applicationId: Id });
const APPLICATION = ['project_not_found', 'application_not_found', 'not_allowed'] as const;

export const ProjectActivity = z
  .object({
    id: z.int(),
    kind: z.string(),
    /** Null: a deadline or the payment provider. */
    actor: z.nullable(Person),
    /** The person concerned who is not a party: an invited designer, or the applicant of a decision. */
    member: z.nullable(Person),
    note: z.nullable(z.string()),
    happenedAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'HireEvent' });
export type ProjectActivity = z.output<typeof ProjectActivity>;

export const hireEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listProjects',
    path: '/api/hire-projects',
    access: 'member',
    summary: 'Projects, newest first, up to 200 a page',
    query: z.object({
      ...pageQuery,
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 24),
      category: z.optional(HireCategory),
      status: z.optional(ProjectStatus),
      q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      mine: z.optional(z.enum(['client', 'designer', 'applicant'])),
      clientId: z.optional(Id),
    }),
    status: 200,
    response: z.array(HireProject),
    paged: true,
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    operationId: 'getProject',
    path: '/api/hire-projects/:id',
    access: 'member',
    summary: 'One project; with the deal for its parties',
    params: idParams,
    status: 200,
    response: HireProjectDetail,
    errors: [NOT_FOUND],
  }),
  create: endpoint({
    method: 'POST',
    operationId: 'createProject',
    path: '/api/hire-projects',
    access: 'member',
    summary: 'Post a project',
    body: z.object({ ...HireProjectForm.shape, clientId: ClientId }),
    status: 201,
    response: HireProjectDetail,
    limit: 'comment',
    errors: ['member_not_found', 'blocked', 'own_content'],
  }),
  edit: endpoint({
    method: 'PUT',
    operationId: 'editProject',
    path: '/api/hire-projects/:id',
    access: 'member',
    summary: "Edit the client's own pending project; omitted fields stay as they are",
    params: idParams,
    body: HireProjectEdit,
    status: 200,
    response: HireProjectDetail,
    limit: 'comment',
    errors: [NOT_FOUND, 'not_allowed', 'project_closed'],
  }),
  apply: endpoint({
    method: 'POST',
    operationId: 'applyToProject',
    path: '/api/hire-projects/:id/apply',
    access: 'member',
    summary: 'Apply, once; while the project is pending',
    params: idParams,
    body: ApplicationForm,
    status: 201,
    response: Application,
    limit: 'comment',
    repeatable: true,
    errors: [NOT_FOUND, 'blocked', 'own_content', 'project_closed', 'already_applied', 'portfolio_not_found'],
  }),
  editApplication: endpoint({
    method: 'PUT',
    operationId: 'editApplication',
    path: '/api/hire-projects/:id/application',
    access: 'member',
    summary:
      'Edit an undecided application; omitted fields stay as they are, and a withdrawn one is sent again',
    params: idParams,
    body: ApplicationEdit,
    status: 200,
    response: Application,
    limit: 'comment',
    errors: [
      NOT_FOUND,
      'application_not_found',
      'application_decided',
      'project_closed',
      'portfolio_not_found',
    ],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    operationId: 'withdrawApplication',
    path: '/api/hire-projects/:id/application',
    access: 'member',
    summary: 'Withdraw an undecided application',
    params: idParams,
    status: 204,
    limit: 'comment',
    repeatable: true,
    errors: [NOT_FOUND, 'application_not_found', 'application_decided'],
  }),
  applications: endpoint({
    method: 'GET',
    operationId: 'listApplications',
    path: '/api/hire-projects/:id/applications',
    access: 'member',
    summary: 'All applications, for the client and moderators',
    params: idParams,
    status: 200,
    response: z.array(Application),
    errors: [NOT_FOUND, 'not_allowed'],
  }),
  shortlist: endpoint({
    method: 'PUT',
    operationId: 'shortlistApplication',
    path: '/api/hire-projects/:id/applications/:applicationId/shortlisted',
    access: 'member',
    summary: 'Add an application to the shortlist or remove it',
    params: applicationParams,
    body: z.object({ isShortlisted: z.boolean() }),
    status: 200,
    response: Application,
    limit: 'reaction',
    errors: [...APPLICATION, 'application_decided', 'project_closed'],
  }),
  decline: endpoint({
    method: 'POST',
    operationId: 'declineApplication',
    path: '/api/hire-projects/:id/applications/:applicationId/decline',
    access: 'member',
    summary: 'Decline an application with a reason',
    params: applicationParams,
    body: z.object({ reason: requiredText('Please add a reason.', 500) }),
    status: 200,
    response: Application,
    limit: 'comment',
    repeatable: true,
    errors: [...APPLICATION, 'application_decided', 'project_closed'],
  }),
  activities: endpoint({
    access: 'member',
    params: idParams,
    method: 'GET',
    operationId: 'listProjectActivities',
    path: '/api/hire-projects/:id/timeline',
    summary: 'Activity of a project, oldest first; for its parties and moderators',
    status: 200,
    response: z.array(ProjectActivity),
    errors: ['project_not_found', 'not_allowed'],
  }),
};
