import type { LandingWork, SiteConfig, siteEndpoints } from '#shared/discovery/landing/contract.ts';
import type { Result } from '#shared/http/endpoint.ts';
import { displayName } from '#shared/kernel/names.ts';
import { type Rates, commissionRateFor, splitPrice } from '#shared/kernel/commission.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { Context } from '#server/context.ts';
import { latestAwards } from '#server/features/awards/public.ts';
import { gallerySettings, lastKnownSettings } from '#server/features/settings/public.ts';
import { chooseLanding } from './choose-landing.ts';
import { type LandingRow, licensedWorks, newestWorks, worksById } from './queries.ts';

function toLandingWork(row: LandingRow, rates: Rates): LandingWork {
  const price = row.isForSale ? row.price : null;
  const rate = commissionRateFor(row.artist, rates);
  return {
    id: row.id,
    title: row.title,
    artistName: displayName(row.artist),
    imageUrl: row.imageUrl,
    altText: row.altText,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    category: row.category,
    price,
    artistAmount: price === null ? null : fromCents(splitPrice(toCents(price), rate).payeeCents),
    license: row.license,
  };
}

type Landing = Result<typeof siteEndpoints.landing>;
type Credits = Result<typeof siteEndpoints.credits>;

const LANDING_MAX_AGE_MS = 30_000;
const LANDING_CANDIDATES = 500;
const AWARD_ORDER = ['daily_winner', 'monthly_leader', 'yearly_champion'] as const;

export async function siteConfig(ctx: Context): Promise<SiteConfig> {
  const { config, payments } = ctx;
  const settings = await gallerySettings(ctx);
  return {
    comingSoon: settings.comingSoon,
    payments: { mode: payments?.mode ?? 'off', publishableKey: payments?.publishableKey ?? null },
    isSandbox: config.oidc === null || config.s3 === null || payments?.mode === 'sandbox',
    premiumPrice: settings.premiumPrice,
    commissionRate: settings.commissionRate,
    premiumCommissionRate: settings.premiumCommissionRate,
    supportEmail: settings.supportEmail,
    administration: { name: config.administration.name, email: config.administration.email },
  };
}

async function buildLanding(ctx: Context): Promise<Landing> {
  const given = (await latestAwards(ctx, null)).sort(
    (a, b) => AWARD_ORDER.indexOf(a.type) - AWARD_ORDER.indexOf(b.type),
  );
  const rates = await gallerySettings(ctx);
  const [works, awarded] = await Promise.all([
    newestWorks(ctx.db, rates.isPublic, LANDING_CANDIDATES),
    worksById(
      ctx.db,
      rates.isPublic,
      given.map((award) => award.artwork.id),
    ),
  ]);
  const chosen = chooseLanding(works, awarded);
  const toWork = (row: (typeof works)[number]) => toLandingWork(row, rates);
  return {
    wall: chosen.wall.map(toWork),
    features: chosen.features.map(toWork),
    awards: given.flatMap((award) => {
      const work = awarded.find((row) => row.id === award.artwork.id);
      return work ? [{ type: award.type, work: toWork(work) }] : [];
    }),
    invitation: chosen.invitation ? toWork(chosen.invitation) : null,
  };
}

/**
 * Caches the landing page in this process for 30 seconds, because every visitor requests it. While it shows only works of
 * members who agreed, it is dropped when a member or the settings change.
 */
export function createLanding(ctx: Context): () => Promise<Landing> {
  let kept: { until: number; landing: Promise<Landing> } | null = null;
  ctx.live.listen(({ signal: { type } }) => {
    if (type === 'settings') kept = null;
    if (type === 'member') void lastKnownSettings(ctx).then(({ isPublic }) => isPublic && (kept = null));
  });
  return () => {
    const now = ctx.clock.now().getTime();
    if (!kept || kept.until <= now) {
      const landing = buildLanding(ctx);
      // Failures are not cached, so the next visitor tries again.
      landing.catch(() => (kept = null));
      kept = { until: now + LANDING_MAX_AGE_MS, landing };
    }
    return kept.landing;
  };
}

export async function listCredits(ctx: Context): Promise<Credits> {
  const rows = await licensedWorks(ctx.db);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    imageUrl: row.imageUrl,
    artistName: displayName(row.artist),
    license: row.license!,
    credit: row.credit!,
  }));
}
