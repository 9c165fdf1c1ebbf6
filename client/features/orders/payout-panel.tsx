import { Banknote, CircleDashed, Hourglass, type IconComponent, Undo2, X } from '#client/ui/icons.ts';
import type { Payout } from '#shared/orders/contract.ts';
import type { TransferStatus } from '#shared/payments/states.ts';
import { DELIVERY_HOLD_DAYS } from '#shared/orders/times.ts';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { Section } from '#client/ui/section.tsx';
import { day, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

const STATUSES: Record<TransferStatus, readonly [name: string, tone: ChipTone, icon: IconComponent]> = {
  pending: [t('Upcoming'), 'plain', CircleDashed],
  paying: [t('On its way'), 'info', CircleDashed],
  paid: [t('Paid'), 'ok', Banknote],
  reversed: [t('Reversed'), 'mute', Undo2],
  canceled: [t('Not paid'), 'mute', X],
};
const HELD: Record<NonNullable<Payout['heldBy']>, readonly [mine: string, theirs: string]> = {
  account: [
    t('On hold. Connect a payout account to receive it.'),
    t('On hold until the artist connects a payout account.'),
  ],
  refund: [
    t('On hold because the buyer requested a refund.'),
    t('On hold because the buyer requested a refund.'),
  ],
  dispute: [
    t('On hold because the buyer disputed the payment.'),
    t('On hold because the buyer disputed the payment.'),
  ],
  provider: [
    t('The transfer failed. We’ll retry. Check your account or contact support.'),
    t('The transfer failed. We’ll retry.'),
  ],
};

function sentenceOf({ status, dueAt, paidAt, heldBy }: Payout, isMine: boolean): string {
  if (status === 'paid')
    return paidAt ? t('Transferred on {paidAt}.', { paidAt: day(paidAt) }) : t('Transferred.');
  if (status === 'reversed') return t('Refunded to the buyer; payout reversed.');
  if (status === 'canceled') return t('Refunded to the buyer.');
  if (heldBy) return HELD[heldBy][isMine ? 0 : 1];
  return dueAt
    ? t('Due on {dueAt}.', { dueAt: day(dueAt) })
    : t('On confirmation or {deliveryHoldDays} days after delivery, whichever comes first.', {
        deliveryHoldDays: DELIVERY_HOLD_DAYS,
      });
}

/** The artist's payout of the sale: amount, date, and why it is suspended. */
export function PayoutPanel({ payout, isMine }: { payout: Payout; isMine: boolean }) {
  const isHeld = payout.heldBy !== null;
  const [name, tone, icon] = STATUSES[payout.status];
  return (
    <Section
      title={t('Payout')}
      aside={
        <Chip tone={isHeld ? 'danger' : tone} icon={isHeld ? Hourglass : icon}>
          {isHeld ? t('On hold') : name}
        </Chip>
      }
    >
      <p className="num text-xl text-paper">{shortUsd(payout.amount)}</p>
      <p className="mt-2 text-sm text-soft">{sentenceOf(payout, isMine)}</p>
      {isHeld && payout.dueAt && (
        <p className="mt-1 text-sm text-mute">{t('Due on {dueAt}.', { dueAt: day(payout.dueAt) })}</p>
      )}
    </Section>
  );
}
