import { usd } from '#client/lib/format.ts';
import { type Order, artistName, artistTotal, buyerName, payoutOf } from './order.ts';

/** What a refund means to whoever issues it, before the click. */
export function refundConsequence(order: Order): string {
  const { purchase, side } = order;
  const share = usd(artistTotal(purchase));
  const isArtist = side === 'artist';
  const artist = isArtist ? 'you' : artistName(order);
  const payout =
    payoutOf(order)?.status === 'paid'
      ? `The ${share} payout to ${artist} is reversed.`
      : `${isArtist ? 'You won’t' : `${artist} won’t`} be paid the ${share}.`;
  const delivery = purchase.isPhysicalItem ? ', delivery included' : '';
  return `${buyerName(order)} gets a refund of ${usd(purchase.total)}${delivery}. ${payout} The work is ${isArtist ? 'yours' : 'the artist’s'} again. This can’t be undone.`;
}
