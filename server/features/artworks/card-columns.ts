import { type Placeholder, sql } from 'drizzle-orm';
import { Artwork } from '#shared/artworks/contract.ts';
import { artworks, likes } from '#shared/artworks/tables.ts';
import { collectionItems } from '#shared/collections/tables.ts';
import { personColumns } from '#server/db/person.ts';
import { columnsOf } from '#server/db/columns-of.ts';

/** The columns of a card, for queries that join `users`, the artists. */
export const cardColumns = (viewer: string | Placeholder) => ({
  ...columnsOf(Artwork, artworks),
  soldAt: artworks.soldAt,
  isLiked: sql<boolean>`exists (select 1 from ${likes}
    where ${likes.userId} = ${viewer}::uuid and ${likes.artworkId} = ${artworks.id})`,
  isSaved: sql<boolean>`exists (select 1 from ${collectionItems}
    where ${collectionItems.ownerId} = ${viewer}::uuid and ${collectionItems.artworkId} = ${artworks.id})`,
  user: personColumns,
});
