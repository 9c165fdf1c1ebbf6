import { Crown } from 'lucide-react';
import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { useHomeWorks } from '#client/features/artworks/artwork-queries.ts';
import { outcomeOf } from '#client/features/premium/outcome.ts';
import { useFirstPayment } from '#client/features/premium/premium-queries.ts';
import { PremiumResult } from '#client/features/premium/premium-result.tsx';
import { PremiumSkeleton } from '#client/features/premium/premium-skeleton.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';

const Content = () => {
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
        link={{ href: paths.subscribe(), text: t('See Premium') }}
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
};

export default function SubscriptionSuccess() {
  useTitle(t('Your subscription'));
  return (
    <RequireMember>
      <Screen>
        <Content />
      </Screen>
    </RequireMember>
  );
}
