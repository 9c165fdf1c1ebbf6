/** Milestones and files of a running project, for its two parties. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { UPLOAD_URL_MINUTES } from '#shared/kernel/limits.ts';
import { MILESTONE_STATUSES } from '../states.ts';
import { ClientId, Id, Timestamp, idParams, optionalText, requiredText } from '#shared/kernel/fields.ts';
import { Person } from '#shared/accounts/session/contract.ts';

/** Limit of one file. */
export const PROJECT_FILE_MAX_BYTES = 100 * 1024 * 1024;
export const PROJECT_FILE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'application/pdf',
  'application/zip',
] as const;
export const MILESTONES_MAX = 50;

export const Milestone = z
  .object({
    id: Id,
    projectId: Id,
    title: z.string(),
    description: z.nullable(z.string()),
    dueDate: z.nullable(Timestamp),
    status: z.enum(MILESTONE_STATUSES),
    completedAt: z.nullable(Timestamp),
    approvedAt: z.nullable(Timestamp),
    /** The latest notes: requested changes, or those of the approval. */
    notes: z.nullable(z.string()),
    proposedBy: z.nullable(Id),
    /** The other party has agreed. */
    agreedAt: z.nullable(Timestamp),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'Milestone' });
export type Milestone = z.output<typeof Milestone>;

export const ProjectFile = z
  .object({
    id: Id,
    projectId: Id,
    milestoneId: z.nullable(Id),
    fileName: z.string(),
    /** The download path; requires the session. */
    fileUrl: z.string(),
    fileType: z.string(),
    bytes: z.int(),
    /** Counts files of the same name at the same milestone, from 1. */
    version: z.int(),
    /** For images only. */
    previewUrl: z.nullable(z.string()),
    uploadedBy: Id,
    uploader: Person,
    description: z.nullable(z.string()),
    createdAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'ProjectFile' });
export type ProjectFile = z.output<typeof ProjectFile>;

const isOfThisCentury = (date: Date): boolean => Math.floor(date.getUTCFullYear() / 100) === 20;
const DueDate = Timestamp.check(z.refine(isOfThisCentury, 'Please choose a valid date.'));
const MilestoneForm = z.object({
  title: requiredText('Title is required', 140),
  description: optionalText(2000),
  dueDate: z.optional(z.nullable(DueDate)),
});

const PARTY = ['project_not_found', 'not_allowed'] as const;
const own = { access: 'member', params: idParams, limit: 'comment' } as const;
const milestoneParams = z.object({ id: Id, milestoneId: Id });
const one = { access: 'member', params: milestoneParams, limit: 'comment' } as const;
const ONE = [...PARTY, 'milestone_not_found', 'project_state', 'milestone_state'] as const;

