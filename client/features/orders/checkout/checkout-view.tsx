import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { feedEndpoints } from '#shared/discovery/feed/contract.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { dayAndTime } from '#client/lib/format.ts';
import { queryClient, refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { fill } from '#client/lib/sentence.ts';
import { DeliveryPanel } from './delivery-panel.tsx';
import { OrderPanel } from './order-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { ReservedFor } from './reserved-for.tsx';
import { useDelivery } from './use-delivery.ts';
import { type Intent, useIntent } from './use-intent.ts';
import { WorkFigure } from './work-figure.tsx';
import { type OfferedArtwork, totalOf } from './use-offer.ts';
import * as texts from './texts.ts';

/** One column for the work, one for the payment, and nothing else. */
export function CheckoutView({ artwork }: { artwork: OfferedArtwork }) {
  const [, navigate] = useLocation();
  const order = useIntent(artwork);
  const delivery = useDelivery(artwork);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const reservedUntil = artwork.agreed?.until ?? order.reservedUntil;
  const onPaid = (intent: Intent, status: string) => {
    delivery.form.forget();
    if (status === 'succeeded') toast({ title: texts.paymentSuccessful });
    void refresh(feedEndpoints.list, artworkEndpoints.byUser, purchaseEndpoints.mine);
    // Not refetched here, where it would only show that it is sold; its own page refetches it.
    void queryClient.invalidateQueries({ queryKey: [artworkEndpoints.get.path], refetchType: 'none' });
    navigate(paths.purchaseSuccess(intent.purchaseId));
  };
  return (
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_448px] xl:gap-12">
      <WorkFigure artwork={artwork} />
      <div>
        <h1 dir="auto" className="text-2xl wrap-anywhere sm:text-3xl">
          {fill(texts.purchase, { title: <span className="block text-balance">{artwork.title}</span> })}
        </h1>
        <p className="mt-2.5 flex min-h-6 items-center gap-2 text-sm text-mute">
          {reservedUntil && (
            <>
              <Clock size={15} aria-hidden className="shrink-0" />
              {artwork.agreed ? (
                texts.agreedUntil(dayAndTime(reservedUntil))
              ) : (
                <ReservedFor until={reservedUntil} />
              )}
            </>
          )}
        </p>
        <OrderPanel artwork={artwork} agreed={order.agreed} notice={order.notice} onAgree={order.agree} />
        {artwork.isPhysical && <DeliveryPanel form={delivery.form} />}
        <PaymentPanel
          total={totalOf(artwork)}
          agreed={order.agreed}
          intent={order.intent}
          refusal={order.refusal}
          onRetry={order.retry}
          check={delivery.check}
          save={delivery.save}
          onPaid={onPaid}
          bar={bar}
        />
        {/* The button is within reach from the start, above the navigation of phones. */}
        <div
          ref={setBar}
          className="sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 -mx-4 border-t border-line bg-ink/95 px-4 py-3 backdrop-blur empty:hidden sm:mx-0 sm:px-0 lg:bottom-0"
        />
      </div>
    </div>
  );
}
