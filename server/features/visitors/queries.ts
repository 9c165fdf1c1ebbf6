/** What the pages show beyond a preview, as one value of the same statement, and what the sitemap lists. */
import { type SQL, sql } from 'drizzle-orm';
import type { Making } from '#shared/artworks/contract.ts';
import type { Category } from '#shared/artworks/categories.ts';
import { users } from '#shared/accounts/tables.ts';
import { artworkImages, artworks, pinnedWorks } from '#shared/artworks/tables.ts';
import { collectionItems, collections } from '#shared/collections/tables.ts';
import { deliveryProfiles } from '#shared/delivery/tables.ts';
import type { DeliveryTerms } from '#shared/delivery/zones.ts';
import { courseLessons, courses } from '#shared/courses/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import type { Queryable } from '#server/context.ts';
import { artworkPublic, memberPublic } from '#server/db/visibility.ts';
import { lowestFree } from '#server/features/artworks/public.ts';

export interface Picture {
  imageUrl: string;
  altText: string | null;
  width: number;
  height: number;
}
/** A work in a row. */
export interface Card extends Picture {
  id: string;
  title: string;
  isForSale: boolean;
  isSold: boolean;
  /** Null: on request, or not for sale. */
  price: string | null;
}
interface Owner {
  ownerId: string;
  hasPreviews: boolean;
}
export interface WorkPage extends Owner {
  images: Picture[];
  category: Category;
  making: Making | null;
  createdAt: string;
  isForSale: boolean;
  isPhysical: boolean;
  deliveryCost: string;
  /** Null: delivery costs the same everywhere. */
  delivery: DeliveryTerms | null;
  license: string | null;
  /** The number that the next buyer gets; null: none is free, or there is only one. */
  next: number | null;
  artist: { bio: string | null; portraitUrl: string | null; isProfessional: boolean; isSubscriber: boolean };
  more: Card[];
}
export interface ProfilePage extends Owner {
  isProfessional: boolean;
  portraitUrl: string | null;
  worksCount: number;
  forSale: number;
  lowestPrice: string | null;
  works: Card[];
  collections: {
    id: string;
    title: string;
    worksCount: number;
    artistIds: string[];
    works: Pick<Card, 'id' | 'imageUrl'>[];
  }[];
  courses: { id: string; title: string; isPremium: boolean; seconds: number }[];
}
export interface CollectionPage extends Owner {
  worksCount: number;
  works: (Card & {
    artistId: string;
    firstName: string | null;
    lastName: string | null;
    artistName: string | null;
  })[];
}
export interface CoursePage extends Owner {
  /** A rendition. */
  imageUrl: string | null;
  isPremium: boolean;
  bio: string | null;
  portraitUrl: string | null;
  lessons: { title: string; seconds: number | null }[];
}
export interface FeedPage extends Owner {
  works: (Card & { description: string | null; createdAt: string; updatedAt: string })[];
}

const MAX_MORE = 6;
const MAX_WORKS = 120;
const MAX_COLLECTIONS = 12;
const MAX_COURSES = 6;
const MAX_ENTRIES = 30;
const MOSAIC = 3;

const owner = sql`'ownerId', ${users.id}, 'hasPreviews', ${users.hasPreviews}`;
/** Prices are text: JSON would make numbers of them. */
const card = sql`'id', ${artworks.id}, 'title', ${artworks.title}, 'imageUrl', ${artworks.imageUrl},
  'altText', ${artworks.altText}, 'width', ${artworks.width}, 'height', ${artworks.height},
  'isForSale', ${artworks.isForSale}, 'isSold', ${artworks.soldAt} is not null,
  'price', case when ${artworks.isForSale} then ${artworks.price}::text end`;
const list = (item: SQL, from: SQL) =>
  sql`(select coalesce(json_agg(listed.item), '[]') from (select json_build_object(${item}) as item ${from}) listed)`;

