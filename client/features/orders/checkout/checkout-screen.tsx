import { Clock } from '#client/ui/icons.ts';
import { useLocation } from 'wouter';
import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { chooseCountry } from '#client/lib/country.ts';
import { destinationOf } from '#client/lib/delivery.ts';
import { dayAndTime } from '#client/lib/format.ts';
import { queryClient, refresh, useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tx } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { Frame } from '#client/ui/frame.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { Agreement } from './agreement.tsx';
import { taxIn } from '#client/features/tax/public.ts';
import { BillingPanel } from './billing-panel.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CheckoutUnavailable } from './checkout-unavailable.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { ReservedFor } from './reserved-for.tsx';
import { useBilling } from './use-billing.ts';
import { useDelivery } from './use-delivery.ts';
import { type Intent, useIntent } from './use-intent.ts';
import { type OfferedArtwork, totalOf, useOffer } from './use-offer.ts';

/** The work and what it costs, which stay; beside them where it goes, and the payment. */
export function CheckoutView({ artwork: work }: { artwork: OfferedArtwork }) {
  const [, navigate] = useLocation();
  const delivery = useDelivery(work);
  const billing = useBilling(work, delivery.country);
  const to = destinationOf(work, billing.country);
  const artwork = { ...work, deliveryCost: to.cost };
  const order = useIntent(artwork, to);
  const reservedUntil = artwork.agreed?.until ?? order.reservedUntil;
  const onPaid = (intent: Intent, status: string) => {
    if (status !== 'unknown') delivery.form.discard();
    // From now on, the address of this order decides the country.
    chooseCountry(null);
    void refresh(userEndpoints.current);
    if (status === 'succeeded') toast({ title: t('Payment Successful') });
    void refresh(feedEndpoints.list, artworkEndpoints.byUser, purchaseEndpoints.mine);
    // Not refetched here, where it would only show that it is sold; its own page refetches it.
    void queryClient.invalidateQueries({ queryKey: [artworkEndpoints.get.path], refetchType: 'none' });
    navigate(paths.purchaseSuccess(intent.purchaseId));
  };
  return (
    <Frame
      side={520}
      head={
        <>
          <h1 dir="auto" className="text-2xl wrap-anywhere sm:text-3xl">
            {tx('Purchase {title}', { title: <span className="block text-balance">{artwork.title}</span> })}
          </h1>
          <p className="mt-2.5 flex min-h-6 items-center gap-2 text-sm text-mute">
            {reservedUntil && (
              <>
                <Clock size={15} aria-hidden className="shrink-0" />
                {artwork.agreed ? (
                  t('Your agreed price, reserved until {when}', { when: dayAndTime(reservedUntil) })
                ) : (
                  <ReservedFor until={reservedUntil} />
                )}
              </>
            )}
          </p>
        </>
      }
      thing={<OrderSummary artwork={artwork} to={to} tax={taxIn(totalOf(artwork), billing.stated)} />}
      facts={
        <div className="grid grid-cols-1 gap-8">
          {artwork.isPhysical && <DeliveryPanel form={delivery.form} artwork={artwork} to={to} />}
          <BillingPanel billing={billing} />
          <PaymentPanel
            total={totalOf(artwork)}
            isDelivered={to.state !== 'none'}
            agreed={order.agreed}
            intent={order.intent}
            refusal={order.refusal}
            onRetry={order.retry}
            check={() => delivery.check() && billing.company.check()}
            save={async (intent) => {
              await billing.company.save();
              await delivery.save(intent);
            }}
            onPaid={onPaid}
          >
            <Agreement
              artwork={artwork}
              to={to}
              agreed={order.agreed}
              notice={order.notice}
              onAgree={order.agree}
            />
          </PaymentPanel>
        </div>
      }
    />
  );
}

function Content({ id }: { id: string }) {
  const config = useEndpoint(siteEndpoints.config, {});
  const offer = useOffer(id, useMember());
  if (offer.isPending || config.isPending) return <CheckoutSkeleton />;
  const failed = offer.isError ? offer : config.isError ? config : null;
  if (failed) {
    return <PageError title={t('The checkout couldn’t be loaded')} onRetry={() => void failed.refetch()} />;
  }
  const mode = config.data?.payments.mode ?? 'off';
  if (!offer.artwork || mode === 'off')
    return <CheckoutUnavailable reason={offer.reason} orderId={offer.orderId} />;
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
