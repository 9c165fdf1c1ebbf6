import * as z from 'zod/mini';
import { Making } from '#shared/artworks/contract.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { Timestamp, idParams } from '#shared/kernel/fields.ts';
import { MANIFEST_VALIDITIES } from '#shared/uploads/manifest-validities.ts';

/**
 * What is known of a work's file, and by whom. signing: not signed yet. atelier: by Atelier alone. camera: a known maker's
 * camera signed it first. program: a known maker's program signed it, and Atelier did not. ai: the file says so. none: no one says how it was made. untrusted: someone unknown signed it first.
 */
const CredentialsState = z.enum(['signing', 'atelier', 'camera', 'program', 'ai', 'none', 'untrusted']);
export type CredentialsState = z.output<typeof CredentialsState>;

const Credentials = z
  .object({
    state: CredentialsState,
    /** What Atelier signed into the files; null until it has, where it cannot, and in a gallery that signs no files. */
    atelier: z.nullable(
      z.object({
        signedAt: Timestamp,
        title: z.string(),
        artist: z.string(),
        /** The artist's own statement. */
        making: z.nullable(Making),
        allowsAiTraining: z.boolean(),
      }),
    ),
    /** The signature that the upload carried. Of a signer we do not know only the name and the date are repeated. */
    upload: z.nullable(
      z.object({
        validity: z.enum(MANIFEST_VALIDITIES),
        signer: z.nullable(z.string()),
        /** The program or device. */
        generator: z.nullable(z.string()),
        /** One of the IPTC's digital source types. */
        sourceType: z.nullable(z.string()),
        signedAt: z.nullable(Timestamp),
        /** Whether it is part of the files that are downloaded; else it might have named a place or a person. */
        isKept: z.boolean(),
      }),
    ),
    /** For moderators, if the file set an AI label: whether one of them took it off. */
    aiLabel: z.optional(z.enum(['set', 'lifted'])),
  })
  .register(z.globalRegistry, { id: 'Credentials' });
export type Credentials = z.output<typeof Credentials>;

export const credentialEndpoints = {
  get: endpoint({
    method: 'GET',
    operationId: 'getCredentials',
    path: '/api/artworks/:id/credentials',
    access: 'member',
    scope: 'read',
    summary: "The Content Credentials (C2PA) of a work's file",
    params: idParams,
    status: 200,
    response: Credentials,
    errors: ['artwork_not_found'],
  }),
  setAiLabel: endpoint({
    method: 'PUT',
    operationId: 'setAiLabel',
    path: '/api/artworks/:id/ai-label',
    access: 'moderator',
    summary: 'Remove the AI label that a file has set, or restore it; the files are signed again',
    params: idParams,
    body: z.object({ isLifted: z.boolean() }),
    status: 204,
    errors: ['artwork_not_found', 'ai_label_not_found', 'own_case'],
  }),
};
