/**
 * What previews and visitors' pages show, of what anyone may be told of: nothing hidden, nothing private, and only with the
 * owner's leave.
 */
import { type SQL, and, eq, sql } from 'drizzle-orm';
import { users } from '#shared/accounts/tables.ts';
import { artworks, pinnedWorks } from '#shared/artworks/tables.ts';
import { collectionItems, collections } from '#shared/collections/tables.ts';
import { courses } from '#shared/courses/tables.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Previewed } from '#shared/previews/contract.ts';
import { objectPathOf, shownUploadIdOf } from '#server/files/address.ts';
import type { Queryable } from '#server/context.ts';
import { artworkPublic, memberHidden, memberPublic } from '#server/db/visibility.ts';
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

/** What is asked for: a preview while the gallery is public or not, or a page, with what it shows beyond the preview. */
export type Asked<Page> = { preview: { isPublic: boolean } } | { page: SQL<Page> };
export interface Found<Page> {
  subject: Subject;
  /** Null: a preview was asked for. */
  page: Page | null;
}

const PICTURES = 3;
const nothingOfWork = { work: null, worksCount: null, portrait: null };
const person = { firstName: users.firstName, lastName: users.lastName, artistName: users.artistName };
/** For queries that join `users`, the owners. Where pages are public, previews are of those who agreed to pages. */
const mayBeTold = (asked: Asked<unknown>): SQL =>
  'page' in asked
    ? memberPublic
    : sql`(${users.hasPreviews} and ${asked.preview.isPublic ? memberPublic : sql`not ${memberHidden}`})`;
const pageOf = <Page>(asked: Asked<Page>): SQL<Page | null> =>
  'page' in asked ? sql<Page>`${asked.page}` : sql<null>`null`;

/** `/media/<id>/preview.webp` -> `/objects/<id>` */
function originalOf(mediaUrl: string | null): string | null {
  const id = mediaUrl && shownUploadIdOf(mediaUrl);
  return id ? objectPathOf(id) : null;
}

const picturesOf = (works: SQL) => sql<Picture[]>`(select coalesce(json_agg(picture), '[]') from (
  select ${artworks.imageUrl} as "objectPath", ${artworks.altText} as "altText" ${works} limit ${PICTURES}) picture)`;

async function findWork<Page>(db: Queryable, id: string, asked: Asked<Page>): Promise<Found<Page> | null> {
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
      page: pageOf(asked),
    })
    .from(artworks)
    .innerJoin(users, eq(users.id, artworks.userId))
    .where(and(eq(artworks.id, id), artworkPublic, mayBeTold(asked)));
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
    page,
    ...work
  } = row;
  const subject = {
    ...nothingOfWork,
    title,
    artist: displayName({ firstName, lastName, artistName }),
    text,
    pictures: [{ objectPath: imageUrl, altText }],
    work: { ...work, price: isForSale ? price : null, isSold: soldAt !== null },
  };
  return { subject, page };
}

/** A preview only of a member with works: those on top of the profile first. */
async function findProfile<Page>(db: Queryable, id: string, asked: Asked<Page>): Promise<Found<Page> | null> {
  const works = sql`from ${artworks} left join ${pinnedWorks} on ${pinnedWorks.artworkId} = ${artworks.id}
    where ${artworks.userId} = users.id and not ${artworks.isHidden}
    order by ${pinnedWorks.position} nulls last, ${artworks.createdAt} desc, ${artworks.id} desc`;
  const [row] = await db
    .select({
      ...person,
      text: users.bio,
      imageUrl: users.profileImageUrl,
      pictures: picturesOf(works),
      page: pageOf(asked),
    })
    .from(users)
    .where(and(eq(users.id, id), mayBeTold(asked)));
  if (!row || ('preview' in asked && row.pictures.length === 0)) return null;
  const subject = {
    ...nothingOfWork,
    title: displayName(row),
    artist: null,
    text: row.text,
    pictures: row.pictures,
    portrait: originalOf(row.imageUrl),
  };
  return { subject, page: row.page };
}

async function findCourse<Page>(db: Queryable, id: string, asked: Asked<Page>): Promise<Found<Page> | null> {
  const [row] = await db
    .select({
      ...person,
      title: courses.title,
      text: courses.description,
      imageUrl: courses.imageUrl,
      page: pageOf(asked),
    })
    .from(courses)
    .innerJoin(users, eq(users.id, courses.instructorId))
    .where(and(eq(courses.id, id), courses.isPublished, eq(courses.isHidden, false), mayBeTold(asked)));
  if (!row) return null;
  const objectPath = originalOf(row.imageUrl);
  const subject = {
    ...nothingOfWork,
    title: row.title,
    artist: displayName(row),
    text: row.text,
    pictures: objectPath ? [{ objectPath, altText: null }] : [],
  };
  return { subject, page: row.page };
}

/** With works that their own artists let be told of; the others are not counted. */
async function findCollection<Page>(
  db: Queryable,
  id: string,
  asked: Asked<Page>,
): Promise<Found<Page> | null> {
  const shown = sql`from ${collectionItems} join ${artworks} on ${artworks.id} = ${collectionItems.artworkId}
    join ${users} on ${users.id} = ${artworks.userId}
    where ${collectionItems.collectionId} = collections.id and not ${artworks.isHidden} and ${mayBeTold(asked)}`;
  const [row] = await db
    .select({
      ...person,
      title: collections.title,
      text: collections.note,
      pictures: picturesOf(
        sql`${shown} order by ${collectionItems.id} = collections.cover_item_id desc nulls last, ${collectionItems.position}`,
      ),
      worksCount: sql<number>`(select count(*)::int ${shown})`,
      page: pageOf(asked),
    })
    .from(collections)
    .innerJoin(users, eq(users.id, collections.ownerId))
    .where(
      and(
        eq(collections.id, id),
        eq(collections.visibility, 'public'),
        eq(collections.isHidden, false),
        mayBeTold(asked),
      ),
    );
  if (!row) return null;
  const subject = {
    ...nothingOfWork,
    title: row.title,
    artist: displayName(row),
    text: row.text,
    pictures: row.pictures,
    worksCount: row.worksCount,
  };
  return { subject, page: row.page };
}

const FIND = {
  artwork: findWork,
  profile: findProfile,
  course: findCourse,
  collection: findCollection,
};

/** Null for what is not there and for what may not be told of, alike. */
export const findShown = <Page>(
  db: Queryable,
  screen: Previewed,
  id: string,
  asked: Asked<Page>,
): Promise<Found<Page> | null> => FIND[screen](db, id, asked);
