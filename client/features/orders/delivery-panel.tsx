import { ExternalLink } from 'lucide-react';
import type { ShippingAddress } from '#shared/orders/address.ts';
import type { Purchase } from '#shared/orders/contract.ts';
import { trackingUrl } from '#shared/orders/tracking.ts';
import { countryName } from './address/address-draft.ts';
import { Panel } from '#client/ui/panel.tsx';
import * as texts from './texts.ts';

/** In the country's usual order. */
function placeOf({ postalCode, city, region, country }: ShippingAddress): (string | null | undefined)[] {
  if (country === 'US' || country === 'CA') {
    return [`${city}, ${[region, postalCode].filter(Boolean).join(' ')}`];
  }
  return country === 'GB' ? [city, region, postalCode] : [`${postalCode} ${city}`, region];
}

const linesOf = (address: ShippingAddress): string[] =>
  [address.name, address.line1, address.line2, ...placeOf(address), countryName(address.country)].filter(
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
      <span className="sr-only">, {texts.trackWithInNewTab(carrier)}</span>
    </a>
  );
};

/** The delivery address, carrier and tracking number. */
export const DeliveryPanel = ({ purchase, isBuyer }: { purchase: Purchase; isBuyer: boolean }) => (
  <Panel title={texts.delivery}>
    <dl className="grid grid-cols-2 gap-5 text-sm">
      <div className="col-span-2">
        <dt className="text-xs text-mute">{texts.to}</dt>
        <dd dir="auto" className="mt-1 wrap-anywhere text-paper">
          {purchase.shippingAddress ? (
            linesOf(purchase.shippingAddress).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))
          ) : (
            <span className="text-soft">{isBuyer ? texts.noAddressYet : texts.noAddressToShow}</span>
          )}
        </dd>
      </div>
      {purchase.carrier && (
        <>
          <div>
            <dt className="text-xs text-mute">{texts.carrier}</dt>
            <dd dir="auto" className="mt-1 wrap-anywhere text-paper">
              {purchase.carrier}
            </dd>
          </div>
          <div>
            <dt className="text-xs text-mute">{texts.trackingNumber}</dt>
            <dd dir="auto" className="num mt-1 wrap-anywhere text-paper">
              <Tracking carrier={purchase.carrier} number={purchase.trackingNumber ?? ''} />
            </dd>
          </div>
        </>
      )}
    </dl>
  </Panel>
);
