/** Terms, privacy and legal notice: read by everyone, written by admins. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Timestamp, requiredText } from '#shared/kernel/fields.ts';
import { LEGAL_PAGES } from './pages.ts';

const Page = z.enum(LEGAL_PAGES);
const pageParams = z.object({ page: Page });
const MAX_BODY = 100_000;

/** upcoming: from a later date. past: a later one is in force. */
export const LegalVersion = z
  .object({
    version: z.int(),
    from: Timestamp,
    state: z.enum(['upcoming', 'in_force', 'past']),
  })
  .register(z.globalRegistry, { id: 'LegalVersion' });
export type LegalVersion = z.output<typeof LegalVersion>;

export const LegalText = z
  .object({
    ...LegalVersion.shape,
    /** Markdown, with the gallery's figures. */
    body: z.string(),
    /** What it changes, one line each; empty for the first version. */
    changes: z.string(),
    /** All of the page, newest first. */
    versions: z.array(LegalVersion),
    /** The newest version of the terms that the reader agreed to. */
    agreed: z.nullable(z.object({ version: z.int(), at: Timestamp })),
  })
  .register(z.globalRegistry, { id: 'LegalText' });
export type LegalText = z.output<typeof LegalText>;

export const LegalStatus = z
  .object({
    page: Page,
    current: LegalVersion,
    next: z.nullable(LegalVersion),
    /** Members who agreed to the current version; null where no one is asked. */
    agreedCount: z.nullable(z.int()),
    membersCount: z.int(),
  })
  .register(z.globalRegistry, { id: 'LegalStatus' });
export type LegalStatus = z.output<typeof LegalStatus>;

export const NewLegalVersion = z.object({
  body: requiredText('The text is required.', MAX_BODY),
  changes: requiredText('Please say what changes.', 1000),
  /** A day; it starts at midnight UTC. */
  from: z.iso.date('Choose a day.'),
  /** The newest one the author saw: if there is another, the call is refused with `version_exists`. */
  after: z.int(),
});
export type NewLegalVersion = z.output<typeof NewLegalVersion>;

export const legalEndpoints = {
  read: endpoint({
    method: 'GET',
    operationId: 'getLegalPage',
    path: '/api/legal/:page',
    access: 'optional',
    scope: 'read',
    summary: 'A legal page: the version in effect, or the one requested',
    params: pageParams,
    query: z.object({
      version: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(100_000))),
    }),
    status: 200,
    response: LegalText,
    errors: ['version_not_found'],
  }),
  agree: endpoint({
    method: 'POST',
    operationId: 'agreeToTerms',
    path: '/api/legal/terms/agreement',
    access: 'member',
    summary: 'Agree to a version of the terms and to all earlier ones',
    body: z.object({ version: z.int().check(z.positive(), z.maximum(100_000)) }),
    status: 204,
    whileSuspended: 'allowed',
    errors: ['version_not_found'],
  }),
};

export const legalOfficeEndpoints = {
  status: endpoint({
    method: 'GET',
    operationId: 'listLegalPages',
    path: '/api/office/legal',
    access: 'admin',
    summary: 'The legal pages, with how many members agreed and what comes next',
    status: 200,
    response: z.array(LegalStatus),
    errors: [],
  }),
  source: endpoint({
    method: 'GET',
    operationId: 'getLegalSource',
    path: '/api/office/legal/:page/:version',
    access: 'admin',
    summary: 'A version as it was written, to edit or compare it',
    params: z.object({
      page: Page,
      version: z.coerce.number().check(z.int(), z.positive(), z.maximum(100_000)),
    }),
    status: 200,
    response: z.object({ version: z.int(), body: z.string(), changes: z.string() }),
    errors: ['version_not_found'],
  }),
  publish: endpoint({
    method: 'POST',
    operationId: 'publishLegalPage',
    path: '/api/office/legal/:page',
    access: 'admin',
    summary: 'Publish a new version; members are notified of new terms and asked to agree',
    params: pageParams,
    body: NewLegalVersion,
    status: 201,
    response: LegalVersion,
    repeatable: true,
    errors: ['version_exists'],
  }),
};
