/** Pictures of what moderators hid, and of hidden and suspended members, are not public. */
import { and, eq, inArray } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import { uploads } from '#shared/uploads/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Context, Queryable } from '#server/context.ts';
import { memberHidden } from '#server/db/visibility.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import { objectPathOf, uploadIdOf } from './keys.ts';

export interface MediaOwner {
  memberId: string;
  isPublic: boolean;
}

/** Null for pictures that nobody uploaded: posters, and those of the demo gallery. */
export async function findMediaOwner(db: Queryable, uploadId: string): Promise<MediaOwner | null> {
  const [row] = await db
    .select({ memberId: uploads.userId, isHidden: uploads.isHidden, isMemberHidden: memberHidden })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .where(eq(uploads.id, uploadId));
  return row ? { memberId: row.memberId, isPublic: !row.isHidden && !row.isMemberHidden } : null;
}

/** Whose it is, who bought it, and moderators. */
export async function mayStillSee(
  ctx: Context,
  member: Member,
  uploadId: string,
  owner: MediaOwner,
): Promise<boolean> {
  if (member.id === owner.memberId || isModerator(member)) return true;
  const bought = await ctx.db
    .select({ id: purchases.id })
    .from(purchases)
    .innerJoin(artworks, eq(artworks.id, purchases.artworkId))
    .where(
      and(
        eq(purchases.buyerId, member.id),
        inArray(purchases.status, [...PAID_STATUSES]),
        eq(artworks.userId, owner.memberId),
        eq(artworks.imageUrl, objectPathOf(uploadId)),
      ),
    )
    .limit(1);
  return bought.length > 0;
}

/** Every process stops serving it when the transaction commits, or serves it again. */
export async function setPictureHidden(
  ctx: Context,
  tx: Queryable,
  imageUrl: string,
  isHidden: boolean,
): Promise<void> {
  const uploadId = uploadIdOf(imageUrl);
  if (!uploadId) return;
  await tx.update(uploads).set({ isHidden }).where(eq(uploads.id, uploadId));
  await ctx.live.dropMedia(tx, { uploadId });
}
