import type { Offer } from '#shared/offers/contract.ts';
import { MAX_OFFERS_PER_WORK } from '#shared/offers/limits.ts';
import { type Rates, commissionRateFor, splitPrice } from '#shared/kernel/commission.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { Member } from '#server/http/route.ts';
import type { OfferWithParties } from './queries.ts';

export function toOffer(viewer: Member, row: OfferWithParties, rates: Rates): Offer {
  const { offer, artwork, seller, order } = row;
  const isSeller = offer.sellerId === viewer.id;
  const commissionRate = order?.commissionRate ?? commissionRateFor(seller, rates);
  return {
    ...offer,
    side: isSeller ? 'seller' : 'buyer',
    artwork: artwork && {
      ...artwork,
      deliveryCost: (artwork.isPhysical && offer.delivery?.price) || artwork.deliveryCost,
      isForSale: artwork.isForSale && !artwork.isHidden,
      leastOffer: isSeller ? artwork.leastOffer : null,
      edition:
        artwork.editionSize === null
          ? null
          : { size: artwork.editionSize, left: artwork.editionSize - row.soldCount },
    },
    buyer: row.buyer,
    seller,
    turns: row.turns.map(({ authorId, ...round }) => ({ ...round, isMine: authorId === viewer.id })),
    boughtCount: row.boughtCount,
    sellerAmount: fromCents(splitPrice(toCents(offer.amount), commissionRate).payeeCents),
    commissionRate,
    orderId: order?.id ?? null,
    offersLeft: isSeller ? null : Math.max(0, MAX_OFFERS_PER_WORK - row.madeCount),
  };
}
