import type { ShippingAddress } from '#shared/contracts/addresses.ts';
import type { Purchase } from '#shared/contracts/purchases.ts';
import { countryName } from '#client/components/address/address-draft.ts';
import { Panel } from '#client/components/ui/panel.tsx';

const linesOf = ({ name, line1, line2, postalCode, city, region, country }: ShippingAddress): string[] =>
  [name, line1, line2, `${postalCode} ${city}`, region, countryName(country)].filter((line): line is string =>
    Boolean(line),
  );

/** Where it goes, and with whom it travels. */
export const DeliveryPanel = ({ purchase, isBuyer }: { purchase: Purchase; isBuyer: boolean }) => (
  <Panel title="Delivery">
    <dl className="grid grid-cols-2 gap-5 text-sm">
      <div className="col-span-2">
        <dt className="text-xs text-mute">To</dt>
        <dd className="mt-1 wrap-anywhere text-paper">
          {purchase.shippingAddress ? (
            linesOf(purchase.shippingAddress).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))
          ) : (
            <span className="text-soft">
              {isBuyer ? 'You have not given an address yet.' : 'No address to show.'}
            </span>
          )}
        </dd>
      </div>
      {purchase.carrier && (
        <>
          <div>
            <dt className="text-xs text-mute">Carrier</dt>
            <dd className="mt-1 wrap-anywhere text-paper">{purchase.carrier}</dd>
          </div>
          <div>
            <dt className="text-xs text-mute">Tracking number</dt>
            <dd className="num mt-1 wrap-anywhere text-paper">{purchase.trackingNumber}</dd>
          </div>
        </>
      )}
    </dl>
  </Panel>
);
