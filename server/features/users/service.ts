import type { ProfileForm } from '#shared/contracts/users.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '../../context.ts';
import { type OwnProfile, readOwnProfile, saveProfile } from './queries.ts';

/** Throws `sign_in_required` when the row went while the session was open. */
function present(profile: OwnProfile | null): OwnProfile {
  if (!profile) throw new AppError('sign_in_required');
  return profile;
}

export async function getOwnProfile(ctx: Context, memberId: string): Promise<OwnProfile> {
  return present(await readOwnProfile(ctx.db, memberId));
}

const orNull = (text: string | undefined): string | null => text || null;

/** Saves the form 'Join the Community'. A field left empty is cleared. */
export async function completeProfile(
  ctx: Context,
  memberId: string,
  form: ProfileForm,
): Promise<OwnProfile> {
  const fields = {
    firstName: form.firstName,
    lastName: orNull(form.lastName),
    artistName: orNull(form.artistName),
    city: form.city,
    borough: orNull(form.borough),
    instagramUrl: orNull(form.instagramUrl),
    twitterUrl: orNull(form.twitterUrl),
    linkedinUrl: orNull(form.linkedinUrl),
    websiteUrl: orNull(form.websiteUrl),
  };
  return present(await saveProfile(ctx.db, memberId, fields));
}
