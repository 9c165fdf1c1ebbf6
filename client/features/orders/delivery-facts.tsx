import type { ReactNode } from 'react';
import { ExternalLink } from '#client/ui/icons.ts';
import type { ShippingAddress } from '#shared/orders/address.ts';
import type { Purchase } from '#shared/orders/contract.ts';
import { trackingUrl } from '#shared/orders/tracking.ts';
import { zoneName } from '#client/features/delivery/public.ts';
import { costText, daysText } from '#client/lib/delivery.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { promiseOf } from './order.ts';
import { countryTitle } from '#shared/kernel/country-name.ts';

/** In the country's usual order. */
function placeOf({ postalCode, city, region, country }: ShippingAddress): (string | null | undefined)[] {
  if (country === 'US' || country === 'CA') {
    return [`${city}, ${[region, postalCode].filter(Boolean).join(' ')}`];
  }
  return country === 'GB' ? [city, region, postalCode] : [`${postalCode} ${city}`, region];
}

const linesOf = (address: ShippingAddress): string[] =>
  [address.name, address.line1, address.line2, ...placeOf(address), countryTitle(address.country)].filter(
    (line): line is string => Boolean(line),
  );

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
          <span className="font-mono">
            <Tracking carrier={purchase.carrier} number={purchase.trackingNumber ?? ''} />
          </span>
        </Fact>
      </>
    )}
    <Fact term={t('To')}>
      {purchase.shippingAddress ? (
        linesOf(purchase.shippingAddress).map((line) => (
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
