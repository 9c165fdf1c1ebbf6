import { eq } from 'drizzle-orm';
import type { CurrentUser, ProfileForm } from '#shared/contracts/users.ts';
import { users } from '#shared/schema/users.ts';
import type { Queryable } from '../../context.ts';
import { personColumns } from '../../db/person.ts';

/** Every column of oneself except payment ids and the sign-in identity. */
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
  coverImageUrl: users.coverImageUrl,
  hidesAi: users.hidesAi,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
};
/** As the row is, before it is encoded. */
export type OwnProfile = CurrentUser;

export async function readOwnProfile(db: Queryable, id: string): Promise<OwnProfile | null> {
  const [row] = await db.select(ownColumns).from(users).where(eq(users.id, id));
  return row ?? null;
}

type ProfileFields = { [Name in keyof ProfileForm]: string | null };

export async function saveProfile(
  db: Queryable,
  id: string,
  fields: ProfileFields,
): Promise<OwnProfile | null> {
  const [row] = await db
    .update(users)
    .set({ ...fields, profileCompleted: true, updatedAt: new Date() })
    .where(eq(users.id, id))
    .returning(ownColumns);
  return row ?? null;
}
