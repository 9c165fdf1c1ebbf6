import { ratePercent, splitPrice } from '#shared/kernel/commission.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { t } from '#client/lib/t.ts';
import { Usd } from './offer-facts.tsx';

/** Shows the seller's part of a price. */
export function Split({ amount, rate }: { amount: string; rate: string }) {
  const { commissionCents, payeeCents } = splitPrice(toCents(amount), rate);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-2.5 text-sm text-soft">
      <dt>{t('Price')}</dt>
      <dd>
        <Usd amount={amount} className="text-paper" />
      </dd>
      <dt>{t('Commission ({rate})', { rate: ratePercent(rate) })}</dt>
      <dd className="text-mute">
        −<Usd amount={fromCents(commissionCents)} className="" />
      </dd>
      <div className="col-span-2 flex items-baseline justify-between border-t border-line pt-3 text-base font-semibold text-paper">
        <dt>{t('You receive')}</dt>
        <dd>
          <Usd amount={fromCents(payeeCents)} className="text-xl" />
        </dd>
      </div>
    </dl>
  );
}
