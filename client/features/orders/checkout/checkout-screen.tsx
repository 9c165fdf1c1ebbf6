import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutUnavailable } from './checkout-unavailable.tsx';
import { CheckoutView } from './checkout-view.tsx';
import { useOffer } from './use-offer.ts';

function Content({ id }: { id: string }) {
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
}

export default function CheckoutScreen({ id }: { id: string }) {
  return (
    <div className="mx-auto" style={{ maxWidth: 1240 }}>
      <Content id={id} />
    </div>
  );
}
