import { Crown } from '#client/ui/icons.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { useHomeWorks } from '#client/features/artworks/public.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { outcomeOf } from './outcome.ts';
import { useFirstPayment } from './premium-queries.ts';
import { PremiumResult } from './premium-result.tsx';
import { PremiumSkeleton } from './premium-skeleton.tsx';

export default function SubscriptionSuccessScreen() {
  const payment = useFirstPayment();
  const picture = useHomeWorks().data?.wall[0];
  if (payment.isPending) return <PremiumSkeleton />;
  if (payment.data === undefined) {
    return (
      <PageError title={t('Your subscription couldn’t be loaded')} onRetry={() => void payment.refetch()} />
    );
  }
  if (payment.data === null || outcomeOf(payment.data) === 'none') {
    return (
      <EmptyState
        level={1}
        icon={Crown}
        title={t('No subscription to show')}
        body={t('You don’t have a Premium subscription.')}
        link={{ href: paths.subscribe(), text: t('View Premium') }}
      />
    );
  }
  return (
    <PremiumResult
      subscription={payment.data}
      isWaitOver={payment.isWaitOver}
      onCheckAgain={payment.checkAgain}
      picture={picture}
    />
  );
}
