import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { Screen } from '#client/ui/screen.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { useHomeWorks } from '#client/features/artworks/public.ts';
import { UnlessSuspended } from '#client/features/moderation/public.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { isPremiumSold } from './premium-soon.ts';
import { MemberView } from './member-view.tsx';
import { PremiumSkeleton } from './premium-skeleton.tsx';
import { useSubscription } from './premium-queries.ts';
import { SubscribeOffer } from './subscribe-offer.tsx';

/** The offer, or the member's subscription: also if Premium is no longer sold, so that everyone can cancel. */
export default function SubscribeScreen() {
  const config = useEndpoint(siteEndpoints.config, {});
  const subscription = useSubscription();
  const picture = useHomeWorks().data?.wall[0];
  if (subscription.isPending || config.isPending) {
    return (
      <Screen>
        <PremiumSkeleton />
      </Screen>
    );
  }
  const failed = subscription.data === undefined ? subscription : config.data ? null : config;
  if (failed || !config.data) {
    return (
      <Screen>
        <PageError
          title={t('Premium couldn’t be loaded')}
          onRetry={() => void (failed ?? config).refetch()}
        />
      </Screen>
    );
  }
  const own = subscription.data ?? null;
  if (own && (own.isPremium || own.status === 'unpaid')) {
    return (
      <Screen>
        <MemberView subscription={own} picture={picture} />
      </Screen>
    );
  }
  return (
    <UnlessSuspended act={t('subscribe')}>
      <Screen>
        <SubscribeOffer
          last={own}
          // One whose first payment is open keeps the price it was started at.
          price={own && !own.endedAt ? own.price : config.data.premiumPrice}
          isSold={isPremiumSold(config.data)}
          picture={picture}
        />
      </Screen>
    </UnlessSuspended>
  );
}
