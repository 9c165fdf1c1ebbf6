import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Id, Timestamp, idParams, optionalText } from '#shared/kernel/fields.ts';
import { Person } from '#shared/accounts/session/contract.ts';
import { REPORT_REASONS } from './reasons.ts';
import { OPENABLE_SUBJECTS, REPORT_SUBJECTS } from './subjects.ts';

export const ReportForm = z.object({
  subject: z.enum(REPORT_SUBJECTS),
  subjectId: Id,
  reason: z.enum(REPORT_REASONS),
  note: optionalText(1000),
});
export type ReportForm = z.input<typeof ReportForm>;

export const BlockedMember = z
  .object({ ...Person.shape, blockedAt: Timestamp })
  .register(z.globalRegistry, { id: 'BlockedMember' });
export type BlockedMember = z.output<typeof BlockedMember>;

export const OpenCaseForm = z.object({
  subject: z.enum(OPENABLE_SUBJECTS),
  subjectId: Id,
});
export type OpenCaseForm = z.input<typeof OpenCaseForm>;

const NOT_FOUND = [
  'artwork_not_found',
  'comment_not_found',
  'member_not_found',
  'content_not_found',
  'course_not_found',
  'project_not_found',
  'portfolio_not_found',
  'collection_not_found',
  'review_not_found',
] as const;

export const moderationEndpoints = {
  block: endpoint({
    method: 'PUT',
    operationId: 'blockMember',
    path: '/api/users/:id/block',
    access: 'member',
    summary: 'Block a member; ends follows in both directions and hides each from the other',
    params: idParams,
    status: 204,
    whileSuspended: 'allowed',
    errors: ['member_not_found', 'own_profile'],
  }),
  unblock: endpoint({
    method: 'DELETE',
    operationId: 'unblockMember',
    path: '/api/users/:id/block',
    access: 'member',
    summary: 'Unblock a member',
    params: idParams,
    status: 204,
    whileSuspended: 'allowed',
    errors: ['member_not_found'],
  }),
  blocked: endpoint({
    method: 'GET',
    operationId: 'listBlocks',
    path: '/api/blocks',
    access: 'member',
    summary: 'Blocked members, newest first',
    query: z.object(pageQuery),
    status: 200,
    response: z.array(BlockedMember),
    paged: true,
    errors: [],
  }),
  report: endpoint({
    method: 'POST',
    operationId: 'report',
    path: '/api/reports',
    access: 'member',
    summary:
      'Report content or a member to the moderators; a second report of the same subject replaces the first',
    body: ReportForm,
    status: 204,
    limit: 'comment',
    repeatable: true,
    errors: [...NOT_FOUND, 'message_not_found', 'offer_not_found', 'own_content'],
  }),
  featureArtwork: endpoint({
    method: 'PUT',
    operationId: 'featureArtwork',
    path: '/api/artworks/:id/featured',
    access: 'moderator',
    summary:
      'Add an artwork to the featured feed or remove it; no one features what they own or take part in',
    params: idParams,
    body: z.object({ isFeatured: z.boolean() }),
    status: 204,
    errors: ['artwork_not_found', 'own_case'],
  }),
  openCase: endpoint({
    method: 'POST',
    operationId: 'openCase',
    path: '/api/moderation/cases',
    access: 'moderator',
    summary:
      'Open a case about something the caller came across, or return the open one; hiding the item or showing it again decides the case',
    body: OpenCaseForm,
    status: 200,
    response: z.object({ id: Id }),
    repeatable: true,
    errors: [...NOT_FOUND, 'own_case'],
  }),
};
