import type { Purchase, Sale } from '#shared/contracts/purchases.ts';
import type { PurchaseStatus } from '#shared/rules/purchase-states.ts';
import type { Member } from '../../http/route.ts';
import { maySeeFailure } from './policy.ts';
import type { PurchaseWithParties } from './queries.ts';

/** What both parties see. The response schema drops the rest, e-mail addresses and payment ids among it. */
export const toPurchase = (viewer: Member, row: PurchaseWithParties): Purchase => ({
  ...row.purchase,
  status: row.purchase.status as PurchaseStatus,
  failureMessage: maySeeFailure(viewer, row.purchase) ? row.purchase.failureMessage : null,
  artwork: row.artwork,
  seller: row.seller,
});

/** For the artist: with the buyer's address, to write the receipt to. */
export const toSale = (viewer: Member, row: PurchaseWithParties): Sale => ({
  ...toPurchase(viewer, row),
  artworkId: row.purchase.artworkId,
  buyer: row.buyer,
});
