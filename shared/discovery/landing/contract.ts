/** What pages need before sign-in. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { LAUNCH_SWITCHES } from '#shared/kernel/launch-switches.ts';
import { Category } from '#shared/artworks/categories.ts';
import { Id, Money } from '#shared/kernel/fields.ts';

/** A work on the landing page: an image and its label, without a link. */
export const LandingWork = z
  .object({
    id: Id,
    title: z.string(),
    artistName: z.string(),
    imageUrl: z.string(),
    altText: z.nullable(z.string()),
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    category: Category,
    price: z.nullable(Money),
    artistAmount: z.nullable(Money),
    license: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'HungWork' });
export type LandingWork = z.output<typeof LandingWork>;

export const SiteConfig = z
  .object({
    comingSoon: z.array(z.enum(LAUNCH_SWITCHES)),
    payments: z.object({
      /** off: the site does not sell yet. */
      mode: z.enum(['sandbox', 'test', 'live', 'off']),
      publishableKey: z.nullable(z.string()),
    }),
    /** Whether stand-ins are in use, which pages must show. */
    isSandbox: z.boolean(),
    premiumPrice: Money,
    /** "0.1000", of members without Premium. */
    commissionRate: z.string(),
    premiumCommissionRate: z.string(),
    supportEmail: z.string(),
    administration: z.object({ name: z.string(), email: z.string() }),
  })
  .register(z.globalRegistry, { id: 'SiteConfig' });
export type SiteConfig = z.output<typeof SiteConfig>;

export const siteEndpoints = {
  config: endpoint({
    method: 'GET',
    operationId: 'getConfig',
    path: '/api/config',
    access: 'public',
    summary: 'Prices, launch switches and payment settings',
    status: 200,
    response: SiteConfig,
    errors: [],
  }),
  landing: endpoint({
    method: 'GET',
    operationId: 'getLanding',
    path: '/api/landing',
    access: 'public',
    summary: 'The works on the landing page',
    status: 200,
    response: z.object({
      wall: z.array(LandingWork),
      features: z.array(LandingWork),
      awards: z.array(
        z.object({ type: z.enum(['daily_winner', 'monthly_leader', 'yearly_champion']), work: LandingWork }),
      ),
      invitation: z.nullable(LandingWork),
    }),
    errors: [],
  }),
  credits: endpoint({
    method: 'GET',
    operationId: 'listCredits',
    path: '/api/credits',
    access: 'public',
    summary: 'Licensed works, with author and origin',
    status: 200,
    response: z.array(
      z.object({
        id: Id,
        title: z.string(),
        imageUrl: z.string(),
        artistName: z.string(),
        license: z.string(),
        credit: z.string(),
      }),
    ),
    errors: [],
  }),
};
