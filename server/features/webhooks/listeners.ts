/** Messages to webhooks are queued in the transaction of the event. */
import type { Context } from '#server/context.ts';
import { queueWebhooks } from './queue.ts';

export function addWebhookListeners(ctx: Context): void {
  const { events } = ctx;
  events.on('artwork.sold', (tx, { purchaseId: order, artworkId: artwork, artistId }) =>
    queueWebhooks(ctx, tx, [artistId], { type: 'order.sold', order, artwork, state: 'sold' }),
  );
  // To both sides, whoever acted: a shop learns of what was done on a screen.
  events.on('order.changed', async (tx, { purchaseId, artworkId: artwork, artistId, buyerId, change }) => {
    const message = { order: purchaseId, artwork, state: change };
    if (change === 'paid_out')
      await queueWebhooks(ctx, tx, [artistId], { type: 'order.paid_out', ...message });
    else if (change === 'refunded_part')
      await queueWebhooks(ctx, tx, [artistId, buyerId], { type: 'order.refunded', ...message });
    else if (change === 'shipped' || change === 'delivered' || change === 'refunded')
      await queueWebhooks(ctx, tx, [artistId, buyerId], { type: `order.${change}`, ...message });
  });
  // Never to the buyer who acted: a message would tell that the seller sees the offer.
  events.on('offer.changed', (tx, { offerId: offer, artworkId: artwork, change: state, to }) =>
    queueWebhooks(ctx, tx, to, { type: 'offer.changed', offer, artwork, state }),
  );
  events.on('hire.changed', (tx, { projectId: project, kind: state, to, parties }) => {
    // Moderators are notified as well.
    const members = state === 'disputed' ? to.filter((id) => parties.includes(id)) : to;
    return queueWebhooks(ctx, tx, members, { type: 'project.changed', project, state });
  });
}
