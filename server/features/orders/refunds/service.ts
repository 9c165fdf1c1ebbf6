/** Refund requests and decisions, under the order's row lock and along the refund transition table. */
import type { Purchase, Sale } from '#shared/orders/contract.ts';
import type { RefundCase } from '#shared/orders/refunds/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { answerDueAt, isRefundable } from '#shared/orders/times.ts';
import { MIN_PART_CENTS } from '#shared/orders/refunds/limits.ts';
import { canMove, type PurchaseStatus } from '#shared/orders/states.ts';
import { canDecide, isUndecided, type RefundStatus } from '#shared/orders/refunds/states.ts';
import type { PurchaseRow } from '#shared/orders/tables.ts';
import type { ChargeRow } from '#shared/payments/tables.ts';
import type { RefundRequestRow } from '#shared/orders/refunds/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import type { Member } from '#server/http/route.ts';
import { isTransferred, lockPurchase } from '../queries.ts';
import { readPurchase, readSale, readSales, requirePurchase } from '../service.ts';
import { emitOrderChanged } from '../emit-order-changed.ts';
import {
  finishRefund,
  lockCharge,
  startPart,
  startRefund,
  tryLater,
} from '#server/features/payments/public.ts';
import { purchaseOwner } from '../purchase-owner.ts';
import { attachPictures, preparePictures } from './pictures.ts';
import { deciderOf, mayAnswerPart, mayCancelRequest, mayRequestRefund } from './policy.ts';
import { findRequest, insertRequest, listWaiting, updateRequest } from './queries.ts';

type OrderChangeFn<T> = (tx: Queryable, row: PurchaseRow, request: RefundRequestRow | null) => Promise<T>;

/** Hides the order from everyone who is not a party to it. Throws `purchase_not_found`. */
async function withOrder<T>(ctx: Context, member: Member, id: string, change: OrderChangeFn<T>): Promise<T> {
  await requirePurchase(ctx, member, id);
  return ctx.db.transaction(async (tx) => {
    const row = await lockPurchase(tx, id);
    if (!row) throw new AppError('purchase_not_found');
    return change(tx, row, await findRequest(tx, id));
  });
}

const leftOf = ({ amountCents, refundedCents }: ChargeRow): number => amountCents - refundedCents;

/** Throws `refund_underway` if it was granted, `refund_request_not_found` if there is none to decide. */
function requireLive(request: RefundRequestRow | null): RefundRequestRow {
  if (request?.status === 'accepted') throw new AppError('refund_underway');
  if (!request || !isUndecided(request.status)) throw new AppError('refund_request_not_found');
  return request;
}

/** Throws `refund_answer_over`; the job that passes the request to a moderator may run later. */
function requireInTime({ clock }: Context, request: RefundRequestRow): void {
  if (clock.now() >= answerDueAt(request)!) throw new AppError('refund_answer_over');
}

/** Throws `illegal_move` if nothing was paid, it is disputed, or it was refunded. */
function requireRefundable(row: PurchaseRow, by: 'artist' | 'moderator'): void {
  if (!canMove(row.status as PurchaseStatus, 'refunded', by)) throw new AppError('illegal_move');
}

/** The job finishes what fails now. */
const tryRefund = (ctx: Context, id: string) =>
  tryLater(ctx, { purchaseId: id }, () => finishRefund(ctx, purchaseOwner, id));

/** Throws `not_allowed`. */
function requireDecider(member: Member, row: PurchaseRow): 'artist' | 'moderator' {
  const decider = deciderOf(member, row);
  if (!decider) throw new AppError('not_allowed');
  return decider;
}

const logDecision = (
  ctx: Context,
  tx: Queryable,
  act: 'refund.accept' | 'refund.part' | 'refund.refuse' | 'refund.give',
  moderator: Member,
  row: PurchaseRow,
  request: RefundRequestRow | null,
  cents?: number,
): Promise<void> =>
  ctx.events.emit(tx, 'staff.acted', {
    actorId: moderator.id,
    act,
    subjectType: 'purchase',
    subjectId: row.id,
    before: { order: row.status, request: request?.status ?? null },
    after: {
      order: row.status,
      request: act === 'refund.refuse' ? 'refused' : 'accepted',
      ...(cents && { cents }),
    },
  });

