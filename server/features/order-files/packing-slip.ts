import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { certificateNumber } from '#shared/certificates/code.ts';
import { sizeOf } from '#shared/certificates/size.ts';
import { AppError } from '#shared/http/errors.ts';
import { Id } from '#shared/kernel/fields.ts';
import { displayName } from '#shared/kernel/names.ts';
import { addressLines } from '#shared/orders/address-lines.ts';
import { numberText } from '#shared/orders/edition.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { PrintedSlip } from '#server/documents/packing-slip.ts';
import { readPicture } from '#server/documents/picture.ts';
import { print } from '#server/documents/thread.ts';
import type { Member } from '#server/http/route.ts';
import { findCertificateOf } from '#server/features/certificates/public.ts';
import { readSale, requirePaid } from '#server/features/orders/public.ts';
import { readTaxDetails } from '#server/features/tax/public.ts';

/** What the slip needs about the work and the sender that the sale doesn't have. */
async function readMore(db: Queryable, artworkId: string) {
  const [row] = await db
    .select({
      widthMm: artworks.widthMm,
      heightMm: artworks.heightMm,
      depthMm: artworks.depthMm,
      city: users.city,
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(eq(artworks.id, artworkId));
  return row!;
}

const isText = (line: string | null | undefined): line is string => Boolean(line);

/**
 * The packing slip of a sale, with its current address; for its artist and moderators. Throws `purchase_not_found`,
 * `not_physical`, `purchase_not_paid`, `address_missing`.
 */
export async function readPackingSlip(ctx: Context, member: Member, asked: string) {
  const id = z.safeParse(Id, asked);
  if (!id.success) throw new AppError('purchase_not_found');
  const sale = await readSale(ctx, member, id.data);
  if (!sale.isPhysicalItem) throw new AppError('not_physical');
  requirePaid(sale);
  if (!sale.shippingAddress) throw new AppError('address_missing');
  const { seller, artwork, edition, carrier, trackingNumber, shippedAt } = sale;
  const more = await readMore(ctx.db, artwork.id);
  const business = await readTaxDetails(ctx.db, seller.id);
  const certificate = await findCertificateOf(ctx.db, sale.id);
  const order = sale.id.slice(0, 8).toUpperCase();
  const artist = displayName(seller);
  const printed: PrintedSlip = {
    order,
    at: ctx.clock.now(),
    from: [business.businessName ?? artist, ...(business.businessAddress?.split('\n') ?? [more.city])].filter(
      isText,
    ),
    to: addressLines(sale.shippingAddress),
    work: {
      title: artwork.title,
      lines: [artist, artwork.medium, sizeOf(more), edition && numberText(edition)].filter(isText),
    },
    value: Number(sale.amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
    certificate:
      certificate && !certificate.voidedAt
        ? certificateNumber(certificate.code, certificate.createdAt)
        : null,
    shipment: carrier && trackingNumber && shippedAt ? { carrier, trackingNumber, shippedAt } : null,
    picture: await readPicture(ctx, artwork.imageUrl),
  };
  return { number: `Packing slip ${order}`, file: await print({ kind: 'packingSlip', printed }) };
}
