/** Changes of several works by one call: each work is changed, or refused with its reason, for itself. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import type { ErrorCode } from '#shared/http/errors.ts';
import { Id, MoneyInput, Timestamp } from '#shared/kernel/fields.ts';
import { Category } from '../categories.ts';
import { ArtworkEdit, Making, TagList } from '../contract.ts';
import { MAX_CHANGES } from './limits.ts';

const { shape } = ArtworkEdit;

/** Fields that are left out stay as they are. */
const WorkChange = z.object({
  id: Id,
  title: z.optional(shape.title),
  description: shape.description,
  altText: shape.altText,
  medium: shape.medium,
  category: z.optional(Category),
  making: z.optional(Making),
  tags: z.optional(TagList),
  isForSale: z.optional(z.boolean()),
  isNftAvailable: z.optional(z.boolean()),
  allowsAiTraining: z.optional(z.boolean()),
  price: shape.price,
  editionSize: shape.editionSize,
  isOpenToOffers: z.optional(z.boolean()),
  leastOffer: shape.leastOffer,
  isPhysical: z.optional(z.boolean()),
  deliveryCost: shape.deliveryCost,
  widthMm: shape.widthMm,
  heightMm: shape.heightMm,
  depthMm: shape.depthMm,
  /** The price the member saw, null for 'Price on request': with another one the work stays as it is. */
  expectedPrice: z.optional(z.nullable(MoneyInput)),
});
export type WorkChange = z.output<typeof WorkChange>;

const TOO_MANY = `Change up to ${MAX_CHANGES} works at once.`;
const several = <T extends z.ZodMiniType>(item: T) =>
  z.array(item).check(z.minLength(1, 'Choose at least one work.'), z.maxLength(MAX_CHANGES, TOO_MANY));

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
    status: 200,
    response: z.array(ChangeResult),
    limit: 'upload',
    errors: [],
  }),
};
