import { useLocation } from 'wouter';
import { shortUsd } from '#client/lib/format.ts';
import { hasPremiumCourses, prices } from '#client/lib/prices.ts';
import { useSession } from '#client/lib/session.ts';
import { PremiumLink } from '#client/features/premium/premium-link.tsx';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

/** Shown to members without Premium, where there is something to unlock and the page itself does not offer it. */
export function RailPremium() {
  const { data: member } = useSession();
  const [path] = useLocation();
  if (!member || member.isSubscriber || !hasPremiumCourses() || path === paths.statistics()) return null;
  return (
    <section aria-labelledby="go-premium" className="rounded-md bg-gold-wash p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="go-premium" className="text-sm whitespace-nowrap text-gold">
          {t('Go Premium')}
        </h2>
        <PremiumLink size="sm" className="px-2.5!">
          {t('Upgrade Now')}
        </PremiumLink>
      </div>
      <p className="mt-1.5 text-2xs text-soft">
        {t('Every course in full, {premiumPriceUsd}/month.', {
          premiumPriceUsd: shortUsd(prices().premiumPrice),
        })}
      </p>
    </section>
  );
}
