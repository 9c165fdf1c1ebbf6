import type { Purchase } from '#shared/orders/contract.ts';
import { Breakdown } from '#client/ui/breakdown.tsx';
import { Panel } from '#client/ui/panel.tsx';
import * as texts from './texts.ts';

const titleOf = ({ paidAt }: Purchase, isBuyer: boolean): string => {
  if (!paidAt) return texts.priceAndWhoGetsIt;
  return isBuyer ? texts.whatYouPaid : texts.whatWasPaid;
};

/** The same breakdown as at checkout. */
export const MoneyPanel = ({ purchase, isBuyer }: { purchase: Purchase; isBuyer: boolean }) => (
  <Panel title={titleOf(purchase, isBuyer)}>
    <Breakdown
      price={purchase.amount}
      commission={purchase.commissionAmount}
      artist={purchase.artistAmount}
      rate={purchase.commissionRate}
      delivery={purchase.isPhysicalItem ? purchase.deliveryCost : undefined}
    />
  </Panel>
);
