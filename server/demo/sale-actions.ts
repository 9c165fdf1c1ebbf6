/** The history of each sale, as actions of its parties. */
import type { ShippingAddress } from '#shared/orders/address.ts';
import { DELIVERED_AFTER_DAYS, DELIVERY_HOLD_DAYS, DIGITAL_HOLD_DAYS } from '#shared/orders/times.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Context } from '../context.ts';
import {
  acceptRefund,
  requestRefund,
  confirmReceipt,
  countDeliveries,
  declineRefund,
  issueRefund,
  setAddress,
  shipOrder,
  startPurchase,
  syncPurchase,
} from '#server/features/orders/public.ts';
import { createReceipt } from '#server/features/receipts/public.ts';
import type { Past } from '../providers/payments/sandbox/past.ts';
import { DAY_MS } from './calendar.ts';
import { isSent } from './delivery.ts';
import { audienceId, personId, workId } from './identifiers.ts';
import { PEOPLE, WORKS, emailOf } from './manifest.ts';
import { payOutDue } from './pay-out-due.ts';
import type { PastAction } from './replay-actions.ts';
import { ADDRESSES, type PlannedSale } from './sales-plan.ts';

/** Time until the next job, in days. */
const SOON = 0.01;

const memberOf = (who: string | number) => ({
  id: typeof who === 'number' ? audienceId(who) : personId(who),
  role: 'member' as const,
});

interface Order {
  id: string;
  intentId: string;
}

async function pay(ctx: Context, past: Past, { work, buyer: slug }: PlannedSale): Promise<Order> {
  const buyer = memberOf(slug);
  const { purchaseId: id, clientSecret } = await startPurchase(ctx, buyer, { artworkId: workId(work) });
  const address = (ADDRESSES as Record<string, ShippingAddress>)[slug];
  if (isSent(work) && address) await setAddress(ctx, buyer, id, address);
  const intentId = clientSecret.split('_secret_')[0]!;
  await past.pay(intentId);
  await syncPurchase(ctx, id);
  return { id, intentId };
}

const nameOf = (slug: string): string => displayName(PEOPLE.find((person) => person.slug === slug)!);

async function writeReceipts(ctx: Context, purchaseId: string, artist: string, buyer: string): Promise<void> {
  for (const [receiptType, slug] of [
    ['artist', artist],
    ['buyer', buyer],
  ] as const) {
    await createReceipt(ctx, memberOf(artist), {
      purchaseId,
      receiptType,
      issuedTo: nameOf(slug),
      issuedToEmail: emailOf(slug),
    });
  }
}

/** Days before the gallery opens; null: not yet. */
function duePayout({ work, paid, shipped, confirmed }: PlannedSale): number | null {
  if (!isSent(work)) return paid - DIGITAL_HOLD_DAYS;
  if (confirmed) return confirmed;
  return shipped ? shipped - DELIVERED_AFTER_DAYS - DELIVERY_HOLD_DAYS : null;
}

/** @param now when the gallery opens */
export function actionsOf(sale: PlannedSale, now: Date): PastAction[] {
  const buyer = memberOf(sale.buyer);
  const { artist: artistSlug } = WORKS.find(({ id }) => id === sale.work)!;
  const artist = memberOf(artistSlug);
  const { receipted, shipped, confirmed, asked, given, contested } = sale;
  const actions: PastAction[] = [];
  const daysAgo = (days: number, run: PastAction['run']) =>
    actions.push({ at: new Date(Math.floor(now.getTime() - days * DAY_MS)), run });

  let order: Order;
  daysAgo(sale.paid, async (ctx, past) => {
    order = await pay(ctx, past, sale);
  });
  const due = duePayout(sale);
  if (due !== null) daysAgo(due - SOON, payOutDue);
  if (receipted) {
    const slug = String(sale.buyer);
    daysAgo(receipted, (ctx) => writeReceipts(ctx, order.id, artistSlug, slug));
  }
  if (shipped) {
    const trackingNumber = `AT${String(sale.work).padStart(3, '0')}40917`;
    daysAgo(shipped, (ctx) =>
      shipOrder(ctx, artist, order.id, { carrier: 'Passerine Post', trackingNumber }),
    );
    if (!confirmed) daysAgo(shipped - DELIVERED_AFTER_DAYS - SOON, countDeliveries);
  }
  if (confirmed) daysAgo(confirmed, (ctx) => confirmReceipt(ctx, buyer, order.id));
  if (asked) {
    const { at, reason, accepted, declined } = asked;
    daysAgo(at, (ctx) => requestRefund(ctx, buyer, order.id, reason));
    if (accepted) daysAgo(accepted, (ctx) => acceptRefund(ctx, artist, order.id));
    if (declined) daysAgo(declined.at, (ctx) => declineRefund(ctx, artist, order.id, declined.answer));
  }
  if (given) daysAgo(given.at, (ctx) => issueRefund(ctx, artist, order.id, given.reason));
  if (contested) {
    daysAgo(contested, async (ctx, past) => {
      await past.openDispute(order.intentId);
      await syncPurchase(ctx, order.id);
    });
  }
  return actions.filter(({ at }) => at <= now);
}
