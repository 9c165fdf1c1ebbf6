import { type Placeholder, sql } from 'drizzle-orm';
import { artworks, likes } from '#shared/artworks/tables.ts';
import { collectionItems } from '#shared/collections/tables.ts';
import { personColumns } from '#server/db/person.ts';

/** The columns of a card, for queries that join `users`, the artists. */
export const cardColumns = (viewer: string | Placeholder) => ({
  id: artworks.id,
  title: artworks.title,
  description: artworks.description,
  imageUrl: artworks.imageUrl,
  altText: artworks.altText,
  medium: artworks.medium,
  width: artworks.width,
  height: artworks.height,
  placeholder: artworks.placeholder,
  category: artworks.category,
  making: artworks.making,
  tags: artworks.tags,
  price: artworks.price,
  isForSale: artworks.isForSale,
  soldAt: artworks.soldAt,
  isNftAvailable: artworks.isNftAvailable,
  likesCount: artworks.likesCount,
  viewsCount: artworks.viewsCount,
  commentsCount: artworks.commentsCount,
  userId: artworks.userId,
  createdAt: artworks.createdAt,
  updatedAt: artworks.updatedAt,
  isLiked: sql<boolean>`exists (select 1 from ${likes}
    where ${likes.userId} = ${viewer}::uuid and ${likes.artworkId} = ${artworks.id})`,
  isSaved: sql<boolean>`exists (select 1 from ${collectionItems}
    where ${collectionItems.ownerId} = ${viewer}::uuid and ${collectionItems.artworkId} = ${artworks.id})`,
  user: personColumns,
});
