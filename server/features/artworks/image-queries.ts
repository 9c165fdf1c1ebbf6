/** The pictures of works: the first one is the work's `imageUrl`, the others are rows of their own. */
import { eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type ArtworkImageRow, artworkImages, artworks } from '#shared/artworks/tables.ts';
import type { Queryable } from '#server/context.ts';

/** The pictures after the first one, in order. */
export const listFurther = (db: Queryable, artworkId: string): Promise<ArtworkImageRow[]> =>
  db
    .select()
    .from(artworkImages)
    .where(eq(artworkImages.artworkId, artworkId))
    .orderBy(artworkImages.position);

/** In place of those there were. The work must be locked. */
export async function setFurther(
  tx: Queryable,
  artworkId: string,
  rows: Omit<ArtworkImageRow, 'artworkId' | 'position'>[],
): Promise<void> {
  await tx.delete(artworkImages).where(eq(artworkImages.artworkId, artworkId));
  if (rows.length === 0) return;
  await tx
    .insert(artworkImages)
    .values(rows.map((row, index) => ({ ...row, artworkId, position: index + 1 })));
}

export interface Pictured {
  artworkId: string;
  /** 0: the first. */
  position: number;
  imageUrl: string;
  /** When it was published. */
  createdAt: Date;
}

/** All pictures of these works, each work's in order. */
export const listPictures = (db: Queryable, artworkIds: string[]): Promise<Pictured[]> =>
  unionAll(
    db
      .select({
        artworkId: sql<string>`${artworks.id}`.as('artwork_id'),
        position: sql<number>`0::smallint`.as('position'),
        imageUrl: artworks.imageUrl,
        createdAt: artworks.createdAt,
      })
      .from(artworks)
      .where(inArray(artworks.id, artworkIds)),
    db
      .select({
        artworkId: sql<string>`${artworkImages.artworkId}`.as('artwork_id'),
        position: sql<number>`${artworkImages.position}`.as('position'),
        imageUrl: artworkImages.imageUrl,
        createdAt: artworkImages.createdAt,
      })
      .from(artworkImages)
      .where(inArray(artworkImages.artworkId, artworkIds)),
  ).orderBy(sql`artwork_id, position`);

export const listPictureUrls = async (db: Queryable, artworkId: string): Promise<string[]> =>
  (await listPictures(db, [artworkId])).map(({ imageUrl }) => imageUrl);
