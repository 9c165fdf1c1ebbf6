import { CheckCheck, CircleDashed, Gavel, type LucideIcon, Undo2, X } from 'lucide-react';
import { displayName } from '#shared/rules/names.ts';
import type { PurchaseStatus } from '#shared/rules/purchase-states.ts';
import { isPaid } from '#shared/rules/purchase-states.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Chip, type ChipTone } from '#client/components/ui/chip.tsx';
import { day } from '#client/lib/format.ts';
import { LedgerRow } from './ledger-row.tsx';
import type { Trade } from './recipient.ts';

const STATUSES: Record<PurchaseStatus, [name: string, tone: ChipTone, icon: LucideIcon]> = {
  pending: ['Waiting for payment', 'plain', CircleDashed],
  processing: ['Payment on its way', 'info', CircleDashed],
  paid: ['Paid', 'ok', CheckCheck],
  shipped: ['Shipped', 'ok', CheckCheck],
  delivered: ['Delivered', 'ok', CheckCheck],
  canceled: ['Canceled', 'mute', X],
  failed: ['Failed', 'mute', X],
  refunded: ['Refunded', 'mute', Undo2],
  disputed: ['Disputed', 'danger', Gavel],
};

interface TradeListProps {
  trades: Trade[];
  onGenerate: (trade: Trade) => void;
}

/** What was sold, to whom, when, for how much; and the same of what was bought. */
export const TradeList = ({ trades, onGenerate }: TradeListProps) => (
  <ul>
    {trades.map((trade) => {
      const { kind, purchase } = trade;
      const [status, tone, icon] = STATUSES[purchase.status];
      const when = purchase.paidAt ?? purchase.createdAt;
      return (
        <LedgerRow
          key={purchase.id}
          purchase={purchase}
          meta={
            <>
              <Chip tone={tone} icon={icon}>
                {status}
              </Chip>
              <time dateTime={when.toISOString()}>{day(when)}</time>
            </>
          }
          actions={
            isPaid(purchase.status) && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Receipt for ${purchase.artwork.title}`}
                onClick={() => onGenerate(trade)}
              >
                Receipt
              </Button>
            )
          }
        >
          <p className="text-sm text-soft">
            {kind === 'sale'
              ? `Sold to ${displayName({ ...trade.purchase.buyer, artistName: null })}`
              : `Bought from ${displayName(purchase.seller)}`}
          </p>
        </LedgerRow>
      );
    })}
  </ul>
);
