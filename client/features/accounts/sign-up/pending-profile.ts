/** The form a visitor filled in, kept in this tab while they sign in. */
import type { ProfileForm } from '#shared/accounts/profile/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { deleteDraft, readDraft, writeDraft } from '#client/lib/draft.ts';

const NAME = 'sign-up';

export const keepProfile = (form: ProfileForm): void => writeDraft(NAME, form);
export const pendingProfile = (): ProfileForm | null => readDraft(NAME) as ProfileForm | null;
export const hasPendingProfile = (): boolean => pendingProfile() !== null;
export const deletePendingProfile = (): void => deleteDraft(NAME);

/** Merges the form into the existing profile, so that signing in to an old account clears nothing. */
export function mergeProfile(typed: ProfileForm, member: CurrentUser): ProfileForm {
  const merged = { ...typed };
  for (const name of Object.keys(typed) as (keyof ProfileForm)[])
    merged[name] = typed[name] || member[name] || '';
  return merged;
}
