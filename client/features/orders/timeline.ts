/** The stages of an order: past, current and future. */
import { DELIVERY_HOLD_DAYS, DIGITAL_HOLD_DAYS, payoutDueAt } from '#shared/orders/times.ts';
import type { Stage } from '#client/ui/timeline-view.tsx';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { type Order, hasOpenRefundRequest, payoutOf } from './order.ts';

type Draft = Omit<Stage, 'state'> & { isDone: boolean };

const stage = (name: string, at: Date | null, otherwise: string): Draft => ({
  name,
  note: at ? day(at) : otherwise,
  isDone: at !== null,
});

/** The last stage. The buyer sees when the payout is due, not whether it waits for the artist. */
function paidOut(order: Order, now: Date): Draft {
  const { purchase } = order;
  const payout = payoutOf(order);
  const due = payoutDueAt(purchase);
  const isDone = payout ? payout.status === 'paid' : due !== null && now >= due;
  const isConfirmable = purchase.isPhysicalItem && !purchase.confirmedAt;
  const terms = purchase.isPhysicalItem
    ? t('On confirmation, or {deliveryHoldDays} days after delivery', {
        deliveryHoldDays: DELIVERY_HOLD_DAYS,
      })
    : t('{digitalHoldDays} days after payment', { digitalHoldDays: DIGITAL_HOLD_DAYS });
  const when = payout?.status === 'paid' ? (payout.paidAt ?? due) : due;
  return {
    name: isDone && !payout ? t('Released') : t('Paid out'),
    note:
      isDone && when
        ? day(when)
        : due
          ? isConfirmable
            ? t('By {date}', { date: day(due) })
            : t('Due on {date}', { date: day(due) })
          : terms,
    isDone,
  };
}

/** Names who acts next, and until when. */
const decisionNote = (order: Order): string => {
  const { refund, status } = order.purchase;
  if (payoutOf(order)?.status === 'paid') return t('The payout has already been sent');
  return status !== 'disputed' && refund?.answerDueAt
    ? refund.status === 'offered'
      ? t('The buyer must respond by {answerDueAt}', { answerDueAt: day(refund.answerDueAt) })
      : t('The artist must respond by {answerDueAt}', { answerDueAt: day(refund.answerDueAt) })
    : t('The payout is on hold until then');
};

const ENDS = { canceled: t('Canceled'), failed: t('Failed') } as const;

/** Keeps only the past stages of orders that ended otherwise. */
const ended = (drafts: Draft[]): Stage[] =>
  drafts.filter(({ isDone }) => isDone).map(({ name, note }) => ({ name, note, state: 'done' as const }));

/** Puts a partial refund after the stages that came before it. */
function withReturned({ returned, shippedAt, deliveredAt }: Order['purchase'], drafts: Draft[]): Draft[] {
  if (!returned) return drafts;
  const before = [shippedAt, deliveredAt].filter((at) => at && at <= returned.lastAt).length;
  return drafts.toSpliced(1 + before, 0, stage(t('Partly refunded'), returned.lastAt, ''));
}

export function timelineOf(order: Order, now: Date): Stage[] {
  const { purchase: p } = order;
  if (p.status === 'canceled' || p.status === 'failed') {
    return ended([
      stage(t('Ordered'), p.createdAt, ''),
      { name: ENDS[p.status], note: t('Not charged'), isDone: true },
    ]);
  }
  const paid = stage(
    p.paidAt ? t('Paid') : t('Payment'),
    p.paidAt,
    p.status === 'pending' ? t('Not completed yet') : t('Waiting for the bank'),
  );
  const shipped = p.shipBy ? t('By {date}', { date: day(p.shipBy) }) : t('By the artist');
  const sent = p.isPhysicalItem
    ? [
        stage(t('Shipped'), p.shippedAt, shipped),
        stage(
          p.confirmedAt ? t('Received') : t('Delivered'),
          p.confirmedAt ?? p.deliveredAt,
          order.side === 'buyer' ? t('You confirm delivery') : t('The buyer confirms delivery'),
        ),
      ]
    : [];
  const soFar = withReturned(p, [paid, ...sent]);
  if (p.status === 'refunded') {
    return ended([...soFar, stage(t('Refunded'), p.refundedAt ?? p.createdAt, '')]);
  }
  if (p.status === 'disputed' || hasOpenRefundRequest(p)) {
    const name = p.status === 'disputed' ? t('Disputed') : t('Refund requested');
    const note = p.status === 'disputed' ? t('The bank decides') : p.refund ? day(p.refund.createdAt) : '';
    return [
      ...ended(soFar),
      { name, note, state: 'now' },
      { name: t('Decision'), note: decisionNote(order), state: 'next' },
    ];
  }
  const drafts = [...soFar, paidOut(order, now)];
  const current = drafts.findIndex(({ isDone }) => !isDone);
  return drafts.map(({ name, note, isDone }, n) => ({
    name,
    note,
    state: isDone ? 'done' : n === current ? 'now' : 'next',
  }));
}