/** A moderator's refusal is final. */
export async function requestRefund(
  ctx: Context,
  buyer: Member,
  id: string,
  { reason, pictures = [] }: { reason: string; pictures?: string[] | undefined },
): Promise<Purchase> {
  await preparePictures(ctx, buyer, pictures);
  await withOrder(ctx, buyer, id, async (tx, row, request) => {
    if (!mayRequestRefund(buyer, row)) throw new AppError('not_allowed');
    requireRefundable(row, 'artist');
    if (request && request.status !== 'withdrawn' && request.status !== 'settled')
      throw new AppError('refund_asked');
    // A certificate is transferred after the window alone; another server's clock may be behind.
    if (!isRefundable(row, ctx.clock.now()) || (await isTransferred(tx, row)))
      throw new AppError('refund_window_over');
    const requestId = await insertRequest(tx, {
      purchaseId: id,
      askedBy: buyer.id,
      reason,
      createdAt: ctx.clock.now(),
    });
    await attachPictures(tx, buyer, requestId, pictures);
    await emitOrderChanged(ctx, tx, row, 'refund_asked', buyer.id);
  });
  return readPurchase(ctx, buyer, id);
}

export async function cancelRefundRequest(ctx: Context, buyer: Member, id: string): Promise<Purchase> {
  await withOrder(ctx, buyer, id, async (tx, row, found) => {
    if (!mayCancelRequest(buyer, row)) throw new AppError('not_allowed');
    const request = requireLive(found);
    await updateRequest(tx, request.id, { status: 'withdrawn', decidedAt: ctx.clock.now() });
    await emitOrderChanged(ctx, tx, row, 'refund_withdrawn', buyer.id);
  });
  return readPurchase(ctx, buyer, id);
}

export async function acceptRefund(ctx: Context, member: Member, id: string): Promise<Sale> {
  await withOrder(ctx, member, id, async (tx, row, found) => {
    const decider = requireDecider(member, row);
    const request = requireLive(found);
    requireRefundable(row, decider);
    await updateRequest(tx, request.id, {
      status: 'accepted',
      decidedBy: member.id,
      decidedAt: ctx.clock.now(),
    });
    const charge = await lockCharge(tx, id);
    await startRefund(tx, charge);
    if (decider === 'moderator')
      await logDecision(ctx, tx, 'refund.accept', member, row, request, leftOf(charge));
  });
  await tryRefund(ctx, id);
  return readSale(ctx, member, id);
}

/** If the artist declines, a moderator decides; a moderator's refusal is final. */
export async function declineRefund(ctx: Context, member: Member, id: string, answer: string): Promise<Sale> {
  await withOrder(ctx, member, id, async (tx, row, found) => {
    const decider = requireDecider(member, row);
    const request = requireLive(found);
    const status = decider === 'artist' ? 'declined' : 'refused';
    if (!canDecide(request.status as RefundStatus, status, decider)) throw new AppError('illegal_move');
    if (decider === 'artist') requireInTime(ctx, request);
    await updateRequest(tx, request.id, {
      status,
      answer,
      decidedBy: member.id,
      decidedAt: ctx.clock.now(),
    });
    await emitOrderChanged(ctx, tx, row, `refund_${status}`, member.id);
    if (decider === 'moderator') await logDecision(ctx, tx, 'refund.refuse', member, row, request);
  });
  return readSale(ctx, member, id);
}

/** In cents. Throws `invalid_request` unless it is less than what is left. */
function requirePart(charge: ChargeRow, amount: string): number {
  const cents = toCents(amount);
  const left = leftOf(charge);
  if (cents < left) return cents;
  const message =
    left > MIN_PART_CENTS
      ? `Enter less than $${fromCents(left)}. To refund everything, accept the request.`
      : `Only $${fromCents(left)} is left: accept the request to refund it.`;
  throw new AppError('invalid_request', { detail: message, issues: [{ path: 'amount', message }] });
}

/** The artist offers the buyer a partial refund, once; from a moderator it is the final decision. The sale stands. */
export async function refundPart(
  ctx: Context,
  member: Member,
  id: string,
  { amount, answer }: { amount: string; answer: string },
): Promise<Sale> {
  const decider = await withOrder(ctx, member, id, async (tx, row, found) => {
    const by = requireDecider(member, row);
    const request = requireLive(found);
    const to = by === 'artist' ? 'offered' : 'accepted';
    if (!canDecide(request.status as RefundStatus, to, by)) throw new AppError('illegal_move');
    if (by === 'artist') requireInTime(ctx, request);
    requireRefundable(row, by);
    const charge = await lockCharge(tx, id);
    const cents = requirePart(charge, amount);
    const now = ctx.clock.now();
    if (by === 'artist') {
      await updateRequest(tx, request.id, { status: to, answer, offeredCents: cents, offeredAt: now });
      await emitOrderChanged(ctx, tx, row, 'refund_offered', member.id);
    } else {
      const decided = { decidedBy: member.id, decidedAt: now };
      await updateRequest(tx, request.id, { status: to, answer, partCents: cents, ...decided });
      await startPart(ctx, tx, charge, cents);
      await logDecision(ctx, tx, 'refund.part', member, row, request, cents);
    }
    return by;
  });
  if (decider === 'moderator') await tryRefund(ctx, id);
  return readSale(ctx, member, id);
}

