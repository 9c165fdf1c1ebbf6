/** What delivery costs and how long it takes, depending on the destination. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { MAX_PRICE_CENTS } from '#shared/kernel/limits.ts';
import { Country } from '#shared/kernel/country-field.ts';
import { ClientId, Id, Money, idParams, requiredText } from '#shared/kernel/fields.ts';
import { MoneyInput, NO_AMOUNT, moneyBetween } from '#shared/kernel/money-fields.ts';
import { TOTAL_TOO_HIGH } from '#shared/kernel/payable.ts';
import { WorkDelivery } from './work-delivery.ts';
import { MAX_DAYS, MAX_HANDLING_DAYS } from './limits.ts';

const daysUpTo = (most: number) => {
  const error = `Enter a number of days from 0 to ${most}.`;
  return z.int(error).check(z.gte(0, error), z.lte(most, error));
};
const Zone = z
  .object({
    price: moneyBetween(0, NO_AMOUNT, MAX_PRICE_CENTS, TOTAL_TOO_HIGH),
    daysFrom: daysUpTo(MAX_DAYS),
    daysTo: daysUpTo(MAX_DAYS),
  })
  .check(
    z.refine(({ daysFrom, daysTo }) => daysFrom <= daysTo, {
      path: ['daysFrom'],
      error: '‘From’ can’t be more than ‘To’.',
    }),
  );
const Zones = z
  .object({ home: z.nullable(Zone), region: z.nullable(Zone), world: z.nullable(Zone) })
  .check(
    z.refine(({ home, region, world }) => Boolean(home ?? region ?? world), 'Deliver to at least one zone.'),
  );

export const DeliveryForm = z.object({
  name: requiredText('Name is required', 60),
  /** The country that works are sent from. */
  country: Country,
  /** Days until the work is handed to the carrier. */
  handlingDays: daysUpTo(MAX_HANDLING_DAYS),
  /** The country sent from, its region and the rest of the world; null: no delivery. Days in transit. */
  zones: Zones,
  /** Excluded countries, whatever their zone. */
  leftOut: z.array(Country).check(z.maxLength(250)),
});
export type DeliveryForm = z.output<typeof DeliveryForm>;

export const DeliveryProfile = z
  .object({
    ...WorkDelivery.shape,
    id: Id,
    name: z.string(),
    /** How many unsold physical works use the profile. */
    worksCount: z.int(),
    /** How many drafts use it. */
    draftsCount: z.int(),
  })
  .register(z.globalRegistry, { id: 'DeliveryProfile' });
export type DeliveryProfile = z.output<typeof DeliveryProfile>;

const example = {
  name: 'Prints, rolled',
  country: 'US',
  handlingDays: 2,
  zones: {
    home: { price: '8.00', daysFrom: 2, daysTo: 5 },
    region: { price: '16.00', daysFrom: 3, daysTo: 7 },
    world: null,
  },
  leftOut: [],
};

export const deliveryEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listDeliveryProfiles',
    path: '/api/delivery-profiles',
    access: 'member',
    scope: 'sell',
    summary: "The member's delivery profiles, oldest first",
    status: 200,
    response: z.array(DeliveryProfile),
    errors: [],
  }),
  without: endpoint({
    method: 'GET',
    operationId: 'listWorksWithoutProfile',
    path: '/api/delivery-profiles/without',
    access: 'member',
    scope: 'sell',
    summary: "The member's physical works without a delivery profile, newest first, at most 100",
    status: 200,
    response: z.array(
      z.object({
        id: Id,
        title: z.string(),
        imageUrl: z.string(),
        altText: z.nullable(z.string()),
        deliveryCost: Money,
      }),
    ),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    operationId: 'createDeliveryProfile',
    path: '/api/delivery-profiles',
    access: 'member',
    scope: 'sell',
    summary: 'Add a delivery profile; at most ten',
    body: z.object({ ...DeliveryForm.shape, clientId: ClientId }),
    example,
    status: 201,
    response: DeliveryProfile,
    errors: ['delivery_profiles_full'],
  }),
  edit: endpoint({
    method: 'PATCH',
    operationId: 'editDeliveryProfile',
    path: '/api/delivery-profiles/:id',
    access: 'member',
    scope: 'sell',
    summary:
      'Change a delivery profile; omitted fields stay as they are, and orders and offers keep what they were promised',
    params: idParams,
    body: z.partial(DeliveryForm),
    example: { handlingDays: 3 },
    status: 200,
    response: DeliveryProfile,
    errors: ['delivery_profile_not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    operationId: 'deleteDeliveryProfile',
    path: '/api/delivery-profiles/:id',
    access: 'member',
    scope: 'sell',
    summary: 'Delete a delivery profile; its works switch to another one, or to the same cost everywhere',
    params: idParams,
    query: z.object({
      /** The profile that its works switch to. */
      profileId: z.optional(Id),
      /** The cost that its works have everywhere instead, without a profile. */
      deliveryCost: z.optional(MoneyInput),
    }),
    status: 204,
    errors: ['delivery_profile_not_found', 'delivery_profile_in_use'],
  }),
};
