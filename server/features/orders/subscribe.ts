import type { Context } from '#server/context.ts';
import { clearMissingAccount } from './payouts/queries.ts';
import { deleteFailedPurchases } from './queries.ts';

export function subscribeOrders({ events }: Context): void {
  events.on('artwork.deleting', (tx, { artworkId }) => deleteFailedPurchases(tx, artworkId));
  events.on('payout-account.activated', (tx, { memberId }) => clearMissingAccount(tx, memberId));
}
