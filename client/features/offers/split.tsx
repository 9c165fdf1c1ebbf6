import { ratePercent, splitPrice } from '#shared/kernel/commission.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { Usd } from './offer-facts.tsx';
import * as texts from './texts.ts';

/** What the seller receives of a price. */
export function Split({ amount, rate }: { amount: string; rate: string }) {
  const { commissionCents, payeeCents } = splitPrice(toCents(amount), rate);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-2.5 text-sm text-soft">
      <dt>{texts.price}</dt>
      <dd>
        <Usd amount={amount} className="text-paper" />
      </dd>
      <dt>{texts.commission(ratePercent(rate))}</dt>
      <dd className="text-mute">
        −<Usd amount={fromCents(commissionCents)} className="" />
      </dd>
      <div className="col-span-2 flex items-baseline justify-between border-t border-line pt-3 text-base font-semibold text-paper">
        <dt>{texts.youReceive}</dt>
        <dd>
          <Usd amount={fromCents(payeeCents)} className="text-xl" />
        </dd>
      </div>
    </dl>
  );
}
