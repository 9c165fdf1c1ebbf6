import { and, eq } from 'drizzle-orm';
import { artworks } from '#shared/artworks/tables.ts';
import { objectPathOf } from '#server/files/address.ts';
import { PICTURE, type PictureOwner } from '#server/features/uploads/public.ts';
import { maySeeArtwork } from './policy.ts';
import { findArtwork } from './queries.ts';

export const artworkOwner: PictureOwner = {
  ...PICTURE,
  kind: 'artwork',
  quota: 'works',
  async mayRead(ctx, member, upload) {
    const [work] = await ctx.db
      .select({ id: artworks.id })
      .from(artworks)
      .where(and(eq(artworks.userId, upload.userId), eq(artworks.imageUrl, objectPathOf(upload.id))));
    const seen = work && (await findArtwork(ctx.db, member, work.id));
    return seen ? maySeeArtwork(member, seen) : false;
  },
  // Its buyer has it.
  keptIf: `exists (select 1 from artworks a join purchases p on p.artwork_id = a.id
    where a.image_url = '/objects/' || uploads.id::text and p.status in ('paid', 'shipped', 'delivered', 'disputed'))`,
};
