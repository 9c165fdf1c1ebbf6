import type { OfferChange } from '#shared/notices/offers.ts';
import type { OfferRow } from '#shared/offers/tables.ts';
import type { Context, Queryable } from '#server/context.ts';

class Undone extends Error {}

/**
 * Notifies the party who did not act; both, if neither did. The seller never hears of an offer below their lowest
 * price: the work is done and undone, so that the buyer's call takes as long as for any other offer.
 */
export async function emitOfferChanged(
  ctx: Context,
  tx: Queryable,
  { id: offerId, artworkId, buyerId, sellerId, declinesAt, callId }: OfferRow,
  change: OfferChange,
  by: string | null,
): Promise<void> {
  const emit = (db: Queryable, to: string[]) =>
    ctx.events.emit(db, 'offer.changed', { offerId, artworkId, change, by, to, callId });
  const isHidden = declinesAt !== null;
  if (by !== buyerId) {
    await emit(tx, isHidden || by === sellerId ? [buyerId] : [buyerId, sellerId]);
    return;
  }
  await tx
    .transaction(async (inner) => {
      await emit(inner, [sellerId]);
      if (isHidden) throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
}
