import { countryName } from '#shared/kernel/country-name.ts';
import { deliveryTerm } from '#client/lib/delivery.ts';
import { t } from '#client/lib/t.ts';
import { Breakdown } from '#client/ui/breakdown.tsx';
import { Section } from '#client/ui/section.tsx';
import { type Order, promiseOf } from './order.ts';

function titleOf({ side, purchase: { paidAt } }: Order): string {
  if (side === 'buyer')
    return paidAt ? t('What you paid, and who gets it') : t('What you’ll pay, and who gets it');
  return paidAt ? t('What was paid, and who gets it') : t('What the buyer will pay, and who gets it');
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
      {order.side === 'artist' && purchase.tax && (
        <p className="mt-3 text-xs text-mute">
          {t('The tax is part of what you receive. You owe it in {country}.', {
            country: countryName(purchase.tax.country),
          })}
        </p>
      )}
    </Section>
  );
};
