import type { ReactNode } from 'react';
import { Copy, ExternalLink } from '#client/ui/icons.ts';
import { addressLines } from '#shared/orders/address-lines.ts';
import type { Purchase } from '#shared/orders/contract.ts';
import { trackingUrl } from '#shared/orders/tracking.ts';
import { zoneName } from '#client/features/delivery/public.ts';
import { costText, daysText } from '#client/lib/delivery.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { copyText } from '#client/lib/copy.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { promiseOf } from './order.ts';

/** Links to the carrier's tracking page if it is known. */
const Tracking = ({ carrier, number }: { carrier: string; number: string }) => {
  const url = trackingUrl(carrier, number);
  if (!url) return number;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center gap-1.5 underline decoration-edge underline-offset-4 hover:decoration-paper"
    >
      {number}
      <ExternalLink size={14} aria-hidden className="shrink-0" />
      <span className="sr-only">, {t('track with {carrier} in a new tab', { carrier })}</span>
    </a>
  );
};

/** The carrier, tracking number and delivery address. */
export const DeliveryFacts = ({ purchase, isBuyer }: { purchase: Purchase; isBuyer: boolean }) => (
  <dl className="grid gap-2.5 text-sm">
    {purchase.carrier && (
      <>
        <Fact term={t('Carrier')}>{purchase.carrier}</Fact>
        <Fact term={t('Tracking number')}>
          <span className="inline-flex items-center gap-1 font-mono">
            <Tracking carrier={purchase.carrier} number={purchase.trackingNumber ?? ''} />
            <IconButton
              label={t('Copy the tracking number')}
              className="-my-3 -mr-3"
              onClick={() =>
                void copyText(purchase.trackingNumber ?? '', {
                  done: t('Tracking number copied'),
                  refused: t('Select the number and copy it yourself.'),
                })
              }
            >
              <Copy size={15} aria-hidden />
            </IconButton>
          </span>
        </Fact>
      </>
    )}
    <Fact term={t('To')}>
      {purchase.shippingAddress ? (
        addressLines(purchase.shippingAddress).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))
      ) : (
        <span className="text-soft">{isBuyer ? t('No address yet.') : t('No address to show.')}</span>
      )}
    </Fact>
    <Promised purchase={purchase} />
  </dl>
);

/** As it was at payment. */
function Promised({ purchase }: { purchase: Purchase }) {
  const { deliveryZone: zone, deliveryCost, paidAt } = purchase;
  const promised = promiseOf(purchase);
  if (!zone || !promised) return null;
  const { from, to } = promised.days;
  const after = (days: number) => day(new Date(paidAt!.getTime() + days * 86_400_000));
  return (
    <>
      <Fact term={t('Zone')}>{zoneName(zone, promised.country)}</Fact>
      <Fact term={t('Delivery')}>
        {t('{price}, {days}', { price: costText(deliveryCost), days: daysText(from, to) })}
      </Fact>
      {paidAt && (
        <Fact term={t('Expected')}>{t('{from} to {to}', { from: after(from), to: after(to) })}</Fact>
      )}
    </>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex justify-between gap-6">
    <dt className="shrink-0 text-mute">{term}</dt>
    <dd dir="auto" className="min-w-0 text-right wrap-anywhere text-paper">
      {children}
    </dd>
  </div>
);
