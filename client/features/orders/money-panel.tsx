import type { Purchase } from '#shared/orders/contract.ts';
import { Breakdown } from '#client/ui/breakdown.tsx';
import { Panel } from '#client/ui/panel.tsx';
import * as texts from './texts.ts';

/** The same breakdown as at checkout. */
export const MoneyPanel = ({ purchase }: { purchase: Purchase }) => (
  <Panel title={purchase.paidAt ? texts.paymentBreakdown : texts.priceBreakdown}>
    <Breakdown
      price={purchase.amount}
      commission={purchase.commissionAmount}
      artist={purchase.artistAmount}
      rate={purchase.commissionRate}
      delivery={purchase.isPhysicalItem ? purchase.deliveryCost : undefined}
    />
  </Panel>
);