/**
 * The partial refund offered to the buyer. Throws `not_allowed`, `illegal_move`, `refund_answer_over`, and what
 * `requireLive` throws.
 */
function requireOffer(
  ctx: Context,
  buyer: Member,
  row: PurchaseRow,
  found: RefundRequestRow | null,
): RefundRequestRow {
  if (!mayAnswerPart(buyer, row)) throw new AppError('not_allowed');
  const request = requireLive(found);
  if (request.status !== 'offered') throw new AppError('illegal_move');
  requireInTime(ctx, request);
  return request;
}

export async function acceptPart(ctx: Context, buyer: Member, id: string): Promise<Purchase> {
  await withOrder(ctx, buyer, id, async (tx, row, found) => {
    const request = requireOffer(ctx, buyer, row, found);
    requireRefundable(row, 'artist');
    const charge = await lockCharge(tx, id);
    // Less may be left by now, if something was refunded by hand at the provider.
    const cents = Math.min(request.offeredCents!, leftOf(charge));
    const decided = { decidedBy: buyer.id, decidedAt: ctx.clock.now() };
    await updateRequest(tx, request.id, { status: 'accepted', partCents: cents, ...decided });
    await startPart(ctx, tx, charge, cents);
  });
  await tryRefund(ctx, id);
  return readPurchase(ctx, buyer, id);
}

/** A moderator then decides; the payout stays suspended. */
export async function declinePart(ctx: Context, buyer: Member, id: string): Promise<Purchase> {
  await withOrder(ctx, buyer, id, async (tx, row, found) => {
    const request = requireOffer(ctx, buyer, row, found);
    const at = ctx.clock.now();
    const declined = { decidedBy: buyer.id, decidedAt: at, offerDeclinedAt: at };
    await updateRequest(tx, request.id, { status: 'declined', ...declined });
    await emitOrderChanged(ctx, tx, row, 'refund_offer_declined', buyer.id);
  });
  return readPurchase(ctx, buyer, id);
}

/**
 * Records that the money goes back, with or without a request. The purchase must be locked.
 * @param by null: the platform. Throws `refund_underway`.
 */
export async function grantRefund(
  ctx: Context,
  tx: Queryable,
  {
    row,
    request,
    by,
    reason,
  }: {
    row: PurchaseRow;
    request: RefundRequestRow | null;
    by: Member | null;
    reason: string;
  },
): Promise<void> {
  if (request?.status === 'accepted') throw new AppError('refund_underway');
  await startRefund(tx, await lockCharge(tx, row.id));
  const now = ctx.clock.now();
  const decision = { status: 'accepted', decidedBy: by?.id ?? null, decidedAt: now };
  if (request && isUndecided(request.status))
    return updateRequest(tx, request.id, { ...decision, answer: reason });
  await insertRequest(tx, {
    ...decision,
    purchaseId: row.id,
    askedBy: by?.id ?? null,
    reason,
    createdAt: now,
  });
}

/** Also serves works the artist cannot ship. */
export async function issueRefund(ctx: Context, member: Member, id: string, reason: string): Promise<Sale> {
  await withOrder(ctx, member, id, async (tx, row, request) => {
    const decider = requireDecider(member, row);
    if (row.status !== 'refunded' && request?.status === 'accepted') throw new AppError('refund_underway');
    requireRefundable(row, decider);
    // The work is someone else's now, who bought it in good faith.
    if (decider === 'artist' && (await isTransferred(tx, row))) throw new AppError('certificate_transferred');
    const left = leftOf(await lockCharge(tx, id));
    await grantRefund(ctx, tx, { row, request, by: member, reason });
    if (decider === 'moderator') await logDecision(ctx, tx, 'refund.give', member, row, request, left);
  });
  await tryRefund(ctx, id);
  return readSale(ctx, member, id);
}

/** Lists cases for moderators, newest first, without the moderator's own purchases. */
export async function listRefundCases(
  ctx: Context,
  moderator: Member,
  page: PageRequest,
): Promise<Page<RefundCase>> {
  const { items, next } = toPage(await listWaiting(ctx.db, moderator.id, page), page.limit);
  const sales = await readSales(
    ctx,
    moderator,
    items.map(({ purchaseId }) => purchaseId),
  );
  return {
    items: items.map(({ purchaseId }) => {
      const purchase = sales.get(purchaseId)!;
      return { ...purchase.refund!, purchase };
    }),
    next,
  };
}
