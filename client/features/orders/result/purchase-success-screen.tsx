import { ShoppingBag } from '#client/ui/icons.ts';
import { useSearchParams } from 'wouter';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { isMissing } from '#client/lib/api.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { PurchaseResult } from './purchase-result.tsx';
import { PurchaseSkeleton } from './purchase-skeleton.tsx';
import { usePurchase } from './use-purchase.ts';

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

export default function PurchaseSuccessScreen() {
  const [search] = useSearchParams();
  const id = search.get('purchase');
  return id ? <Content key={id} id={id} /> : <Unknown />;
}
