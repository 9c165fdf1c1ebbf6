import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Purchase } from '#shared/orders/contract.ts';
import type { Receipt, ReceiptForm, ReceiptProof } from '#shared/receipts/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Page, PageRequest } from '#shared/http/page.ts';
import { Id } from '#shared/kernel/fields.ts';
import { receiptNumber } from '#shared/receipts/number.ts';
import type { ReceiptRow } from '#shared/receipts/tables.ts';
import type { Context } from '#server/context.ts';
import { toPage } from '#server/db/keyset.ts';
import { verifyUrlOf } from '#server/documents/verify-url.ts';
import type { Member } from '#server/http/route.ts';
import {
  findVisiblePurchase,
  readPurchases,
  requirePaid,
  requirePurchase,
} from '#server/features/orders/public.ts';
import { mayCreateReceipt } from './policy.ts';
import {
  findByCode,
  findExisting,
  findReceipt,
  insertReceipt,
  listReceiptsOf,
  lockPurchase,
  takeNumber,
} from './queries.ts';
import { makePdf, readPdf } from './pdf-file.ts';
import { toProof, toReceipt, toSnapshot } from './views.ts';

type Form = z.output<typeof ReceiptForm>;

const MAX_OF_ONE = 10;

/** The verification code as printed; case does not matter. */
const CODE = /^[0-9a-f]{32}$/i;

const isSameRecipient = (existing: ReceiptRow, form: Form): boolean =>
  existing.issuedTo === form.issuedTo &&
  (existing.issuedToEmail ?? '').toLowerCase() === (form.issuedToEmail ?? '').toLowerCase();

function refuseOtherRecipient(existing: ReceiptRow): never {
  throw new AppError('receipt_exists', {
    detail: `This purchase already has receipt ${existing.receiptNumber} of this type, issued to ${existing.issuedTo}.`,
  });
}

/** Serves viewers who are known to be allowed to see it. */
const readShown = async (ctx: Context, viewer: Member, purchaseId: string): Promise<Purchase> =>
  (await readPurchases(ctx, viewer, [purchaseId])).get(purchaseId)!;

/** Repeating the request with the same recipient returns the first receipt. */
export async function createReceipt(ctx: Context, member: Member, form: Form): Promise<Receipt> {
  const { purchase } = await requirePurchase(ctx, member, form.purchaseId);
  if (!mayCreateReceipt(member, purchase, form.receiptType)) throw new AppError('not_allowed');
  requirePaid(purchase);
  const shown = await readShown(ctx, member, purchase.id);
  const verificationCode = randomUUID().replaceAll('-', '');
  const row = await ctx.db.transaction(async (tx) => {
    await lockPurchase(tx, purchase.id);
    const existing = await findExisting(tx, { ...form, generatedBy: member.id });
    if (existing) return isSameRecipient(existing, form) ? existing : refuseOtherRecipient(existing);
    const now = ctx.clock.now();
    const year = now.getUTCFullYear();
    return insertReceipt(tx, {
      purchaseId: purchase.id,
      receiptType: form.receiptType,
      receiptNumber: receiptNumber(year, await takeNumber(tx, year)),
      generatedBy: member.id,
      issuedTo: form.issuedTo,
      issuedToEmail: form.issuedToEmail || null,
      notes: form.notes || null,
      createdAt: now,
      verificationCode,
      snapshot: toSnapshot(shown, verifyUrlOf(ctx, verificationCode)),
    });
  });
  // After the commit: the number is taken even if its file has to wait.
  if (!row.pdfSha256) await makePdf(ctx, await readReceipt(ctx, member, row.id));
  return readReceipt(ctx, member, row.id);
}

/** Throws `receipt_not_found` unless the member is the artist, the buyer or a moderator. */
export async function readReceipt(ctx: Context, viewer: Member, id: string): Promise<Receipt> {
  const row = await findReceipt(ctx.db, id);
  const purchase = row && (await findVisiblePurchase(ctx, viewer, row.purchaseId));
  if (!purchase) throw new AppError('receipt_not_found');
  return toReceipt(row, purchase);
}

/** Its PDF, for those who may read it. */
export async function readReceiptFile(ctx: Context, member: Member, asked: string) {
  const id = z.safeParse(Id, asked);
  if (!id.success) throw new AppError('receipt_not_found');
  const receipt = await readReceipt(ctx, member, id.data);
  return { number: receipt.receiptNumber, file: await readPdf(ctx, receipt) };
}

/** Receipts of one purchase that the member created or that were issued to them, newest first. */
export async function listReceiptsFor(ctx: Context, member: Member, purchaseId: string): Promise<Receipt[]> {
  const rows = await listReceiptsOf(ctx.db, member.id, { purchaseId, limit: MAX_OF_ONE });
  const shown = rows.length > 0 ? await readShown(ctx, member, purchaseId) : null;
  return shown ? rows.map((row) => toReceipt(row, shown)) : [];
}

/** The public proof, for everyone with the code. */
export async function verifyReceipt(ctx: Context, code: string): Promise<ReceiptProof> {
  const found = CODE.test(code) ? await findByCode(ctx.db, code.toLowerCase()) : null;
  if (!found) throw new AppError('receipt_not_found');
  const { receipt, status } = found;
  const shown =
    receipt.snapshot ??
    (await readShown(ctx, { id: receipt.generatedBy, role: 'member' }, receipt.purchaseId));
  return toProof(receipt, shown, status === 'refunded');
}

/** Receipts the member created, and buyer's receipts issued to them; newest first. */
export async function listOwnReceipts(
  ctx: Context,
  member: Member,
  request: PageRequest & { purchaseId?: string | undefined },
): Promise<Page<Receipt>> {
  const page = toPage(await listReceiptsOf(ctx.db, member.id, request), request.limit);
  const purchases = await readPurchases(
    ctx,
    member,
    page.items.map((row) => row.purchaseId),
  );
  return {
    items: page.items.map((row) => toReceipt(row, purchases.get(row.purchaseId)!)),
    next: page.next,
  };
}
