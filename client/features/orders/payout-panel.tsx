import { Banknote, CircleDashed, Hourglass, type LucideIcon, Undo2, X } from 'lucide-react';
import type { Payout } from '#shared/orders/contract.ts';
import type { CommissionStatus } from '#shared/kernel/commission.ts';
import { DELIVERY_HOLD_DAYS } from '#shared/orders/times.ts';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { day, usd } from '#client/lib/format.ts';

const STATUSES: Record<CommissionStatus, readonly [name: string, tone: ChipTone, icon: LucideIcon]> = {
  pending: ['Upcoming', 'plain', CircleDashed],
  paying: ['On its way', 'info', CircleDashed],
  paid: ['Paid', 'ok', Banknote],
  reversed: ['Reversed', 'mute', Undo2],
  canceled: ['Not paid', 'mute', X],
};
const HELD: Record<NonNullable<Payout['heldBy']>, readonly [mine: string, theirs: string]> = {
  account: [
    'On hold. Connect a payout account to receive it.',
    'On hold until the artist connects a payout account.',
  ],
  refund: ['On hold because the buyer requested a refund.', 'On hold because the buyer requested a refund.'],
  dispute: [
    'On hold because the buyer disputed the payment.',
    'On hold because the buyer disputed the payment.',
  ],
  provider: [
    'The transfer failed. We’ll retry. Check your account or contact support.',
    'The transfer failed. We’ll retry.',
  ],
};

function sentenceOf({ status, dueAt, paidAt, heldBy }: Payout, isMine: boolean): string {
  if (status === 'paid') return paidAt ? `Transferred on ${day(paidAt)}.` : 'Transferred.';
  if (status === 'reversed') return 'Refunded to the buyer; payout reversed.';
  if (status === 'canceled') return 'Refunded to the buyer.';
  if (heldBy) return HELD[heldBy][isMine ? 0 : 1];
  return dueAt
    ? `Due on ${day(dueAt)}.`
    : `On confirmation, or ${DELIVERY_HOLD_DAYS} days after delivery at the latest.`;
}

/** What of the sale reaches the artist, when, and why it is on hold. */
export function PayoutPanel({ payout, isMine }: { payout: Payout; isMine: boolean }) {
  const isHeld = payout.heldBy !== null;
  const [name, tone, icon] = STATUSES[payout.status];
  return (
    <Panel
      title="Payout"
      aside={
        <Chip tone={isHeld ? 'danger' : tone} icon={isHeld ? Hourglass : icon}>
          {isHeld ? 'On hold' : name}
        </Chip>
      }
    >
      <p className="num text-xl text-paper">{usd(payout.amount)}</p>
      <p className="mt-2 text-sm text-soft">{sentenceOf(payout, isMine)}</p>
      {isHeld && payout.dueAt && <p className="mt-1 text-sm text-mute">Due on {day(payout.dueAt)}.</p>}
    </Panel>
  );
}
