import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, idParams } from '#shared/kernel/fields.ts';
import { Artwork } from '../contract.ts';

/** Works on top of a profile. */
export const MAX_PINNED = 6;

export const pinnedEndpoints = {
  pinned: endpoint({
    method: 'GET',
    operationId: 'listPinnedArtworks',
    path: '/api/users/:id/pinned',
    access: 'member',
    scope: 'read',
    summary: "The works pinned to a member's profile, in the member's order",
    params: idParams,
    status: 200,
    response: z.array(Artwork),
    errors: ['member_not_found'],
  }),
  pin: endpoint({
    method: 'PUT',
    operationId: 'setPinnedArtworks',
    path: '/api/pinned-works',
    access: 'member',
    scope: 'write',
    summary: "Set the works pinned to the member's own profile, and their order",
    body: z.object({
      ids: z.array(Id).check(
        z.maxLength(MAX_PINNED, `You can pin up to ${MAX_PINNED} works.`),
        z.refine(
          (ids) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length,
          'Each at most once.',
        ),
      ),
    }),
    example: { ids: ['3f0c6a52-8a0e-4c0b-9a57-1d1f5b1c2a77'] },
    status: 200,
    response: z.array(Artwork),
    limit: 'reaction',
    errors: ['artwork_not_found'],
  }),
};
