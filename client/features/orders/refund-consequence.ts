import { shortUsd } from '#client/lib/format.ts';
import { type Order, artistName, artistTotal, buyerName, payoutOf } from './order.ts';
import * as texts from './texts.ts';

/** What a refund means to the member who issues it, shown before the click. */
export function refundConsequence(order: Order): string {
  const { purchase, side } = order;
  const share = shortUsd(artistTotal(purchase));
  const isArtist = side === 'artist';
  const artist = artistName(order);
  const isPaid = payoutOf(order)?.status === 'paid';
  const mine = isPaid ? texts.yourPayoutWillBeReversed(share) : texts.youWontBePaid(share);
  const theirs = isPaid ? texts.payoutWillBeReversed(share, artist) : texts.artistWontBePaid(artist, share);
  return [
    texts.buyerIsRefunded(buyerName(order), shortUsd(purchase.total), purchase.isPhysicalItem),
    isArtist ? mine : theirs,
    isArtist ? texts.workIsYoursAgain : texts.workIsTheArtistsAgain,
  ].join(' ');
}
