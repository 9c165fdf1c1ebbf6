import { usd } from '#client/lib/format.ts';
import { type Order, artistName, artistTotal, buyerName, payoutOf } from './order.ts';

/** What giving the money back means to whoever gives it: said before the click. */
export function refundConsequence(order: Order): string {
  const { purchase, side } = order;
  const share = usd(artistTotal(purchase));
  const isArtist = side === 'artist';
  const artist = isArtist ? 'you' : artistName(order);
  const payout =
    payoutOf(order)?.status === 'paid'
      ? `The ${share} paid to ${artist} ${isArtist ? 'are' : 'is'} taken back.`
      : `${isArtist ? 'You are' : `${artist} is`} not paid the ${share}.`;
  const delivery = purchase.isPhysicalItem ? ', delivery included' : '';
  return `${buyerName(order)} gets ${usd(purchase.total)} back${delivery}. ${payout} The work is ${isArtist ? 'yours' : 'the artist’s'} again. This cannot be undone.`;
}
