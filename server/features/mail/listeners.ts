/** E-mail is queued in the transaction of the event. */
import { FOR_THE_ARTIST } from '#shared/notices/orders.ts';
import { SHIP_WITHIN_DAYS, addDays } from '#shared/orders/times.ts';
import type { Context } from '#server/context.ts';
import { UNREAD_MS, beforeDigest } from './digest/schedule.ts';
import { HIRE } from './hire-texts.ts';
import { isPhysicalOrder } from './kinds/order-queries.ts';
import { NOTICE_KINDS } from './kinds/notices.ts';
import { queueLastLetter, queueMail } from './outbox/queue.ts';

const REMINDED_DAYS_BEFORE = 3;

/** Dates as ISO; null is left out. */
const asText = (said: Record<string, string | number | boolean | Date | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) =>
      value === null ? [] : [[name, value instanceof Date ? value.toISOString() : String(value)]],
    ),
  );

export function addMailListeners(ctx: Context): void {
  const { events } = ctx;
  events.on('artwork.sold', async (tx, { purchaseId, artistId, buyerId }) => {
    const subject = { purchaseId };
    const reminder = {
      kind: 'order.days_left',
      to: [artistId],
      subject,
      dedupeKey: `order:${purchaseId}:days_left`,
      dueAt: addDays(ctx.clock.now(), SHIP_WITHIN_DAYS - REMINDED_DAYS_BEFORE),
    };
    await queueMail(
      ctx,
      tx,
      { kind: 'order.sold', to: [artistId], subject, dedupeKey: `order:${purchaseId}:sold` },
      { kind: 'order.paid', to: [buyerId], subject, dedupeKey: `order:${purchaseId}:paid` },
      ...(ctx.mail && (await isPhysicalOrder(tx, purchaseId)) ? [reminder] : []),
    );
  });
  events.on('order.changed', (tx, { purchaseId, buyerId, artistId, change, by }) => {
    const parties = FOR_THE_ARTIST.has(change) ? [artistId] : [buyerId, artistId];
    const to = parties.filter((id) => id !== by);
    return queueMail(ctx, tx, { kind: `order.${change}`, to, subject: { purchaseId } });
  });
  events.on('offer.changed', (tx, { offerId, change, to }) =>
    queueMail(ctx, tx, { kind: `offer.${change}`, to, subject: { offerId } }),
  );
  events.on('hire.changed', async (tx, { projectId, kind, to, parties, by }) => {
    if (!HIRE[kind]) return;
    // Moderators have the bell and their queue.
    const recipients = kind === 'disputed' ? to.filter((id) => parties.includes(id)) : to;
    const subject = { projectId, ...(by && { actorId: by }) };
    await queueMail(ctx, tx, { kind: `hire.${kind}`, to: recipients, subject });
  });
  events.on('certificate.handed_on', (tx, { code, purchaseId, giverId, receiverId }) => {
    const subject = { purchaseId, code };
    return queueMail(
      ctx,
      tx,
      { kind: 'certificate.handed_on', to: [giverId], subject },
      { kind: 'certificate.received', to: [receiverId], subject },
    );
  });
  events.on('certificate.voided', (tx, { code, purchaseId, ownerId }) =>
    queueMail(ctx, tx, { kind: 'certificate.voided', to: [ownerId], subject: { purchaseId, code } }),
  );
  events.on('premium.changed', (tx, { memberId, change }) =>
    queueMail(ctx, tx, { kind: `premium.${change}`, to: [memberId], subject: {} }),
  );
  events.on('support.answered', (tx, { requestId, memberId }) =>
    queueMail(ctx, tx, { kind: 'support.answered', to: [memberId], subject: { requestId } }),
  );
  for (const kind of Object.keys(NOTICE_KINDS) as (keyof typeof NOTICE_KINDS)[])
    events.on(kind, (tx, { memberId, ...said }) =>
      queueMail(ctx, tx, {
        kind,
        to: [memberId],
        subject: asText(said),
        // A job notifies everybody, and may be repeated.
        ...('version' in said ? { dedupeKey: `${kind}:${said.version}` } : {}),
      }),
    );
  events.on('member.deleted', (tx, event) => queueLastLetter(ctx, tx, event));
  events.on('message.sent', (tx, { receiverId }) => beforeDigest(ctx, tx, receiverId, 'messages', UNREAD_MS));
  events.on('alert.matched', async (tx, { memberId, channel }) => {
    if (channel === 'email') await beforeDigest(ctx, tx, memberId, 'alerts');
  });
}
