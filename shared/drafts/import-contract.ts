/** An import makes drafts one by one; here it asks what was made before. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id } from '#shared/kernel/fields.ts';
import { ImportKey } from './contract.ts';

/** Works of one import. */
export const MAX_IMPORT = 200;

export const importEndpoints = {
  known: endpoint({
    method: 'POST',
    operationId: 'listImported',
    path: '/api/drafts/imported',
    access: 'member',
    scope: 'write',
    summary: 'Which of these works the member has, as a draft or published, and how many drafts there are',
    body: z.object({
      works: z
        .array(
          z.object({
            importKey: ImportKey,
            /** The work that was exported. */
            artworkId: z.optional(Id),
          }),
        )
        .check(z.maxLength(MAX_IMPORT)),
    }),
    example: { works: [{ importKey: '0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f' }] },
    status: 200,
    response: z.object({
      drafts: z.int(),
      known: z.array(z.object({ importKey: z.string(), draftId: z.nullable(Id), artworkId: z.nullable(Id) })),
    }),
    errors: [],
  }),
};
