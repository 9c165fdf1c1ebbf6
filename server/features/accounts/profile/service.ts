import type * as z from 'zod/mini';
import type { Profile, ProfileEdit, ProfileForm } from '#shared/accounts/profile/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Member } from '#server/http/route.ts';
import {
  attachUpload,
  detachUpload,
  objectPathBehind,
  processImage,
} from '#server/features/uploads/public.ts';
import { maySeeMember } from './policy.ts';
import {
  type OwnFields,
  type OwnProfile,
  findProfile,
  findVisibility,
  lockProfileImage,
  readOwnProfile,
  saveOwnFields,
  writeOffered,
} from './queries.ts';

/** Throws `sign_in_required` if the member was deleted while signed in. */
function present(profile: OwnProfile | null): OwnProfile {
  if (!profile) throw new AppError('sign_in_required');
  return profile;
}

export async function getOwnProfile(ctx: Context, memberId: string): Promise<OwnProfile> {
  return present(await readOwnProfile(ctx.db, memberId));
}

/** A missing field stays unchanged; an empty one is cleared. */
const cleaned = (text: string | undefined): string | null | undefined =>
  text === undefined ? text : text || null;

const fieldsOf = (form: ProfileForm) => ({
  firstName: form.firstName,
  lastName: cleaned(form.lastName),
  artistName: cleaned(form.artistName),
  city: form.city,
  borough: cleaned(form.borough),
  instagramUrl: cleaned(form.instagramUrl),
  twitterUrl: cleaned(form.twitterUrl),
  linkedinUrl: cleaned(form.linkedinUrl),
  websiteUrl: cleaned(form.websiteUrl),
  profileCompleted: true,
});

/** Saves public fields and emits the change. */
async function save(ctx: Context, tx: Queryable, memberId: string, fields: OwnFields): Promise<OwnProfile> {
  const saved = present(await saveOwnFields(tx, memberId, fields));
  await ctx.events.emit(tx, 'member.changed', { memberId });
  return saved;
}

/** Saves the form 'Join the Community'. An empty field is cleared, a missing one stays unchanged. */
export const completeProfile = (ctx: Context, memberId: string, form: ProfileForm): Promise<OwnProfile> =>
  ctx.db.transaction((tx) => save(ctx, tx, memberId, fieldsOf(form)));

export async function rememberOffered(ctx: Context, memberId: string): Promise<undefined> {
  await writeOffered(ctx.db, memberId, ctx.clock.now());
  return undefined;
}

/** Attaches the new avatar and detaches the old one. Returns the URL to show. */
async function replaceAvatar(tx: Queryable, userId: string, imageUrl: string | null) {
  const old = objectPathBehind(await lockProfileImage(tx, userId));
  const image = imageUrl === null ? null : await attachUpload(tx, { userId, imageUrl, purpose: 'avatar' });
  if (old) await detachUpload(tx, old);
  return image && renditionUrl(image.objectPath, 'thumb');
}

/**
 * Saves the form, the bio and the avatar; an empty field is cleared, a missing one stays unchanged. Avatars do
 * not count toward the quota of works. Throws what `processImage` and `attachUpload` throw.
 */
export async function editProfile(
  ctx: Context,
  memberId: string,
  { bio, profileImageUrl, ...form }: z.output<typeof ProfileEdit>,
): Promise<OwnProfile> {
  if (profileImageUrl) await processImage(ctx, memberId, profileImageUrl);
  return ctx.db.transaction(async (tx) => {
    const avatarField =
      profileImageUrl === undefined
        ? {}
        : { profileImageUrl: await replaceAvatar(tx, memberId, profileImageUrl) };
    return save(ctx, tx, memberId, { ...fieldsOf(form), bio: cleaned(bio), ...avatarField });
  });
}

/** Visible to the member only. */
export async function savePreferences(
  ctx: Context,
  memberId: string,
  preferences: { hidesAi: boolean },
): Promise<OwnProfile> {
  return present(await saveOwnFields(ctx.db, memberId, preferences));
}

/** The e-mail address is included only for the member's own profile. Throws `member_not_found`. */
export async function getProfile(ctx: Context, viewer: Member, id: string): Promise<Profile> {
  const profile = await findProfile(ctx.db, viewer.id, id);
  if (!profile || !maySeeMember(viewer, profile)) throw new AppError('member_not_found');
  return { ...profile, email: profile.id === viewer.id ? profile.email : null };
}

/** Whether or not the viewer may see the profile, for actions that explain why they refuse. */
export const findMemberAsSeenBy = (db: Queryable, viewer: Member, id: string) =>
  findVisibility(db, viewer.id, id);

/** Throws `member_not_found` if the profile is absent or hidden from the viewer. */
export async function requireMember(db: Queryable, viewer: Member, id: string) {
  const member = await findVisibility(db, viewer.id, id);
  if (!member || !maySeeMember(viewer, member)) throw new AppError('member_not_found');
  return member;
}
