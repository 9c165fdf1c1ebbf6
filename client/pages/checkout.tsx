import { useParams } from 'wouter';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { RequireMember } from '#client/layout/require-member.tsx';
import { UnlessSuspended } from '#client/layout/unless-suspended.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { CheckoutSkeleton } from '#client/features/orders/checkout/checkout-skeleton.tsx';
import { CheckoutUnavailable } from '#client/features/orders/checkout/checkout-unavailable.tsx';
import { CheckoutView } from '#client/features/orders/checkout/checkout-view.tsx';
import { useOffer } from '#client/features/orders/checkout/use-offer.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';

const Content = ({ id }: { id: string }) => {
  const config = useEndpoint(siteEndpoints.config, {});
  const offer = useOffer(id, useMember());
  if (offer.isPending || config.isPending) return <CheckoutSkeleton />;
  const failed = offer.isError ? offer : config.isError ? config : null;
  if (failed) {
    return <PageError title={t('The checkout couldn’t be loaded')} onRetry={() => void failed.refetch()} />;
  }
  const mode = config.data?.payments.mode ?? 'off';
  if (!offer.artwork || mode === 'off') return <CheckoutUnavailable reason={offer.reason} />;
  return (
    <>
      <BackLink href={paths.artwork(id)}>{t('Back to the artwork')}</BackLink>
      <CheckoutView artwork={offer.artwork} />
    </>
  );
};

export default function Checkout() {
  const { artworkId = '' } = useParams();
  useTitle(t('Checkout'));
  return (
    <RequireMember isWide>
      <UnlessSuspended act={t('buy')}>
        <Screen>
          <div className="mx-auto" style={{ maxWidth: 1240 }}>
            <Content id={artworkId} />
          </div>
        </Screen>
      </UnlessSuspended>
    </RequireMember>
  );
}
