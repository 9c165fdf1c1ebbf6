import { Banknote, CircleDashed, Hourglass, type LucideIcon, Undo2, X } from 'lucide-react';
import type { Payout } from '#shared/orders/contract.ts';
import type { TransferStatus } from '#shared/payments/states.ts';
import { DELIVERY_HOLD_DAYS } from '#shared/orders/times.ts';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { Section } from '#client/ui/section.tsx';
import { day, shortUsd } from '#client/lib/format.ts';
import * as texts from './texts.ts';

const STATUSES: Record<TransferStatus, readonly [name: string, tone: ChipTone, icon: LucideIcon]> = {
  pending: [texts.upcoming, 'plain', CircleDashed],
  paying: [texts.onItsWay, 'info', CircleDashed],
  paid: [texts.paid, 'ok', Banknote],
  reversed: [texts.reversed, 'mute', Undo2],
  canceled: [texts.notPaid, 'mute', X],
};
const HELD: Record<NonNullable<Payout['heldBy']>, readonly [mine: string, theirs: string]> = {
  account: [texts.payoutOnHoldConnect, texts.onHoldUntilArtistConnects],
  refund: [texts.onHoldBecauseBuyerRequested, texts.onHoldBecauseBuyerRequested],
  dispute: [texts.onHoldBecauseBuyerDisputed, texts.onHoldBecauseBuyerDisputed],
  provider: [texts.transferFailedCheckAccount, texts.transferFailed],
};

function sentenceOf({ status, dueAt, paidAt, heldBy }: Payout, isMine: boolean): string {
  if (status === 'paid') return paidAt ? texts.transferredOn(day(paidAt)) : texts.transferred;
  if (status === 'reversed') return texts.refundedToTheBuyerPayout;
  if (status === 'canceled') return texts.refundedToTheBuyer;
  if (heldBy) return HELD[heldBy][isMine ? 0 : 1];
  return dueAt ? texts.payoutDueOn(day(dueAt)) : texts.onConfirmationOrDaysAfterDelivery(DELIVERY_HOLD_DAYS);
}

/** The artist's payout of the sale: amount, date, and why it is suspended. */
export function PayoutPanel({ payout, isMine }: { payout: Payout; isMine: boolean }) {
  const isHeld = payout.heldBy !== null;
  const [name, tone, icon] = STATUSES[payout.status];
  return (
    <Section
      title={texts.payout}
      aside={
        <Chip tone={isHeld ? 'danger' : tone} icon={isHeld ? Hourglass : icon}>
          {isHeld ? texts.onHold : name}
        </Chip>
      }
    >
      <p className="num text-xl text-paper">{shortUsd(payout.amount)}</p>
      <p className="mt-2 text-sm text-soft">{sentenceOf(payout, isMine)}</p>
      {isHeld && payout.dueAt && (
        <p className="mt-1 text-sm text-mute">{texts.payoutDueOn(day(payout.dueAt))}</p>
      )}
    </Section>
  );
}
