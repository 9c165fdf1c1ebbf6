import { Link } from 'wouter';
import { displayName } from '#shared/rules/names.ts';
import { isPaid } from '#shared/rules/purchase-states.ts';
import { OrderChips } from '#client/components/orders/order-chips.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { day } from '#client/lib/format.ts';
import { paths } from '#client/paths.ts';
import { LedgerRow } from './ledger-row.tsx';
import type { Trade } from './recipient.ts';

interface TradeListProps {
  trades: Trade[];
  onGenerate: (trade: Trade) => void;
}

/** What was sold, to whom, when, for how much; and the same of what was bought. */
export const TradeList = ({ trades, onGenerate }: TradeListProps) => (
  <ul>
    {trades.map((trade) => {
      const { kind, purchase } = trade;
      const when = purchase.paidAt ?? purchase.createdAt;
      return (
        <LedgerRow
          key={purchase.id}
          purchase={purchase}
          meta={
            <>
              <OrderChips purchase={purchase} />
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
          <p dir="auto" className="text-sm wrap-anywhere text-soft">
            {kind === 'sale'
              ? `Sold to ${displayName({ ...trade.purchase.buyer, artistName: null })}`
              : `Bought from ${displayName(purchase.seller)}`}
          </p>
          <Link
            href={kind === 'sale' ? paths.sale(purchase.id) : paths.purchase(purchase.id)}
            aria-label={`Order of ${purchase.artwork.title}`}
            className="mt-1 inline-flex h-9 items-center text-sm text-paper underline decoration-edge underline-offset-4 hover:decoration-paper"
          >
            See the order
          </Link>
        </LedgerRow>
      );
    })}
  </ul>
);
