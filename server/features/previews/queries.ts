/** What a preview shows, of what anyone may be told of: nothing hidden, nothing private, and only with the owner's leave. */
import { type SQL, and, eq, sql } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import { artworks, pinnedWorks } from '#shared/artworks/tables.ts';
import { collectionItems, collections } from '#shared/collections/tables.ts';
import { courses } from '#shared/courses/tables.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Previewed } from '#shared/previews/contract.ts';
import { objectPathOf, shownUploadIdOf } from '#server/files/address.ts';
import type { Queryable } from '#server/context.ts';
import { artworkPublic, memberHidden } from '#server/db/visibility.ts';
import { soldNumbers } from '#server/features/artworks/public.ts';

interface Picture {
  /** `/objects/<upload id>` */
  objectPath: string;
  altText: string | null;
}
export interface Subject {
  title: string;
  artist: string | null;
  /** As its member wrote it. */
  text: string | null;
  pictures: Picture[];
  /** The member's. */
  portrait: string | null;
  worksCount: number | null;
  work: {
    medium: string | null;
    widthMm: number | null;
    heightMm: number | null;
    depthMm: number | null;
    /** Only while it is for sale. */
    price: string | null;
    editionSize: number | null;
    soldNumbers: number;
    isSold: boolean;
    allowsAiTraining: boolean;
  } | null;
}

const PICTURES = 3;
const nothingOfWork = { work: null, worksCount: null, portrait: null };
const person = { firstName: users.firstName, lastName: users.lastName, artistName: users.artistName };
/** For queries that join `users`, the owners. */
const mayBeTold = sql`(${users.hasPreviews} and not ${memberHidden})`;

/** `/media/<id>/preview.webp` -> `/objects/<id>` */
function originalOf(mediaUrl: string | null): string | null {
  const id = mediaUrl && shownUploadIdOf(mediaUrl);
  return id ? objectPathOf(id) : null;
}

const picturesOf = (works: SQL) => sql<Picture[]>`(select coalesce(json_agg(picture), '[]') from (
  select ${artworks.imageUrl} as "objectPath", ${artworks.altText} as "altText" ${works} limit ${PICTURES}) picture)`;

async function findWork(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({
      ...person,
      title: artworks.title,
      text: artworks.description,
      imageUrl: artworks.imageUrl,
      altText: artworks.altText,
      medium: artworks.medium,
      widthMm: artworks.widthMm,
      heightMm: artworks.heightMm,
      depthMm: artworks.depthMm,
      price: artworks.price,
      isForSale: artworks.isForSale,
      soldAt: artworks.soldAt,
      editionSize: artworks.editionSize,
      soldNumbers,
      allowsAiTraining: artworks.allowsAiTraining,
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(and(eq(artworks.id, id), artworkPublic, mayBeTold));
  if (!row) return null;
  const {
    title,
    text,
    imageUrl,
    altText,
    isForSale,
    soldAt,
    price,
    firstName,
    lastName,
    artistName,
    ...work
  } = row;
  return {
    ...nothingOfWork,
    title,
    artist: displayName({ firstName, lastName, artistName }),
    text,
    pictures: [{ objectPath: imageUrl, altText }],
    work: { ...work, price: isForSale ? price : null, isSold: soldAt !== null },
  };
}

/** Only of a member with works: those on top of the profile first. */
async function findProfile(db: Queryable, id: string): Promise<Subject | null> {
  const works = sql`from ${artworks} left join ${pinnedWorks} on ${pinnedWorks.artworkId} = ${artworks.id}
    where ${artworks.userId} = users.id and not ${artworks.isHidden}
    order by ${pinnedWorks.position} nulls last, ${artworks.createdAt} desc, ${artworks.id} desc`;
  const [row] = await db
    .select({ ...person, text: users.bio, imageUrl: users.profileImageUrl, pictures: picturesOf(works) })
    .from(users)
    .where(and(eq(users.id, id), mayBeTold));
  if (!row || row.pictures.length === 0) return null;
  return {
    ...nothingOfWork,
    title: displayName(row),
    artist: null,
    text: row.text,
    pictures: row.pictures,
    portrait: originalOf(row.imageUrl),
  };
}

async function findCourse(db: Queryable, id: string): Promise<Subject | null> {
  const [row] = await db
    .select({ ...person, title: courses.title, text: courses.description, imageUrl: courses.imageUrl })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.instructorId))
    .where(and(eq(courses.id, id), courses.isPublished, eq(courses.isHidden, false), mayBeTold));
  if (!row) return null;
  const objectPath = originalOf(row.imageUrl);
  return {
    ...nothingOfWork,
    title: row.title,
    artist: displayName(row),
    text: row.text,
    pictures: objectPath ? [{ objectPath, altText: null }] : [],
  };
}

/** With works that their own artists let be told of; the others are not counted. */
async function findCollection(db: Queryable, id: string): Promise<Subject | null> {
  const shown = sql`from ${collectionItems} join ${artworks} on ${artworks.id} = ${collectionItems.artworkId}
    join ${users} on ${users.id} = ${artworks.userId}
    where ${collectionItems.collectionId} = collections.id and ${artworkPublic} and ${users.hasPreviews}`;
  const [row] = await db
    .select({
      ...person,
      title: collections.title,
      text: collections.note,
      pictures: picturesOf(
        sql`${shown} order by ${collectionItems.id} = collections.cover_item_id desc nulls last, ${collectionItems.position}`,
      ),
      worksCount: sql<number>`(select count(*)::int ${shown})`,
    })
    .from(collections)
    .innerJoin(users, eq(users.id, collections.ownerId))
    .where(
      and(
        eq(collections.id, id),
        eq(collections.visibility, 'public'),
        eq(collections.isHidden, false),
        mayBeTold,
      ),
    );
  return (
    (row && {
      ...nothingOfWork,
      title: row.title,
      artist: displayName(row),
      text: row.text,
      pictures: row.pictures,
      worksCount: row.worksCount,
    }) ??
    null
  );
}

const FIND: Record<Previewed, (db: Queryable, id: string) => Promise<Subject | null>> = {
  artwork: findWork,
  profile: findProfile,
  course: findCourse,
  collection: findCollection,
};

/** Null for what is not there and for what may not be told of, alike. */
export const findSubject = (db: Queryable, screen: Previewed, id: string): Promise<Subject | null> =>
  FIND[screen](db, id);
