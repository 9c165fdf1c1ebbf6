import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { LandingWork } from '#shared/discovery/landing/contract.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import type { Queryable } from '#server/context.ts';
import { artworkPublic, memberPublic } from '#server/db/visibility.ts';
import { columnsOf } from '#server/db/columns-of.ts';

const selectLandingWorks = (db: Queryable) =>
  db
    .select({
      ...columnsOf(LandingWork, artworks),
      isForSale: artworks.isForSale,
      likesCount: artworks.likesCount,
      userId: artworks.userId,
      artist: {
        firstName: users.firstName,
        lastName: users.lastName,
        artistName: users.artistName,
        isSubscriber: users.isSubscriber,
      },
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .$dynamic();

/** While the gallery is public, works that have a page to lead to. */
const shownTo = (isPublic: boolean) => and(artworkPublic, isPublic ? memberPublic : undefined);

/** The newest works; limited, so that the landing page costs the same at any size. */
export const newestWorks = (db: Queryable, isPublic: boolean, limit: number) =>
  selectLandingWorks(db)
    .where(shownTo(isPublic))
    .orderBy(desc(artworks.createdAt), desc(artworks.id))
    .limit(limit);

export const worksById = (db: Queryable, isPublic: boolean, ids: string[]) =>
  selectLandingWorks(db).where(and(shownTo(isPublic), inArray(artworks.id, ids)));

export type LandingRow = Awaited<ReturnType<typeof newestWorks>>[number];

/** Licensed works, by artist and title. */
export const licensedWorks = (db: Queryable) =>
  db
    .select({
      id: artworks.id,
      title: artworks.title,
      imageUrl: artworks.imageUrl,
      license: artworks.license,
      credit: artworks.credit,
      artist: { firstName: users.firstName, lastName: users.lastName, artistName: users.artistName },
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(and(artworkPublic, isNotNull(artworks.license), isNotNull(artworks.credit)))
    .orderBy(users.artistName, artworks.title, artworks.id);
