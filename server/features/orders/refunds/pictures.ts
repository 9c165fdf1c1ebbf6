/** Pictures of a refund request: what arrived damaged. Never public; the buyer, the artist and moderators read them. */
import { type SQL, and, eq, isNotNull } from 'drizzle-orm';
import { type PurchaseStatus, canMove } from '#shared/orders/states.ts';
import { isRefundable } from '#shared/orders/times.ts';
import { type PurchaseRow, purchases } from '#shared/orders/tables.ts';
import { refundPictures, refundRequests } from '#shared/orders/refunds/tables.ts';
import { uploads } from '#shared/uploads/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { MemberFile } from '#server/feature.ts';
import { uploadIdOf } from '#server/files/address.ts';
import { memberFile } from '#server/files/read.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import {
  PICTURE,
  type PictureOwner,
  attachUpload,
  extensionOf,
  originalKey,
  prepareUpload,
} from '#server/features/uploads/public.ts';

const listOfSales = (db: Queryable, sellerId: string, which?: SQL) =>
  db
    .select({ id: uploads.id, userId: uploads.userId, contentType: uploads.contentType })
    .from(refundPictures)
    .innerJoin(uploads, eq(uploads.id, refundPictures.uploadId))
    .innerJoin(refundRequests, eq(refundRequests.id, refundPictures.requestId))
    .innerJoin(purchases, eq(purchases.id, refundRequests.purchaseId))
    .where(and(eq(purchases.sellerId, sellerId), which))
    .orderBy(uploads.createdAt, uploads.id);

const isArtistOf = async (db: Queryable, member: Member, { id }: { id: string }): Promise<boolean> =>
  (await listOfSales(db, member.id, eq(uploads.id, id))).length > 0;

export const refundPictureOwner = {
  ...PICTURE,
  kind: 'refund',
  quota: null,
  /** As long as a refund can be requested. */
  async requireUploader(db, buyerId, now) {
    const bought = await db
      .select()
      .from(purchases)
      .where(and(eq(purchases.buyerId, buyerId), isNotNull(purchases.paidAt)));
    const may = (row: PurchaseRow) =>
      canMove(row.status as PurchaseStatus, 'refunded', 'artist') && isRefundable(row, now);
    if (!bought.some(may)) throw new AppError('refund_window_over');
  },
  mayRead: async ({ db }, member, upload) => isModerator(member) || isArtistOf(db, member, upload),
  mayStillSee: isArtistOf,
} satisfies PictureOwner;

/** Slow, so before the transaction. Throws what `attachPictures` throws, but for `upload_in_use`. */
export async function preparePictures(
  ctx: Context,
  buyer: Member,
  pictures: readonly string[],
): Promise<void> {
  for (const imageUrl of pictures) await prepareUpload(ctx, refundPictureOwner, buyer.id, imageUrl);
}

/** Throws what `attachUpload` throws. */
export async function attachPictures(
  tx: Queryable,
  buyer: Member,
  requestId: string,
  pictures: readonly string[],
): Promise<void> {
  for (const [position, imageUrl] of pictures.entries()) {
    const { objectPath } = await attachUpload(tx, refundPictureOwner, { userId: buyer.id, imageUrl });
    await tx.insert(refundPictures).values({ uploadId: uploadIdOf(objectPath)!, requestId, position });
  }
}

/** For the artist's export; the buyer's has them as uploads. */
export const refundPictureFiles = async (ctx: Context, memberId: string): Promise<MemberFile[]> =>
  (await listOfSales(ctx.db, memberId)).map(({ id, userId, contentType }) =>
    memberFile(ctx, `refund-pictures/${id}.${extensionOf(contentType)}`, originalKey(userId, id)),
  );
