import type * as z from 'zod/mini';
import { CHOOSE_COUNTRY } from '#shared/accounts/profile/contract.ts';
import { backOnAt } from '#shared/accounts/away/back-on.ts';
import type {
  Profile,
  ProfileEdit,
  ProfileForm,
  SignUpForm,
  profileEndpoints,
} from '#shared/accounts/profile/contract.ts';
import type { Received } from '#shared/http/endpoint.ts';
import { AppError } from '#shared/http/errors.ts';
import { COUNTRY_CODES } from '#shared/kernel/countries.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import type { Context, Queryable } from '#server/context.ts';
import { cleaned } from '#server/db/cleaned.ts';
import { type Member, isModerator } from '#server/http/route.ts';
import {
  PICTURE,
  type PictureOwner,
  coverOwner,
  exchangeUpload,
  processImage,
} from '#server/features/uploads/public.ts';
import { agreeBySigningUp } from '#server/features/legal/public.ts';
import { isOutdated, recordVisit } from '../visits/queries.ts';
import { maySeeMember } from './policy.ts';
import {
  type OwnFields,
  type OwnProfile,
  findProfile,
  findVisibility,
  lockProfileImages,
  findOwnProfile,
  saveOwnFields,
  writeOffered,
} from './queries.ts';

/** Throws `sign_in_required` if the member was deleted while signed in. */
function present<T extends OwnProfile>(profile: T | null): T {
  if (!profile) throw new AppError('sign_in_required');
  return profile;
}

/** Pages read it when they load, so it records the member's visits. A program's calls are no visit. */
export async function readOwnProfile(ctx: Context, { id, isProgram }: Member): Promise<OwnProfile> {
  const profile = await findOwnProfile(ctx.db, id);
  const now = ctx.clock.now();
  if (!profile || isProgram || !isOutdated(profile.seenAt, now)) return present(profile);
  return { ...profile, lastVisitAt: await recordVisit(ctx.db, id, now) };
}

const fieldsOf = (form: Partial<ProfileForm>) => ({
  firstName: form.firstName,
  lastName: cleaned(form.lastName),
  artistName: cleaned(form.artistName),
  city: form.city,
  borough: cleaned(form.borough),
  instagramUrl: cleaned(form.instagramUrl),
  twitterUrl: cleaned(form.twitterUrl),
  linkedinUrl: cleaned(form.linkedinUrl),
  websiteUrl: cleaned(form.websiteUrl),
  // Both are required, so who has sent both has completed it.
  ...(form.firstName && form.city ? { profileCompleted: true } : {}),
});

/** Saves public fields and emits the change. */
export async function saveAndEmit(
  ctx: Context,
  tx: Queryable,
  memberId: string,
  fields: OwnFields,
): Promise<OwnProfile> {
  const saved = present(await saveOwnFields(tx, memberId, fields));
  await ctx.events.emit(tx, 'member.changed', { memberId });
  return saved;
}

/** Saves the form 'Join the Community'. An empty field is cleared, a missing one stays unchanged. */
export const completeProfile = (
  ctx: Context,
  memberId: string,
  { isPublic, ...form }: SignUpForm,
): Promise<OwnProfile> =>
  ctx.db.transaction(async (tx) => {
    await agreeBySigningUp(ctx, tx, memberId);
    return saveAndEmit(ctx, tx, memberId, { ...fieldsOf(form), isPublic });
  });

export async function rememberOffered(ctx: Context, memberId: string): Promise<undefined> {
  await writeOffered(ctx.db, memberId, ctx.clock.now());
  return undefined;
}

export const avatarOwner = {
  ...PICTURE,
  kind: 'avatar',
  quota: 'storage',
  // No response names its object.
  mayRead: async (_ctx, member) => isModerator(member),
} satisfies PictureOwner;

/** How each image of a profile is attached and shown. */
const IMAGES = {
  profileImageUrl: { owner: avatarOwner, rendition: 'thumb' },
  coverImageUrl: { owner: coverOwner, rendition: 'preview' },
} as const;
type ImageField = keyof typeof IMAGES;
const IMAGE_FIELDS = Object.keys(IMAGES) as ImageField[];

/** Throws `invalid_request`. */
function requireCountry(country: string | null | undefined): void {
  if (!country || COUNTRY_CODES.includes(country)) return;
  const issues = [{ path: 'country', message: CHOOSE_COUNTRY }];
  throw new AppError('invalid_request', { detail: CHOOSE_COUNTRY, issues });
}

/**
 * Saves the form, the bio, the avatar and the cover; an empty field is cleared, a missing one stays unchanged. The
 * quota was checked when the addresses of the images were issued.
 */
export async function editProfile(
  ctx: Context,
  memberId: string,
  { bio, country, profileImageUrl, coverImageUrl, ...form }: z.output<typeof ProfileEdit>,
): Promise<OwnProfile> {
  requireCountry(country);
  const wanted = { profileImageUrl, coverImageUrl };
  for (const imageUrl of Object.values(wanted)) if (imageUrl) await processImage(ctx, memberId, imageUrl);
  return ctx.db.transaction(async (tx) => {
    const shown = await lockProfileImages(tx, memberId);
    const images: Partial<Record<ImageField, string | null>> = {};
    for (const field of IMAGE_FIELDS) {
      const imageUrl = wanted[field];
      if (imageUrl === undefined) continue;
      const { owner, rendition } = IMAGES[field];
      const image = await exchangeUpload(tx, owner, { userId: memberId, imageUrl, shown: shown[field] });
      images[field] = image && renditionUrl(image.objectPath, rendition);
    }
    return saveAndEmit(ctx, tx, memberId, { ...fieldsOf(form), bio: cleaned(bio), country, ...images });
  });
}

/** What is left out stays. */
export const savePreferences = (
  ctx: Context,
  memberId: string,
  preferences: Received<typeof profileEndpoints.preferences>['body'],
): Promise<OwnProfile> => ctx.db.transaction((tx) => saveAndEmit(ctx, tx, memberId, preferences));

/** The e-mail address is included only for the member's own profile. */
export async function readProfile(ctx: Context, viewer: Member, id: string): Promise<Profile> {
  const profile = await findProfile(ctx.db, viewer.id, id);
  if (!profile || !maySeeMember(viewer, profile)) throw new AppError('member_not_found');
  const email = profile.id === viewer.id ? profile.email : null;
  return { ...profile, email, backOn: backOnAt(profile, ctx.clock.now()) };
}

/** Finds the member, whether or not the viewer may see the profile, for actions that explain why they refuse. */
export const findMemberAsSeenBy = (db: Queryable, viewer: Member, id: string) =>
  findVisibility(db, viewer.id, id);

/** Throws `member_not_found` if the profile is absent or hidden from the viewer. */
export async function requireMember(db: Queryable, viewer: Member, id: string) {
  const member = await findVisibility(db, viewer.id, id);
  if (!member || !maySeeMember(viewer, member)) throw new AppError('member_not_found');
  return member;
}
