import type { ReactNode } from 'react';
import { rateToBps } from '#shared/kernel/commission.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { Tax } from '#shared/tax/contract.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { TaxLine } from './tax-line.tsx';

/** A line of a calculation. */
export const MoneyRow = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="flex items-center gap-2 text-soft">{label}</dt>
    {children}
  </div>
);

interface BreakdownProps {
  /** Decimals in USD, as computed by the server: nothing is rounded again here. */
  price: string;
  commission: string;
  artist: string;
  /** "0.1000" */
  rate: string;
  /** The delivery cost of physical works, on top of the price and passed on to the artist in full. */
  delivery?: string | undefined;
  /** Destination and delivery time, instead of 'Shipping'. */
  deliveryTerm?: string | undefined;
  /** What the total includes. */
  tax?: Tax | null | undefined;
  /** Delivery belongs to it, but what it costs is not known. */
  isWithoutDelivery?: boolean;
}

/** The price drawn to scale and split, the commission as a deduction; then delivery if any, and the total. */
export function Breakdown({
  price,
  commission,
  artist,
  rate,
  delivery,
  deliveryTerm,
  tax,
  isWithoutDelivery = false,
}: BreakdownProps) {
  const percent = rateToBps(rate) / 100;
  const deliveryCents = toCents(delivery ?? '0');
  const plus = (amount: string) => fromCents(toCents(amount) + deliveryCents);
  return (
    <div>
      <div aria-hidden className="mb-5 flex h-2 gap-0.5 overflow-hidden rounded-full">
        <span className="bg-paper" style={{ flex: toCents(artist) + deliveryCents }} />
        <span className="bg-edge" style={{ flex: toCents(commission) }} />
      </div>
      <dl className="grid gap-2.5 text-sm">
        <MoneyRow label={t('Price')}>
          <dd className="num text-paper">{shortUsd(price)}</dd>
        </MoneyRow>
        <MoneyRow
          label={
            <>
              <span aria-hidden className="size-2 rounded-full bg-edge" />
              {t('Commission ({percent}%)', { percent })}
            </>
          }
        >
          <dd className="num text-mute">−{shortUsd(commission)}</dd>
        </MoneyRow>
        <MoneyRow
          label={
            <>
              <span aria-hidden className="size-2 rounded-full bg-paper" />
              {deliveryCents > 0
                ? t('Artist receives ({value}% + shipping)', { value: 100 - percent })
                : t('Artist receives ({value}%)', { value: 100 - percent })}
            </>
          }
        >
          <dd className="num text-mute">{shortUsd(plus(artist))}</dd>
        </MoneyRow>
        {delivery !== undefined && (
          <MoneyRow label={deliveryTerm ?? t('Shipping')}>
            <dd className="num text-paper">{deliveryCents > 0 ? shortUsd(delivery) : t('Free')}</dd>
          </MoneyRow>
        )}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="text-base font-semibold text-paper">
            {isWithoutDelivery ? t('Total without delivery') : t('Total')}
          </dt>
          <dd aria-live="polite" className="num text-xl font-semibold text-paper">
            {shortUsd(plus(price))}
          </dd>
        </div>
        {tax && <TaxLine tax={tax} />}
      </dl>
    </div>
  );
}
