import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { type Order, artistName, artistTotal, buyerName, leftOf, payoutOf } from './order.ts';

function afterwards({ purchase: { edition }, side }: Order): string {
  if (edition) return t('Number {n} can be sold again. This can’t be undone.', { n: edition.number });
  return side === 'artist'
    ? t('The work will be yours again. This can’t be undone.')
    : t('The work will belong to the artist again. This can’t be undone.');
}

/** Explains a refund to the member who issues it, before the click. */
export function refundConsequence(order: Order): string {
  const { purchase, side } = order;
  const share = shortUsd(artistTotal(purchase));
  const isArtist = side === 'artist';
  const artist = artistName(order);
  const buyer = buyerName(order);
  const total = shortUsd(leftOf(purchase));
  const isPaid = payoutOf(order)?.status === 'paid';
  const mine = isPaid
    ? t('The {share} payout to you will be reversed.', { share })
    : t('You won’t receive the {share} payout.', { share });
  const theirs = isPaid
    ? t('The {share} payout to {artist} will be reversed.', { share, artist })
    : t('{artist} won’t receive the {share} payout.', { artist, share });
  return [
    purchase.isPhysicalItem
      ? t('{buyer} will be refunded {total}, including shipping.', { buyer, total })
      : t('{buyer} will be refunded {total}.', { buyer, total }),
    isArtist ? mine : theirs,
    afterwards(order),
  ].join(' ');
}
