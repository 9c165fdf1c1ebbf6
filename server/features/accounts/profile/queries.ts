import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { artworks } from '#shared/artworks/tables.ts';
import { awards } from '#shared/awards/tables.ts';
import { follows } from '#shared/follows/tables.ts';
import { blocks } from '#shared/moderation/tables.ts';
import { PAID_STATUSES } from '#shared/orders/states.ts';
import { purchases } from '#shared/orders/tables.ts';
import { users } from '#shared/accounts/tables.ts';
import { memberVisits } from '#shared/accounts/visits/tables.ts';
import type { Db, Queryable } from '#server/context.ts';
import { personColumns } from '#server/db/person.ts';
import { preparedByName } from '#server/db/prepared.ts';
import { firstMinutesOf } from '../first-minutes/queries.ts';
import { newTermsOf } from '#server/features/legal/public.ts';

/** In a select from one table Drizzle omits table names, and in a subquery `id` would be ambiguous. */
const SHOWN_ID = sql`users.id`;

const visitColumn = (column: typeof memberVisits.seenAt | typeof memberVisits.lastVisitAt) =>
  sql<Date | null>`(select ${column} from ${memberVisits} where ${memberVisits.userId} = ${SHOWN_ID})`.mapWith(
    column,
  );

/** All own columns except payment ids and the sign-in identity. */
const ownColumns = {
  ...personColumns,
  email: users.email,
  city: users.city,
  borough: users.borough,
  instagramUrl: users.instagramUrl,
  twitterUrl: users.twitterUrl,
  linkedinUrl: users.linkedinUrl,
  websiteUrl: users.websiteUrl,
  bio: users.bio,
  role: users.role,
  isSubscriber: users.isSubscriber,
  followersCount: users.followersCount,
  followingCount: users.followingCount,
  totalLikes: users.totalLikes,
  profileCompleted: users.profileCompleted,
  profileOfferedAt: users.profileOfferedAt,
  coverImageUrl: users.coverImageUrl,
  hidesAi: users.hidesAi,
  country: users.country,
  deliveredTo: sql<string | null>`(select ${purchases.shippingAddress}->>'country' from ${purchases}
    where ${purchases.buyerId} = ${SHOWN_ID} and ${purchases.shippingAddress} is not null
    order by ${purchases.createdAt} desc limit 1)`,
  hasPreviews: users.hasPreviews,
  isPublic: users.isPublic,
  timeZone: users.timeZone,
  awayUntil: users.awayUntil,
  backOn: users.backOn,
  suspendedUntil: users.suspendedUntil,
  deletesAt: users.deletesAt,
  newTerms: newTermsOf('users.id'),
  lastVisitAt: visitColumn(memberVisits.lastVisitAt),
  firstMinutes: firstMinutesOf(SHOWN_ID),
  hasSold: sql<boolean>`exists (select 1 from ${purchases}
    where ${purchases.sellerId} = ${SHOWN_ID} and ${purchases.paidAt} is not null)`,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
};
/** The row before it is encoded. */
export type OwnProfile = CurrentUser;

const own = preparedByName((db, name) =>
  db
    .select({ ...ownColumns, seenAt: visitColumn(memberVisits.seenAt) })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(name),
);

export async function findOwnProfile(
  db: Db,
  id: string,
): Promise<(OwnProfile & { seenAt: Date | null }) | null> {
  const [row] = await own(db, 'own profile').execute({ id });
  return row ?? null;
}

export type OwnFields = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'firstName'
    | 'lastName'
    | 'artistName'
    | 'city'
    | 'borough'
    | 'instagramUrl'
    | 'twitterUrl'
    | 'linkedinUrl'
    | 'websiteUrl'
    | 'bio'
    | 'profileImageUrl'
    | 'coverImageUrl'
    | 'profileCompleted'
    | 'hidesAi'
    | 'hasPreviews'
    | 'country'
    | 'isPublic'
    | 'awayUntil'
    | 'backOn'
  >
>;

export async function saveOwnFields(
  db: Queryable,
  id: string,
  fields: OwnFields,
): Promise<OwnProfile | null> {
  const [row] = await db
    .update(users)
    .set({ ...fields, updatedAt: new Date() })
    .where(eq(users.id, id))
    .returning(ownColumns);
  return row ?? null;
}

/** Only the first time is stored. */
export async function writeOffered(db: Queryable, id: string, profileOfferedAt: Date): Promise<void> {
  await db
    .update(users)
    .set({ profileOfferedAt })
    .where(and(eq(users.id, id), isNull(users.profileOfferedAt)));
}

/** Locked until the transaction ends, so that each replaced image is detached once. */
export async function lockProfileImages(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ profileImageUrl: users.profileImageUrl, coverImageUrl: users.coverImageUrl })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return row ?? { profileImageUrl: null, coverImageUrl: null };
}

const visibilityColumns = (viewerId: string) => ({
  id: users.id,
  isHidden: users.isHidden,
  /** Accounts pending deletion are hidden the same way. */
  isSuspended: sql<boolean>`(${users.suspendedUntil} is not null or ${users.deletesAt} is not null)`,
  isCreditProfile: users.isCreditProfile,
  /** The viewer has blocked the member. */
  isBlocked: sql<boolean>`exists (select 1 from ${blocks}
    where ${blocks.blockerId} = ${viewerId}::uuid and ${blocks.blockedId} = ${SHOWN_ID})`,
  /** The viewer. */
  hasBlocked: sql<boolean>`exists (select 1 from ${blocks}
    where ${blocks.blockerId} = ${SHOWN_ID} and ${blocks.blockedId} = ${viewerId}::uuid)`,
});

/** A deleted account has no profile. */
const isThere = (id: string) => and(eq(users.id, id), isNull(users.deletedAt));

export async function findVisibility(db: Queryable, viewerId: string, id: string) {
  const [row] = await db.select(visibilityColumns(viewerId)).from(users).where(isThere(id));
  return row ?? null;
}

/** @param viewerId whose follow and blocks are included */
export async function findProfile(db: Queryable, viewerId: string, id: string) {
  const [row] = await db
    .select({
      ...personColumns,
      ...visibilityColumns(viewerId),
      email: users.email,
      bio: users.bio,
      city: users.city,
      borough: users.borough,
      instagramUrl: users.instagramUrl,
      twitterUrl: users.twitterUrl,
      linkedinUrl: users.linkedinUrl,
      websiteUrl: users.websiteUrl,
      coverImageUrl: users.coverImageUrl,
      isSubscriber: users.isSubscriber,
      followersCount: users.followersCount,
      followingCount: users.followingCount,
      totalLikes: users.totalLikes,
      awayUntil: users.awayUntil,
      backOn: users.backOn,
      createdAt: users.createdAt,
      awardsCount: sql<number>`(select count(*)::int from ${awards}
        join ${artworks} works on works.id = ${awards.artworkId}
        where awards.user_id = ${SHOWN_ID} and not works.is_hidden)`,
      isCollector: sql<boolean>`exists (select 1 from ${purchases}
        where ${and(sql`${purchases.buyerId} = ${SHOWN_ID}`, inArray(purchases.status, [...PAID_STATUSES]))})`,
      isFollowed: sql<boolean>`exists (select 1 from ${follows}
        where ${follows.followerId} = ${viewerId}::uuid and ${follows.followingId} = ${SHOWN_ID})`,
    })
    .from(users)
    .where(isThere(id));
  return row ?? null;
}
