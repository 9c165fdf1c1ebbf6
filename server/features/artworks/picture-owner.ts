import { type SQL, and, eq, inArray, sql } from 'drizzle-orm';
import { artworkImages, artworks } from '#shared/artworks/tables.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import type { FileOwner } from '#server/files/owner.ts';
import { objectPathOf } from '#server/files/address.ts';
import { PICTURE, type PictureOwner } from '#server/features/uploads/public.ts';
import { maySeeArtwork } from './policy.ts';
import { findArtwork } from './queries.ts';

interface Upload {
  id: string;
  userId: string;
}

/** @param shows the works, of `artworks`, whose picture the upload is */
const ownerOf = <Kind extends 'artwork' | 'view'>(
  kind: Kind,
  quota: FileOwner['quota'],
  shows: (imageUrl: string) => SQL,
  keptIf: string,
): PictureOwner & { kind: Kind } => {
  const isWorkOf = ({ id, userId }: Upload) => and(eq(artworks.userId, userId), shows(objectPathOf(id)));
  return {
    ...PICTURE,
    kind,
    quota,
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
    keptIf,
  };
};

const PAID = `p.status in ('${PAID_STATUSES.join("', '")}')`;
const OBJECT = "'/objects/' || uploads.id::text";

/** The first picture of a work. */
export const artworkOwner = ownerOf(
  'artwork',
  'works',
  (imageUrl) => eq(artworks.imageUrl, imageUrl),
  `exists (select 1 from artworks a join purchases p on p.artwork_id = a.id where a.image_url = ${OBJECT} and ${PAID})`,
);

/** Another one. */
export const viewOwner = ownerOf(
  'view',
  'storage',
  (imageUrl) => sql`${artworks.id} = (select ${artworkImages.artworkId} from ${artworkImages}
    where ${artworkImages.imageUrl} = ${imageUrl})`,
  `exists (select 1 from artwork_images i join purchases p on p.artwork_id = i.artwork_id
    where i.image_url = ${OBJECT} and ${PAID})`,
);
