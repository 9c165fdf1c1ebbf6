import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { SUBSCRIPTION_STATUSES } from './rules.ts';
import { StatedTax, Tax } from '#shared/tax/contract.ts';
import { Country } from '#shared/kernel/country-field.ts';
import { Money, Timestamp } from '#shared/kernel/fields.ts';
import { MoneyInput } from '#shared/kernel/money-fields.ts';

/** The member's Premium subscription as the provider last reported it. */
export const Subscription = z
  .object({
    status: z.enum(SUBSCRIPTION_STATUSES),
    /** Whether Premium is active now. */
    isPremium: z.boolean(),
    /** Per month, in USD. */
    price: Money,
    startedAt: Timestamp,
    /** The next charge, or the end if `cancelAtPeriodEnd`. */
    currentPeriodEnd: z.nullable(Timestamp),
    cancelAtPeriodEnd: z.boolean(),
    card: z.nullable(z.object({ brand: z.string(), last4: z.string(), expires: z.string() })),
    endedAt: z.nullable(Timestamp),
    /** The provider's latest refusal while the first payment is open. */
    failureMessage: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Subscription' });
export type Subscription = z.output<typeof Subscription>;

export const Invoice = z
  .object({
    id: z.string(),
    number: z.nullable(z.string()),
    amount: Money,
    status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
    createdAt: Timestamp,
    paidAt: z.nullable(Timestamp),
    /** The provider's page of the invoice, if there is one. */
    url: z.nullable(z.string()),
    /** Included in the amount; null: none is stated. */
    tax: z.nullable(Tax),
    /** There is a PDF of it at `/api/subscription/invoices/<id>/pdf`. */
    hasPdf: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Invoice' });
export type Invoice = z.output<typeof Invoice>;

/** What Premium was used for. */
export const PremiumUse = z
  .object({
    lessonsFinished: z.int(),
    /** In how many courses. */
    courses: z.int(),
    /** On the member's own sales, compared with the rate of free members. */
    savedOnSales: Money,
    artworksThisMonth: z.int(),
  })
  .register(z.globalRegistry, { id: 'PremiumUse' });
export type PremiumUse = z.output<typeof PremiumUse>;

const OFF = ['payments_unavailable', 'feature_off'] as const;
const own = { method: 'POST', access: 'member', status: 200, limit: 'payment' } as const;

export const subscriptionEndpoints = {
  start: endpoint({
    ...own,
    operationId: 'startSubscription',
    path: '/api/get-or-create-subscription',
    summary: "The first payment of the member's Premium subscription; repeated calls return the same one",
    /** The price the member saw; if it changed, the call is refused with `price_changed`. */
    body: z.optional(
      z.object({
        expectedPrice: z.optional(MoneyInput),
        /** Where the member is, for the tax that invoices include. */
        country: z.optional(Country),
      }),
    ),
    response: z.object({ clientSecret: z.string(), subscription: Subscription }),
    errors: ['already_subscribed', 'price_changed', ...OFF],
  }),
  mine: endpoint({
    method: 'GET',
    operationId: 'getSubscription',
    path: '/api/subscription',
    access: 'member',
    summary:
      "The member's newest subscription or null; read from the provider while its first payment is open",
    status: 200,
    response: z.nullable(Subscription),
    errors: [],
  }),
  cancel: endpoint({
    ...own,
    operationId: 'cancelSubscription',
    path: '/api/subscription/cancel',
    summary: 'Cancel at the end of the paid period',
    response: Subscription,
    whileSuspended: 'allowed',
    errors: ['subscription_not_found', ...OFF],
  }),
  resume: endpoint({
    ...own,
    operationId: 'resumeSubscription',
    path: '/api/subscription/resume',
    summary: 'Resume a subscription before its cancellation takes effect',
    response: Subscription,
    errors: ['subscription_not_found', ...OFF],
  }),
  startCardChange: endpoint({
    ...own,
    operationId: 'startCardChange',
    path: '/api/subscription/card',
    summary: 'Start changing the card',
    response: z.object({ clientSecret: z.string() }),
    errors: ['subscription_not_found', ...OFF],
  }),
  finishCardChange: endpoint({
    ...own,
    method: 'PUT',
    operationId: 'finishCardChange',
    path: '/api/subscription/card',
    summary: 'Use the confirmed card for future payments, starting with any open invoice',
    body: z.object({ setupIntentId: z.string().check(z.maxLength(200)) }),
    response: Subscription,
    errors: ['subscription_not_found', 'card_refused', ...OFF],
  }),
  invoices: endpoint({
    method: 'GET',
    operationId: 'listInvoices',
    path: '/api/subscription/invoices',
    access: 'member',
    summary: "The member's Premium invoices, newest first, at most 24",
    status: 200,
    response: z.array(Invoice),
    errors: ['payments_unavailable'],
  }),
  tax: endpoint({
    method: 'GET',
    operationId: 'getTaxOfPremium',
    path: '/api/subscription/tax',
    access: 'member',
    summary: 'The tax that the price of Premium includes for a country',
    query: z.object({ country: z.optional(Country) }),
    status: 200,
    response: StatedTax,
    errors: [],
  }),
  use: endpoint({
    method: 'GET',
    operationId: 'getPremiumUse',
    path: '/api/subscription/use',
    access: 'member',
    summary: "The member's use of Premium: lessons, sales at the lower rate, uploads",
    status: 200,
    response: PremiumUse,
    errors: [],
  }),
};
