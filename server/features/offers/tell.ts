import type { OfferChange } from '#shared/offers/states.ts';
import type { OfferRow } from '#shared/offers/tables.ts';
import type { Context, Queryable } from '#server/context.ts';

/** Tells the party who did not act; both, if neither did. */
export const tell = (
  ctx: Context,
  tx: Queryable,
  { id: offerId, artworkId, buyerId, sellerId }: OfferRow,
  change: OfferChange,
  by: string | null,
): Promise<void> =>
  ctx.events.emit(tx, 'offer.changed', {
    offerId,
    artworkId,
    change,
    by,
    to: [buyerId, sellerId].filter((id) => id !== by),
  });
