/** What admins can change while the gallery runs. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { MAX_COMMISSION_RATE, rateToBps } from '#shared/kernel/commission.ts';
import { Money, Timestamp } from '#shared/kernel/fields.ts';
import { moneyBetween } from '#shared/kernel/money-fields.ts';
import { LAUNCH_SWITCHES } from '#shared/kernel/launch-switches.ts';
import { TaxNumber } from '#shared/kernel/tax-number.ts';
import { MIN_PRICE_CENTS } from '#shared/kernel/limits.ts';

const Switch = z.enum(LAUNCH_SWITCHES);
const AT_MOST = `At most ${rateToBps(MAX_COMMISSION_RATE) / 100}%.`;
const NOT_A_RATE = 'Enter a percentage with up to two decimals.';
const PREMIUM_PAYS_MORE = 'Premium members can’t pay more commission than free members.';
const HIGHEST_PRICE_CENTS = 100_000;

/** Percent as people write it, "12.5", read as the rate "0.1250". */
const Percent = z.pipe(
  z.string().check(
    z.trim(),
    z.regex(/^\d{1,3}(\.\d{1,2})?$/, { error: NOT_A_RATE, abort: true }),
    z.refine((v) => Number(v) * 100 <= rateToBps(MAX_COMMISSION_RATE), AT_MOST),
  ),
  z.transform((v: string) => (Number(v) / 100).toFixed(4)),
);

export const PriceSettings = z
  .object({
    commissionPercent: Percent,
    premiumCommissionPercent: Percent,
    premiumPrice: moneyBetween(
      MIN_PRICE_CENTS,
      'Enter at least $0.50.',
      HIGHEST_PRICE_CENTS,
      'Enter at most $1,000.',
    ),
    /** The settings the form shows: if someone changed them since, the call is refused with `settings_changed`. */
    version: z.int(),
  })
  .check(
    z.refine(
      ({ commissionPercent, premiumCommissionPercent }) =>
        Number(premiumCommissionPercent) <= Number(commissionPercent),
      { error: PREMIUM_PAYS_MORE, path: ['premiumCommissionPercent'] },
    ),
  );
export type PriceSettings = z.output<typeof PriceSettings>;

const SupportSettings = z.object({
  supportEmail: z.string().check(z.trim(), z.maxLength(254), z.email('Enter an email address.')),
});

export const OfficeSettings = z
  .object({
    /** Counts the changes; 0: the defaults. */
    version: z.int(),
    /** "0.1000" */
    commissionRate: z.string(),
    premiumCommissionRate: z.string(),
    premiumPrice: Money,
    supportEmail: z.string(),
    /** The gallery's own; null: its invoices state no tax. */
    taxNumber: z.nullable(z.string()),
    comingSoon: z.array(Switch),
    /** Set by COMING_SOON, so they cannot be changed here. */
    lockedSwitches: z.array(Switch),
    isSelling: z.boolean(),
    /** Visitors read the pages of members who agreed. */
    isPublic: z.boolean(),
    /** Set by PUBLIC_GALLERY, so it cannot be changed here. */
    isPublicLocked: z.boolean(),
    changedAt: z.nullable(Timestamp),
  })
  .register(z.globalRegistry, { id: 'OfficeSettings' });
export type OfficeSettings = z.output<typeof OfficeSettings>;

const changes = { method: 'PUT', access: 'admin', status: 200, response: OfficeSettings } as const;

export const settingsEndpoints = {
  read: endpoint({
    method: 'GET',
    operationId: 'getOfficeSettings',
    path: '/api/office/settings',
    access: 'admin',
    summary: 'Prices, support address and launch switches',
    status: 200,
    response: OfficeSettings,
    errors: [],
  }),
  changePrices: endpoint({
    ...changes,
    operationId: 'setPrices',
    path: '/api/office/settings/prices',
    summary: 'Change the commission on new sales and the price of new Premium subscriptions',
    body: PriceSettings,
    reauth: 'prices',
    errors: ['settings_changed'],
  }),
  changeSupport: endpoint({
    ...changes,
    operationId: 'setSupportAddress',
    path: '/api/office/settings/support',
    summary: 'Change the address that members write to',
    body: SupportSettings,
    errors: [],
  }),
  changeTaxNumber: endpoint({
    ...changes,
    operationId: 'setTaxNumber',
    path: '/api/office/settings/tax',
    summary: "Set the gallery's own tax number; an empty value removes it",
    body: z.object({ taxNumber: TaxNumber }),
    errors: [],
  }),
  changeSwitch: endpoint({
    ...changes,
    operationId: 'setSwitch',
    path: '/api/office/settings/switches/:name',
    summary: 'Turn on a feature, or show that it is coming soon',
    params: z.object({ name: Switch }),
    body: z.object({ isOpen: z.boolean() }),
    errors: ['set_by_environment'],
  }),
  changePublicGallery: endpoint({
    ...changes,
    operationId: 'setPublicGallery',
    path: '/api/office/settings/public-gallery',
    summary: 'Turn the public gallery on or off: whether visitors can read the pages of members who agreed',
    body: z.object({ isPublic: z.boolean() }),
    errors: ['set_by_environment'],
  }),
};
