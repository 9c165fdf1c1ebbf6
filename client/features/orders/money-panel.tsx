import { Breakdown } from '#client/ui/breakdown.tsx';
import { Section } from '#client/ui/section.tsx';
import type { Order } from './order.ts';
import * as texts from './texts.ts';

function titleOf({ side, purchase: { paidAt } }: Order): string {
  if (side === 'buyer') return paidAt ? texts.whatYouPaid : texts.whatYouWillPay;
  return paidAt ? texts.whatWasPaid : texts.whatIsToBePaid;
}

/** The same breakdown as at checkout. */
export const MoneyPanel = ({ order }: { order: Order }) => {
  const { purchase } = order;
  return (
    <Section title={titleOf(order)}>
      <Breakdown
        price={purchase.amount}
        commission={purchase.commissionAmount}
        artist={purchase.artistAmount}
        rate={purchase.commissionRate}
        delivery={purchase.isPhysicalItem ? purchase.deliveryCost : undefined}
      />
    </Section>
  );
};
