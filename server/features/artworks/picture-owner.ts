import { and, eq, inArray } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import { objectPathOf } from '#server/files/address.ts';
import { PICTURE, type PictureOwner } from '#server/features/uploads/public.ts';
import { maySeeArtwork } from './policy.ts';
import { findArtwork } from './queries.ts';

const isWorkOf = ({ id, userId }: { id: string; userId: string }) =>
  and(eq(artworks.userId, userId), eq(artworks.imageUrl, objectPathOf(id)));

export const artworkOwner = {
  ...PICTURE,
  kind: 'artwork',
  quota: 'works',
  async mayRead(ctx, member, upload) {
    const [work] = await ctx.db.select({ id: artworks.id }).from(artworks).where(isWorkOf(upload));
    const seen = work && (await findArtwork(ctx.db, member, work.id));
    return seen ? maySeeArtwork(member, seen) : false;
  },
  async mayStillSee(db, member, upload) {
    const isBought = and(
      eq(purchases.buyerId, member.id),
      inArray(purchases.status, [...PAID_STATUSES]),
      isWorkOf(upload),
    );
    const bought = await db
      .select({ id: purchases.id })
      .from(purchases)
      .innerJoin(artworks, eq(artworks.id, purchases.artworkId))
      .where(isBought)
      .limit(1);
    return bought.length > 0;
  },
  // Its buyer has it.
  keptIf: `exists (select 1 from artworks a join purchases p on p.artwork_id = a.id
    where a.image_url = '/objects/' || uploads.id::text and p.status in ('paid', 'shipped', 'delivered', 'disputed'))`,
} satisfies PictureOwner;
