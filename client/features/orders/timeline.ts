/** The stages of an order: what was, where it stands, what is to come. */
import {
  DELIVERY_HOLD_DAYS,
  DIGITAL_HOLD_DAYS,
  SHIP_WITHIN_DAYS,
  addDays,
  payoutDueAt,
} from '#shared/orders/times.ts';
import type { Stage } from '#client/ui/timeline-view.tsx';
import { day } from '#client/lib/format.ts';
import { type Order, isAskedBack, payoutOf } from './order.ts';

type Draft = Omit<Stage, 'state'> & { isDone: boolean };

const stage = (name: string, at: Date | null, otherwise: string): Draft => ({
  name,
  note: at ? day(at) : otherwise,
  isDone: at !== null,
});

/** The last one. The buyer sees when it is due, not whether it waits for the artist: to the buyer it is released. */
function paidOut(order: Order, now: Date): Draft {
  const { purchase } = order;
  const payout = payoutOf(order);
  const due = payoutDueAt(purchase);
  const isDone = payout ? payout.status === 'paid' : due !== null && now >= due;
  const isConfirmable = purchase.isPhysicalItem && !purchase.confirmedAt;
  const terms = purchase.isPhysicalItem
    ? `On confirmation, or ${DELIVERY_HOLD_DAYS} days after delivery`
    : `${DIGITAL_HOLD_DAYS} days after payment`;
  const when = payout?.status === 'paid' ? (payout.paidAt ?? due) : due;
  return {
    name: isDone && !payout ? 'Released' : 'Paid out',
    note: isDone && when ? day(when) : due ? `${isConfirmable ? 'By' : 'Due on'} ${day(due)}` : terms,
    isDone,
  };
}

/** Whose turn it is, and until when. */
const decisionNote = ({ refund, status }: Order['purchase']): string =>
  status !== 'disputed' && refund?.answerDueAt
    ? `The artist answers by ${day(refund.answerDueAt)}`
    : 'The payout is on hold until then';

const ENDS = { canceled: 'Canceled', failed: 'Failed' } as const;

/** Of an order that ended otherwise: only what has happened. */
const ended = (drafts: Draft[]): Stage[] =>
  drafts.filter(({ isDone }) => isDone).map(({ name, note }) => ({ name, note, state: 'done' as const }));

export function timelineOf(order: Order, now: Date): Stage[] {
  const { purchase: p } = order;
  if (p.status === 'canceled' || p.status === 'failed') {
    return ended([
      stage('Ordered', p.createdAt, ''),
      { name: ENDS[p.status], note: 'Not charged', isDone: true },
    ]);
  }
  const paid = stage(
    'Paid',
    p.paidAt,
    p.status === 'pending' ? 'Payment not finished' : 'Waiting for the bank',
  );
  const shipBy = p.paidAt ? `By ${day(addDays(p.paidAt, SHIP_WITHIN_DAYS))}` : 'By the artist';
  const sent = p.isPhysicalItem
    ? [
        stage('Shipped', p.shippedAt, shipBy),
        stage(
          p.confirmedAt ? 'Received' : 'Delivered',
          p.confirmedAt ?? p.deliveredAt,
          order.side === 'buyer' ? 'You confirm receipt' : 'The buyer confirms receipt',
        ),
      ]
    : [];
  if (p.status === 'refunded') {
    return ended([paid, ...sent, stage('Refunded', p.refundedAt ?? p.createdAt, '')]);
  }
  if (p.status === 'disputed' || isAskedBack(p)) {
    const name = p.status === 'disputed' ? 'Disputed' : 'Refund requested';
    const note = p.status === 'disputed' ? 'The bank decides' : p.refund ? day(p.refund.createdAt) : '';
    return [
      ...ended([paid, ...sent]),
      { name, note, state: 'now' },
      { name: 'Decision', note: decisionNote(p), state: 'next' },
    ];
  }
  const drafts = [paid, ...sent, paidOut(order, now)];
  const current = drafts.findIndex(({ isDone }) => !isDone);
  return drafts.map(({ name, note, isDone }, n) => ({
    name,
    note,
    state: isDone ? 'done' : n === current ? 'now' : 'next',
  }));
}
