import { PREMIUM_PRICE_USD } from '#shared/rules/limits.ts';
import { shortUsd } from '#client/lib/format.ts';
import { useSession } from '#client/lib/session.ts';
import { PremiumLink } from '../premium/premium-link.tsx';

/** For members who have it not. */
export function RailPremium() {
  const { data: member } = useSession();
  if (!member || member.isSubscriber) return null;
  return (
    <section aria-labelledby="go-premium" className="rounded-md bg-gold-wash p-4">
      <h2 id="go-premium" className="text-lg text-gold">
        Go Premium
      </h2>
      <p className="mt-1 text-xs text-soft">
        Every course, no previews. {shortUsd(PREMIUM_PRICE_USD)} a month, cancel anytime.
      </p>
      <PremiumLink size="sm" className="mt-3 w-full">
        Upgrade Now
      </PremiumLink>
    </section>
  );
}
