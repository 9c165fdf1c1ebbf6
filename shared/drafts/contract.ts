/** Drafts: works that only their member sees until they are published. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Timestamp, idParams } from '#shared/kernel/fields.ts';
import { IMAGE_ERRORS } from '#shared/kernel/image-errors.ts';
import { DraftFields } from './fields.ts';
import { MAX_PICTURES } from '#shared/kernel/limits.ts';
import { REFUSAL_NAMES } from './refusals.ts';

export const Draft = z
  .object({
    id: Id,
    /** Counts changes of fields and images: what a save names. */
    version: z.int(),
    fields: DraftFields,
    /** The first is the picture of the work. */
    images: z.array(
      z.object({
        imageUrl: z.string(),
        altText: z.string(),
        width: z.int(),
        height: z.int(),
        placeholder: z.string(),
      }),
    ),
    /** When it is published by itself; null: not scheduled. */
    publishAt: z.nullable(Timestamp),
    /** Why the last scheduled publication was refused; null once the draft has changed or is scheduled again. */
    failure: z.nullable(
      z.object({
        reason: z.enum(REFUSAL_NAMES),
        /** When it should have been published. */
        at: Timestamp,
      }),
    ),
    /** What an import made it of. */
    importKey: z.nullable(z.string()),
    createdAt: Timestamp,
    /** When fields or images changed last. */
    updatedAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'Draft' });
export type Draft = z.output<typeof Draft>;

const Images = z
  .array(
    z.object({
      /** The upload URL, the multipart location or the object path of the member's own upload. */
      imageUrl: z.string().check(z.minLength(1, 'An image is required'), z.maxLength(4000)),
      altText: z._default(DraftFields.shape.altText, ''),
    }),
  )
  .check(z.maxLength(MAX_PICTURES, `A work can have up to ${MAX_PICTURES} pictures.`));

/** What is left out stays as it is; of a new draft, it is empty. */
const DraftEdit = z.object({
  fields: z.optional(z.partial(DraftFields)),
  images: z.optional(Images),
});
export type DraftEdit = z.output<typeof DraftEdit>;
/** SHA-256 in hex of what an import makes it of. */
export const ImportKey = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Use a SHA-256 in hex digits.'));
const Version = z.int('Say which version of the draft this is about.');

export const draftEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listDrafts',
    path: '/api/drafts',
    access: 'member',
    scope: 'read',
    summary: "The member's drafts, last changed first",
    status: 200,
    response: z.array(Draft),
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    operationId: 'getDraft',
    path: '/api/drafts/:id',
    access: 'member',
    scope: 'read',
    summary: "One of the member's drafts",
    params: idParams,
    status: 200,
    response: Draft,
    errors: ['draft_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    operationId: 'createDraft',
    path: '/api/drafts',
    access: 'member',
    scope: 'write',
    summary: 'Save a new draft; with an import key, the draft that was made with it before',
    body: z.object({
      ...DraftEdit.shape,
      /** The same key again changes nothing. */
      importKey: z.optional(ImportKey),
    }),
    example: { fields: { title: 'Salt Hills', category: 'photography' } },
    status: 201,
    response: Draft,
    errors: ['drafts_full', 'already_imported', ...IMAGE_ERRORS],
  }),
  edit: endpoint({
    method: 'PATCH',
    operationId: 'editDraft',
    path: '/api/drafts/:id',
    access: 'member',
    scope: 'write',
    summary: 'Save a draft; omitted fields are unchanged',
    params: idParams,
    body: z.object({ version: Version, ...DraftEdit.shape }),
    example: { version: 1, fields: { title: 'Salt Hills at dusk' } },
    status: 200,
    response: Draft,
    errors: ['draft_not_found', 'draft_changed', ...IMAGE_ERRORS],
  }),
  remove: endpoint({
    method: 'DELETE',
    operationId: 'deleteDraft',
    path: '/api/drafts/:id',
    access: 'member',
    scope: 'write',
    summary: 'Delete a draft; its uploads are removed a day later',
    params: idParams,
    status: 204,
    errors: ['draft_not_found'],
  }),
  schedule: endpoint({
    method: 'PUT',
    operationId: 'scheduleDraft',
    path: '/api/drafts/:id/schedule',
    access: 'member',
    scope: 'write',
    summary: 'Schedule a complete draft to be published, five minutes to 90 days ahead',
    params: idParams,
    body: z.object({ version: Version, publishAt: Timestamp }),
    example: { version: 1, publishAt: '2027-03-01T12:00:00Z' },
    status: 200,
    response: Draft,
    errors: ['draft_not_found', 'draft_changed', 'draft_incomplete'],
  }),
  unschedule: endpoint({
    method: 'DELETE',
    operationId: 'unscheduleDraft',
    path: '/api/drafts/:id/schedule',
    access: 'member',
    scope: 'write',
    summary: 'Unschedule a draft',
    params: idParams,
    status: 200,
    response: Draft,
    errors: ['draft_not_found'],
  }),
};
