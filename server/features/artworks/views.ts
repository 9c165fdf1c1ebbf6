import type { Artwork, ArtworkDetail } from '#shared/artworks/contract.ts';
import { hexOfLab } from '#shared/artworks/color.ts';
import { type Rates, commissionRateFor, splitPrice } from '#shared/kernel/commission.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import type { Member } from '#server/http/route.ts';
import { mayHaveOriginal } from './policy.ts';
import type { CardRow, DetailRow } from './queries.ts';

export const toCard = (row: CardRow): Artwork => ({ ...row, isSold: row.soldAt !== null });

export function toDetail(row: DetailRow, viewer: Member, rates: Rates): ArtworkDetail {
  const commissionRate = commissionRateFor(row.artist, rates);
  return {
    ...toCard(row),
    isPhysical: row.isPhysical,
    allowsAiTraining: row.allowsAiTraining,
    deliveryCost: row.deliveryCost,
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    depthMm: row.depthMm,
    colors: (row.palette ?? []).map((color) => ({ hex: hexOfLab(color), share: color.share })),
    edition: row.edition,
    soldAt: row.soldAt,
    soldPrice: row.soldPrice,
    orderId: row.orderId,
    isReserved: row.isReserved,
    onHoldUntil: row.isReserved ? row.heldUntil : null,
    agreed: row.agreed && { ...row.agreed, until: row.agreed.until! },
    isHidden: row.isHidden,
    isFeatured: row.isFeatured,
    mayHaveOriginal: mayHaveOriginal(viewer, row),
    isOpenToOffers: row.isOpenToOffers,
    leastOffer: row.userId === viewer.id ? row.leastOffer : null,
    license: row.license,
    credit: row.credit,
    commissionRate,
    artistAmount:
      row.price === null ? null : fromCents(splitPrice(toCents(row.price), commissionRate).payeeCents),
    artist: row.artist,
  };
}
