import { ShoppingBag } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { PurchaseResult } from '#client/features/orders/result/purchase-result.tsx';
import { PurchaseSkeleton } from '#client/features/orders/result/purchase-skeleton.tsx';
import { usePurchase } from '#client/features/orders/result/use-purchase.ts';
import { isMissing } from '#client/lib/api.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';

const Unknown = () => (
  <EmptyState
    level={1}
    icon={ShoppingBag}
    title={t('We couldn’t find that order')}
    body={t('Check the link, or find it under Purchases.')}
    link={{ href: paths.purchases(), text: t('Purchases') }}
  />
);

const Content = ({ id }: { id: string }) => {
  const purchase = usePurchase(id);
  const member = useMember();
  if (purchase.isPending) return <PurchaseSkeleton />;
  // The artist and moderators may read it, but it is not their purchase.
  const isOthers = purchase.data && purchase.data.buyerId !== member.id;
  if (isOthers || isMissing(purchase.error)) return <Unknown />;
  if (!purchase.data) {
    return (
      <PageError title={t('Your purchase couldn’t be loaded')} onRetry={() => void purchase.refetch()} />
    );
  }
  return (
    <PurchaseResult
      purchase={purchase.data}
      isWaitOver={purchase.isWaitOver}
      onCheckAgain={purchase.checkAgain}
    />
  );
};

export default function PurchaseSuccess() {
  const [search] = useSearchParams();
  const id = search.get('purchase');
  useTitle(t('Your purchase'));
  return (
    <RequireMember>
      <Screen>{id ? <Content key={id} id={id} /> : <Unknown />}</Screen>
    </RequireMember>
  );
}
