import type { ReactNode } from 'react';
import type { Purchase } from '#shared/contracts/purchases.ts';
import { ratePercent } from '#shared/rules/commission.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { usd } from '#client/lib/format.ts';
import { artistTotal } from './order.ts';

/** Price and delivery make what the buyer pays; who gets it stands below. */
export const MoneyPanel = ({ purchase, isBuyer }: { purchase: Purchase; isBuyer: boolean }) => (
  <Panel title="Money">
    <dl className="grid gap-2.5 text-sm">
      <Line label="Price">{usd(purchase.amount)}</Line>
      {purchase.isPhysicalItem && <Line label="Delivery">{usd(purchase.deliveryCost)}</Line>}
      <div className="mt-2 mb-2 flex items-baseline justify-between gap-4 border-y border-line py-4">
        <dt className="text-base font-semibold text-paper">{isBuyer ? 'You paid' : 'The buyer paid'}</dt>
        <dd className="num text-xl font-semibold text-paper">{usd(purchase.total)}</dd>
      </div>
      <Line label={`Commission (${ratePercent(purchase.commissionRate)} of the price)`}>
        {usd(purchase.commissionAmount)}
      </Line>
      <Line label={purchase.isPhysicalItem ? 'Artist receives, with delivery' : 'Artist receives'}>
        {usd(artistTotal(purchase))}
      </Line>
    </dl>
  </Panel>
);

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-soft">{label}</dt>
    <dd className="num text-paper">{children}</dd>
  </div>
);