/** @param now decides which numbers of an edition are reserved */
export const workPage = (now: Date): SQL<WorkPage> => sql<WorkPage>`json_build_object(${owner},
  'images', (select json_agg(json_build_object('imageUrl', image.image_url, 'altText', image.alt_text,
      'width', image.width, 'height', image.height) order by image.position)
    from (select 0 as position, ${artworks.imageUrl}, ${artworks.altText}, ${artworks.width}, ${artworks.height}
      union all select ${artworkImages.position}, ${artworkImages.imageUrl}, ${artworkImages.altText}, ${artworkImages.width},
        ${artworkImages.height} from ${artworkImages} where ${artworkImages.artworkId} = ${artworks.id}) image),
  'category', ${artworks.category}, 'making', ${artworks.making}, 'createdAt', ${artworks.createdAt},
  'isForSale', ${artworks.isForSale}, 'isPhysical', ${artworks.isPhysical}, 'deliveryCost', ${artworks.deliveryCost}::text,
  'delivery', (select json_build_object('country', ${deliveryProfiles.country}, 'handlingDays', ${deliveryProfiles.handlingDays},
    'zones', ${deliveryProfiles.zones}, 'leftOut', ${deliveryProfiles.leftOut}) from ${deliveryProfiles} where ${deliveryProfiles.id} = ${artworks.deliveryProfileId}),
  'license', ${artworks.license}, 'next', ${lowestFree(now.toISOString())},
  'artist', json_build_object('bio', ${users.bio}, 'portraitUrl', ${users.profileImageUrl},
    'isProfessional', ${users.isProfessional}, 'isSubscriber', ${users.isSubscriber}),
  'more', (select ${list(
    card,
    sql`from ${artworks} where ${artworks.userId} = shown.owner_id and ${artworks.id} <> shown.id and not ${artworks.isHidden}
      order by ${artworks.createdAt} desc, ${artworks.id} desc limit ${MAX_MORE}`,
  )} from (select ${artworks.id} as id, ${users.id} as owner_id) shown))`;

const worksOf = sql`from ${artworks} where ${artworks.userId} = ${users.id} and not ${artworks.isHidden}`;

/** The works of the outer query's collection whose artists agreed. */
const agreedWorks = sql`from ${collectionItems} join ${artworks} on ${artworks.id} = ${collectionItems.artworkId}
  join ${users} on ${users.id} = ${artworks.userId}
  where ${collectionItems.collectionId} = ${collections.id} and not ${artworks.isHidden} and ${memberPublic}`;

const lengthOf = sql`(select coalesce(round(sum(${videos.durationSeconds})), 0)::int from ${courseLessons}
  join ${videos} on ${videos.id} = ${courseLessons.videoId} where ${courseLessons.courseId} = ${courses.id})`;

export const profilePage: SQL<ProfilePage> = sql<ProfilePage>`json_build_object(${owner},
  'isProfessional', ${users.isProfessional}, 'portraitUrl', ${users.profileImageUrl},
  'worksCount', (select count(*) ${worksOf}),
  'forSale', (select count(*) ${worksOf} and ${artworks.isForSale}),
  'lowestPrice', (select min(${artworks.price})::text ${worksOf} and ${artworks.isForSale}),
  'works', ${list(
    card,
    sql`from ${artworks} left join ${pinnedWorks} on ${pinnedWorks.artworkId} = ${artworks.id}
      where ${artworks.userId} = ${users.id} and not ${artworks.isHidden}
      order by ${pinnedWorks.position} nulls last, ${artworks.createdAt} desc, ${artworks.id} desc limit ${MAX_WORKS}`,
  )},
  'collections', ${list(
    sql`'id', ${collections.id}, 'title', ${collections.title}, 'worksCount', (select count(*) ${agreedWorks}),
      'artistIds', (select json_agg(distinct ${artworks.userId}) ${agreedWorks}), 'works', ${list(
        sql`'id', ${artworks.id}, 'imageUrl', ${artworks.imageUrl}`,
        sql`${agreedWorks} order by ${collectionItems.id} = ${collections.coverItemId} desc nulls last, ${collectionItems.position}
          limit ${MOSAIC}`,
      )}`,
    sql`from ${collections} where ${collections.ownerId} = ${users.id} and ${collections.visibility} = 'public'
      and not ${collections.isHidden} and exists (select 1 ${agreedWorks})
      order by ${collections.updatedAt} desc, ${collections.id} limit ${MAX_COLLECTIONS}`,
  )},
  'courses', ${list(
    sql`'id', ${courses.id}, 'title', ${courses.title}, 'isPremium', ${courses.isPremium}, 'seconds', ${lengthOf}`,
    sql`from ${courses} where ${courses.instructorId} = ${users.id} and ${courses.isPublished} and not ${courses.isHidden}
      order by ${courses.createdAt} desc, ${courses.id} limit ${MAX_COURSES}`,
  )})`;

