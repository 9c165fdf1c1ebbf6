import { usd } from '#client/lib/format.ts';
import { type Order, artistName, artistTotal, buyerName, payoutOf } from './order.ts';
import * as texts from './texts.ts';

/** What a refund means to the member who issues it, shown before the click. */
export function refundConsequence(order: Order): string {
  const { purchase, side } = order;
  const share = usd(artistTotal(purchase));
  const isArtist = side === 'artist';
  const artist = isArtist ? texts.youInSentence : artistName(order);
  const payout =
    payoutOf(order)?.status === 'paid'
      ? texts.payoutWillBeReversed(share, artist)
      : isArtist
        ? texts.youWontBePaid(share)
        : texts.artistWontBePaid(artist, share);
  const delivery = purchase.isPhysicalItem;
  return isArtist
    ? texts.buyerRefundedWorkYours(buyerName(order), usd(purchase.total), delivery, payout)
    : texts.buyerRefundedWorkArtists(buyerName(order), usd(purchase.total), delivery, payout);
}
