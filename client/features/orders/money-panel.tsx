import type { Purchase } from '#shared/contracts/purchases.ts';
import { Breakdown } from '#client/components/ui/breakdown.tsx';
import { Panel } from '#client/components/ui/panel.tsx';

/** The same figures as at the checkout. */
export const MoneyPanel = ({ purchase, isBuyer }: { purchase: Purchase; isBuyer: boolean }) => (
  <Panel title={isBuyer ? 'What you paid, and who gets it' : 'What was paid, and who gets it'}>
    <Breakdown
      price={purchase.amount}
      commission={purchase.commissionAmount}
      artist={purchase.artistAmount}
      rate={purchase.commissionRate}
      delivery={purchase.isPhysicalItem ? purchase.deliveryCost : undefined}
    />
  </Panel>
);