export const collectionPage: SQL<CollectionPage> = sql<CollectionPage>`json_build_object(${owner},
  'worksCount', (select count(*) ${agreedWorks}),
  'works', ${list(
    sql`${card}, 'artistId', ${users.id}, 'firstName', ${users.firstName}, 'lastName', ${users.lastName},
      'artistName', ${users.artistName}`,
    sql`${agreedWorks} order by ${collectionItems.position}, ${collectionItems.id} limit ${MAX_WORKS}`,
  )})`;

export const coursePage: SQL<CoursePage> = sql<CoursePage>`json_build_object(${owner},
  'imageUrl', ${courses.imageUrl}, 'isPremium', ${courses.isPremium}, 'bio', ${users.bio}, 'portraitUrl', ${users.profileImageUrl},
  'lessons', ${list(
    sql`'title', ${courseLessons.title}, 'seconds', ${videos.durationSeconds}`,
    sql`from ${courseLessons} join ${videos} on ${videos.id} = ${courseLessons.videoId}
      where ${courseLessons.courseId} = ${courses.id} order by ${courseLessons.position}`,
  )})`;

export const feedPage: SQL<FeedPage> = sql<FeedPage>`json_build_object(${owner}, 'works', ${list(
  sql`${card}, 'description', ${artworks.description}, 'createdAt', ${artworks.createdAt}, 'updatedAt', ${artworks.updatedAt}`,
  sql`${worksOf} order by ${artworks.createdAt} desc, ${artworks.id} desc limit ${MAX_ENTRIES}`,
)})`;

/** All pages that visitors may read, by the same rule that opens them. */
const shownPages = sql`
  select '/artwork/' || ${artworks.id} as path, ${artworks.updatedAt} as changed from ${artworks}
    join ${users} on ${users.id} = ${artworks.userId} where ${artworkPublic} and ${memberPublic}
  union all select '/profile/' || ${users.id}, ${users.updatedAt} from ${users} where ${memberPublic}
  union all select '/education/' || ${courses.id}, ${courses.updatedAt} from ${courses}
    join ${users} on ${users.id} = ${courses.instructorId}
    where ${courses.isPublished} and not ${courses.isHidden} and ${memberPublic}
  union all select '/collection/' || ${collections.id}, ${collections.updatedAt} from ${collections}
    join ${users} on ${users.id} = ${collections.ownerId}
    where ${collections.visibility} = 'public' and not ${collections.isHidden} and ${memberPublic}`;

/** One part of the pages, in a stable order, and how many there are in all. */
export async function listPages(db: Queryable, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await db.execute<{ path: string; changed: string; total: number }>(sql`
    select path, to_char(changed at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as changed,
      (count(*) over ())::int as total
    from (${shownPages}) page order by path limit ${limit} offset ${offset}`);
  return rows;
}

/** How members answered, and how many works visitors would see. Credit profiles and deleted accounts don't count. */
export async function countAnswers(db: Queryable) {
  const { rows } = await db.execute<{
    agreed: number;
    declined: number;
    unanswered: number;
    works: number;
  }>(sql`
    select (count(*) filter (where ${users.isPublic}))::int as agreed,
      (count(*) filter (where not ${users.isPublic}))::int as declined,
      (count(*) filter (where ${users.isPublic} is null))::int as unanswered,
      (select count(*)::int from ${artworks} join ${users} on ${users.id} = ${artworks.userId}
        where ${artworkPublic} and ${memberPublic}) as works
    from ${users} where ${users.deletedAt} is null and not ${users.isCreditProfile}`);
  return rows[0]!;
}
