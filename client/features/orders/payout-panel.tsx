import { Banknote, CircleDashed, Hourglass, type LucideIcon, Undo2, X } from 'lucide-react';
import type { Payout } from '#shared/contracts/purchases.ts';
import type { CommissionStatus } from '#shared/rules/commission.ts';
import { GetPaid } from '#client/components/payouts/get-paid.tsx';
import { Chip, type ChipTone } from '#client/components/ui/chip.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { day, usd } from '#client/lib/format.ts';

const STATUSES: Record<CommissionStatus, readonly [name: string, tone: ChipTone, icon: LucideIcon]> = {
  pending: ['To come', 'plain', CircleDashed],
  paying: ['On its way', 'info', CircleDashed],
  paid: ['Paid', 'ok', Banknote],
  reversed: ['Taken back', 'mute', Undo2],
  canceled: ['Not paid', 'mute', X],
};
const HELD: Record<NonNullable<Payout['heldBy']>, readonly [mine: string, theirs: string]> = {
  account: [
    'It waits for you: connect an account, and it is transferred when it is due.',
    'It waits for the artist to connect an account.',
  ],
  refund: [
    'It waits, because the buyer asks for the money back.',
    'It waits, because the buyer asks for the money back.',
  ],
  dispute: [
    'It waits, because the buyer contests the payment at the bank.',
    'It waits, because the buyer contests the payment at the bank.',
  ],
  provider: [
    'The transfer was refused. It is tried again by itself; look after your account, or ask our support.',
    'The provider refused the transfer. It is tried again by itself.',
  ],
};

function sentenceOf({ status, dueAt, paidAt, heldBy }: Payout, isMine: boolean): string {
  if (status === 'paid') return paidAt ? `Transferred on ${day(paidAt)}.` : 'Transferred.';
  if (status === 'reversed') return 'The money went back to the buyer, and the transfer with it.';
  if (status === 'canceled') return 'The money went back to the buyer.';
  if (heldBy) return HELD[heldBy][isMine ? 0 : 1];
  return dueAt ? `Due on ${day(dueAt)}.` : 'On confirmation, at the latest 7 days after delivery.';
}

/** What of the sale reaches the artist, when, and why it waits. */
export function PayoutPanel({ payout, isMine }: { payout: Payout; isMine: boolean }) {
  const isHeld = payout.heldBy !== null;
  const [name, tone, icon] = STATUSES[payout.status];
  return (
    <Panel
      title="Payout"
      aside={
        <Chip tone={isHeld ? 'danger' : tone} icon={isHeld ? Hourglass : icon}>
          {isHeld ? 'Held' : name}
        </Chip>
      }
    >
      <p className="num text-xl text-paper">{usd(payout.amount)}</p>
      <p className="mt-2 text-sm text-soft">{sentenceOf(payout, isMine)}</p>
      {isHeld && payout.dueAt && <p className="mt-1 text-sm text-mute">Due on {day(payout.dueAt)}.</p>}
      {isMine && payout.heldBy === 'account' && <GetPaid className="mt-5" />}
    </Panel>
  );
}
