/** A certificate exists from the moment a work is paid; it is signed after that, because its picture is read for it. */
import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH, printedCode } from '#shared/certificates/code.ts';
import type { CertificateFacts } from '#shared/certificates/tables.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Context, Queryable } from '#server/context.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { freeDelivered } from '#server/features/uploads/public.ts';
import {
  type SoldWork,
  findOf,
  findSale,
  hasValid,
  insertCertificate,
  insertOwner,
  listOwners,
  listUncertified,
  listUnsigned,
  voidCertificate,
  wasDisputeLost,
} from './queries.ts';
import { signCertificate } from './sign.ts';

const BATCH = 100;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** Later renames and edits do not change a certificate. */
function factsOf({ purchase, artwork, artist }: SoldWork, soldAt: Date): CertificateFacts {
  const { id, title, imageUrl, altText, medium, width, height, widthMm, heightMm, depthMm } = artwork;
  const { editionNumber: number } = purchase;
  const { editionSize: size } = artwork;
  const publishedAt = artwork.createdAt.toISOString();
  return {
    artwork: { id, title, imageUrl, altText, medium, width, height, widthMm, heightMm, depthMm, publishedAt },
    artistName: displayName(artist),
    isPhysical: purchase.isPhysicalItem,
    edition: number !== null && size !== null ? { number, size } : null,
    soldAt: soldAt.toISOString(),
  };
}

/** Issues one certificate for each purchase. */
async function issue(tx: Queryable, sale: SoldWork, now: Date): Promise<void> {
  const { id: purchaseId, buyerId, paidAt } = sale.purchase;
  const soldAt = paidAt ?? now;
  const certificate = { purchaseId, ownerId: buyerId, facts: factsOf(sale, soldAt), createdAt: now };
  let row = null;
  // A taken code inserts nothing, and another one is tried; two equal ones are all but impossible.
  while (!row && !(await findOf(tx, purchaseId)))
    row = await insertCertificate(tx, { ...certificate, code: newCode() });
  if (row) await insertOwner(tx, { certificateId: row.id, memberId: buyerId, since: soldAt });
}

export function addCertificateListeners(ctx: Context): void {
  const { events, clock } = ctx;
  events.on('artwork.sold', async (tx, { purchaseId }) => {
    const sale = await findSale(tx, purchaseId);
    if (sale) await issue(tx, sale, clock.now());
  });
  events.on('order.changed', async (tx, { purchaseId, artworkId, buyerId, change }) => {
    if (change !== 'refunded') return;
    const by = (await wasDisputeLost(tx, purchaseId)) ? 'dispute' : 'refund';
    const row = await voidCertificate(tx, purchaseId, by, clock.now());
    if (row) await freeDelivered(tx, row.facts.artwork.imageUrl, () => hasValid(tx, artworkId));
    if (!row) return;
    const owners = new Set((await listOwners(tx, row.id)).map(({ person }) => person.id));
    // A buyer who is its only owner hears of the order.
    if (owners.size === 1 && owners.has(buyerId)) return;
    const code = printedCode(row.code);
    for (const ownerId of owners)
      await events.emit(tx, 'certificate.voided', { code, purchaseId, artworkId, ownerId });
  });
}

/** Signs what no one has read yet, and certifies what was sold before there were certificates. */
export async function issueCertificates(ctx: Context): Promise<void> {
  for (const sale of await listUncertified(ctx.db, BATCH))
    await ctx.db.transaction((tx) => issue(tx, sale, ctx.clock.now()));
  const unsigned = new Map((await listUnsigned(ctx.db, BATCH)).map((row) => [row.id, row]));
  await eachRow(ctx, [...unsigned.values()], 'a certificate could not be signed', async (id) => {
    await signCertificate(ctx, unsigned.get(id)!);
  });
}