export const hireWorkEndpoints = {
  milestones: endpoint({
    access: 'member',
    params: idParams,
    method: 'GET',
    operationId: 'listMilestones',
    path: '/api/hire-projects/:id/milestones',
    summary: 'Milestones of a project',
    status: 200,
    response: z.array(Milestone),
    errors: PARTY,
  }),
  propose: endpoint({
    ...own,
    method: 'POST',
    operationId: 'proposeMilestone',
    path: '/api/hire-projects/:id/milestones',
    summary: 'Propose a milestone; it starts when the other party agrees',
    body: z.object({ ...MilestoneForm.shape, clientId: ClientId }),
    status: 201,
    response: Milestone,
    whileSuspended: 'allowed',
    errors: [...PARTY, 'project_state', 'milestones_full'],
  }),
  change: endpoint({
    ...one,
    method: 'PUT',
    operationId: 'editMilestone',
    path: '/api/hire-projects/:id/milestones/:milestoneId',
    summary:
      'Edit a proposed milestone; the other party has to agree to the new version. With `updatedAt`, it is refused if the milestone has changed since',
    body: z.object({ ...MilestoneForm.shape, updatedAt: z.optional(Timestamp) }),
    status: 200,
    response: Milestone,
    whileSuspended: 'allowed',
    errors: [...ONE, 'milestone_changed'],
  }),
  drop: endpoint({
    ...one,
    method: 'DELETE',
    operationId: 'withdrawMilestone',
    path: '/api/hire-projects/:id/milestones/:milestoneId',
    summary: 'Withdraw or decline a proposed milestone',
    status: 204,
    whileSuspended: 'allowed',
    repeatable: true,
    errors: ONE,
  }),
  agree: endpoint({
    ...one,
    method: 'POST',
    operationId: 'agreeToMilestone',
    path: '/api/hire-projects/:id/milestones/:milestoneId/agree',
    summary:
      "Agree to a milestone, which starts it; if `updatedAt` is given, only if the milestone hasn't changed since",
    body: z.optional(z.object({ updatedAt: z.optional(Timestamp) })),
    status: 200,
    response: Milestone,
    whileSuspended: 'allowed',
    repeatable: true,
    errors: [...ONE, 'milestone_changed'],
  }),
  complete: endpoint({
    ...one,
    method: 'POST',
    operationId: 'completeMilestone',
    path: '/api/hire-projects/:id/milestones/:milestoneId/complete',
    summary: 'Complete a milestone; for the designer',
    body: z.object({ notes: optionalText(2000) }),
    status: 200,
    response: Milestone,
    whileSuspended: 'allowed',
    repeatable: true,
    errors: ONE,
  }),
  approve: endpoint({
    ...one,
    method: 'POST',
    operationId: 'approveMilestone',
    path: '/api/hire-projects/:id/milestones/:milestoneId/approve',
    summary: 'Approve a milestone; for the client',
    body: z.object({ notes: optionalText(2000) }),
    status: 200,
    response: Milestone,
    whileSuspended: 'allowed',
    repeatable: true,
    errors: ONE,
  }),
  changes: endpoint({
    ...one,
    method: 'POST',
    operationId: 'requestMilestoneChanges',
    path: '/api/hire-projects/:id/milestones/:milestoneId/changes',
    summary: 'Request changes to a milestone; for the client',
    body: z.object({ notes: requiredText('Please describe what should change.', 2000) }),
    status: 200,
    response: Milestone,
    whileSuspended: 'allowed',
    repeatable: true,
    errors: ONE,
  }),
  files: endpoint({
    access: 'member',
    params: idParams,
    method: 'GET',
    operationId: 'listProjectFiles',
    path: '/api/hire-projects/:id/files',
    summary: 'Files of both parties, newest first',
    status: 200,
    response: z.array(ProjectFile),
    errors: PARTY,
  }),
  fileUrl: endpoint({
    access: 'member',
    params: idParams,
    limit: 'upload',
    method: 'POST',
    operationId: 'createProjectFileUrl',
    path: '/api/hire-projects/:id/files/upload',
    summary: `A URL to PUT one file to, valid for ${UPLOAD_URL_MINUTES} minutes`,
    body: z.object({
      name: requiredText('Please name the file', 255),
      size: z.int().check(z.minimum(1)),
      contentType: z.enum(PROJECT_FILE_TYPES),
    }),
    status: 200,
    response: z.object({ fileId: Id, uploadURL: z.string() }),
    whileSuspended: 'allowed',
    errors: [...PARTY, 'project_state', 'file_too_large', 'unsupported_type'],
  }),
  addFile: endpoint({
    access: 'member',
    params: idParams,
    limit: 'upload',
    method: 'POST',
    operationId: 'addProjectFile',
    path: '/api/hire-projects/:id/files',
    summary: 'Add an uploaded file: it is inspected and shown to the other party',
    body: z.object({
      fileId: Id,
      milestoneId: z.optional(z.nullable(Id)),
      description: optionalText(500),
    }),
    status: 201,
    response: ProjectFile,
    whileSuspended: 'allowed',
    repeatable: true,
    errors: [
      ...PARTY,
      'project_state',
      'milestone_not_found',
      'upload_not_found',
      'upload_expired',
      'file_too_large',
      'unsupported_type',
      'damaged_image',
      'image_too_large',
    ],
  }),
};
