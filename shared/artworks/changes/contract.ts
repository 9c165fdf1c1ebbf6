/** Changes of several works by one call: each work is changed, or refused with its reason, for itself. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import type { ErrorCode } from '#shared/http/errors.ts';
import { Id, Timestamp } from '#shared/kernel/fields.ts';
import { MoneyInput } from '#shared/kernel/money-fields.ts';
import { ArtworkChange } from '../contract.ts';
import { MAX_CHANGES } from './limits.ts';

const WorkChange = z.object({
  id: Id,
  ...z.omit(ArtworkChange, { images: true }).shape,
  /** The price the member saw, null for 'Price on request': with another one the work stays as it is. */
  expectedPrice: z.optional(z.nullable(MoneyInput)),
});
export type WorkChange = z.output<typeof WorkChange>;

const TOO_MANY = `Change up to ${MAX_CHANGES} works at once.`;
const several = <T extends z.ZodMiniType>(item: T) =>
  z.array(item).check(z.minLength(1, 'Select at least one work.'), z.maxLength(MAX_CHANGES, TOO_MANY));

/** Why a work was not changed, while others were. */
export const REFUSALS = [
  'artwork_not_found',
  'not_allowed',
  'artwork_sold',
  'artwork_reserved',
  'not_for_sale',
  'price_changed',
  'invalid_request',
] as const satisfies readonly ErrorCode[];

/** What became of one work. Nothing of a refused one was changed. */
export const ChangeResult = z
  .object({
    id: Id,
    /** `changed`: it is so now, or was so already. Otherwise the code of the refusal. */
    result: z.enum(['changed', ...REFUSALS]),
    /** The sentence of the refusal. */
    detail: z.nullable(z.string()),
    /** When what refused it ends, such as a reservation. */
    until: z.nullable(Timestamp),
  })
  .register(z.globalRegistry, { id: 'ChangeResult' });
export type ChangeResult = z.output<typeof ChangeResult>;

export const changeEndpoints = {
  change: endpoint({
    method: 'PATCH',
    operationId: 'editArtworks',
    path: '/api/artworks',
    access: 'member',
    scope: 'write',
    summary: "Change up to 100 of the member's own artworks; answers for each",
    body: z.object({ changes: several(WorkChange) }),
    example: {
      changes: [{ id: '3f0c6a52-8a0e-4c0b-9a57-1d1f5b1c2a77', price: '190.00', expectedPrice: '180.00' }],
    },
    status: 200,
    response: z.array(ChangeResult),
    limit: 'upload',
    errors: [],
  }),
  /** A DELETE has no body. */
  remove: endpoint({
    method: 'POST',
    operationId: 'deleteArtworks',
    path: '/api/artworks/delete',
    access: 'member',
    scope: 'write',
    summary: "Delete up to 100 of the member's own artworks; answers for each",
    body: z.object({ ids: several(Id) }),
    example: { ids: ['3f0c6a52-8a0e-4c0b-9a57-1d1f5b1c2a77'] },
    status: 200,
    response: z.array(ChangeResult),
    limit: 'upload',
    errors: [],
  }),
};
