import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import { Id, Timestamp, idParams, optionalEmail, optionalText, requiredText } from '#shared/kernel/fields.ts';
import { Purchase } from '#shared/orders/contract.ts';

export const RECEIPT_TYPES = ['artist', 'buyer', 'admin'] as const;
export type ReceiptType = (typeof RECEIPT_TYPES)[number];

export const Receipt = z
  .object({
    id: Id,
    purchaseId: Id,
    receiptType: z.enum(RECEIPT_TYPES),
    receiptNumber: z.string(),
    generatedBy: Id,
    issuedTo: z.string(),
    issuedToEmail: z.nullable(z.string()),
    notes: z.nullable(z.string()),
    /** In the QR code of the PDF, which leads to the public page `/verify/<code>`. */
    verificationCode: z.string(),
    createdAt: Timestamp,
    purchase: Purchase,
  })
  .register(z.globalRegistry, { id: 'Receipt' });
export type Receipt = z.output<typeof Receipt>;

/** What a third party with the printed receipt may see: no buyer, no recipient, no amounts. */
export const ReceiptProof = z
  .object({
    receiptNumber: z.string(),
    receiptType: z.enum(RECEIPT_TYPES),
    issuedOn: Timestamp,
    artworkTitle: z.string(),
    artistName: z.string(),
    /** A URL like `imageUrl` of an artwork. */
    artworkImageUrl: z.string(),
    /** The purchase was refunded later. */
    isRefunded: z.boolean(),
    /** SHA-256 of the PDF, hex, for comparing a file. */
    pdfSha256: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'ReceiptProof' });
export type ReceiptProof = z.output<typeof ReceiptProof>;

export const ReceiptForm = z.object({
  purchaseId: Id,
  receiptType: z.enum(RECEIPT_TYPES),
  issuedTo: requiredText('Please select a purchase and provide recipient name.', 200),
  issuedToEmail: optionalEmail,
  notes: optionalText(1000),
});

export const receiptEndpoints = {
  mine: endpoint({
    method: 'GET',
    operationId: 'listReceipts',
    path: '/api/receipts/my-receipts',
    access: 'member',
    summary: "Receipts the member created, and buyer's receipts issued to them, newest first",
    query: z.object({
      ...pageQuery,
      /** Keeps the receipts of this purchase. */
      purchaseId: z.optional(Id),
    }),
    status: 200,
    response: z.array(Receipt),
    paged: true,
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    operationId: 'getReceipt',
    path: '/api/receipts/:id',
    access: 'member',
    summary: 'A receipt; for the artist, the buyer and moderators',
    params: idParams,
    status: 200,
    response: Receipt,
    errors: ['receipt_not_found'],
  }),
  verify: endpoint({
    method: 'GET',
    operationId: 'verifyReceipt',
    path: '/api/receipts/verify/:code',
    access: 'public',
    summary: 'Verify a receipt by its printed code',
    params: z.object({ code: z.string() }),
    status: 200,
    response: ReceiptProof,
    limit: 'payment',
    errors: ['receipt_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    operationId: 'createReceipt',
    path: '/api/receipts',
    access: 'member',
    summary: 'Generate a receipt; repeating it with the same recipient returns the first',
    body: ReceiptForm,
    status: 201,
    response: Receipt,
    whileSuspended: 'allowed',
    errors: ['purchase_not_found', 'purchase_not_paid', 'not_allowed', 'receipt_exists'],
  }),
};
