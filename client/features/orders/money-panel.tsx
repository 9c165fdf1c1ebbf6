import { countryName } from '#shared/kernel/country-name.ts';
import { deliveryTerm } from '#client/lib/delivery.ts';
import type { Purchase } from '#shared/orders/contract.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { Breakdown, MoneyRow } from '#client/ui/breakdown.tsx';
import { Section } from '#client/ui/section.tsx';
import { type Order, promiseOf } from './order.ts';

function titleOf({ side, purchase: { paidAt } }: Order): string {
  if (side === 'buyer')
    return paidAt ? t('What you paid, and who gets it') : t('What you’ll pay, and who gets it');
  return paidAt ? t('What was paid, and who gets it') : t('What the buyer will pay, and who gets it');
}

/** What the buyer got back; of partial refunds also who bears them. */
function Returned({ status, total, returned }: Purchase) {
  const parts = status === 'refunded' ? null : returned;
  return (
    <dl className="mt-4 grid gap-2.5 border-t border-line pt-4 text-sm">
      <MoneyRow label={t('Returned to the buyer')}>
        <dd className="num text-paper">−{shortUsd(parts?.amount ?? total)}</dd>
      </MoneyRow>
      {parts && (
        <>
          <MoneyRow label={t('From the artist’s payout')}>
            <dd className="num text-mute">−{shortUsd(parts.artistAmount)}</dd>
          </MoneyRow>
          <MoneyRow label={t('From the commission')}>
            <dd className="num text-mute">−{shortUsd(parts.commissionAmount)}</dd>
          </MoneyRow>
        </>
      )}
    </dl>
  );
}

/** The same breakdown as at checkout. */
export const MoneyPanel = ({ order }: { order: Order }) => {
  const { purchase } = order;
  const promised = promiseOf(purchase);
  return (
    <Section title={titleOf(order)}>
      <Breakdown
        price={purchase.amount}
        commission={purchase.commissionAmount}
        artist={purchase.artistAmount}
        rate={purchase.commissionRate}
        delivery={purchase.isPhysicalItem ? purchase.deliveryCost : undefined}
        tax={purchase.tax}
        deliveryTerm={promised ? deliveryTerm(promised) : undefined}
      />
      {order.side === 'artist' && purchase.tax && purchase.status !== 'refunded' && (
        <p className="mt-3 text-xs text-mute">
          {t('What you receive includes this tax. You’re responsible for paying it in {country}.', {
            country: countryName(purchase.tax.country),
          })}
        </p>
      )}
      {(purchase.returned || purchase.status === 'refunded') && <Returned {...purchase} />}
    </Section>
  );
};
