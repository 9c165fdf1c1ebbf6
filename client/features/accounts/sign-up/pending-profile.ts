/** The form a visitor filled in, kept in this tab while they sign in. */
import type { SignUpForm } from '#shared/accounts/profile/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { SIGN_UP, deleteDraft, readDraft, writeDraft } from '#client/lib/draft.ts';

export const keepProfile = (form: SignUpForm): void => writeDraft(SIGN_UP, form);
export const pendingProfile = (): SignUpForm | null => readDraft(SIGN_UP) as SignUpForm | null;
export const hasPendingProfile = (): boolean => pendingProfile() !== null;
export const deletePendingProfile = (): void => deleteDraft(SIGN_UP);

/** Merges the form into the existing profile, so that signing in to an old account clears nothing. */
export function mergeProfile(typed: SignUpForm, member: CurrentUser): SignUpForm {
  const { isPublic, ...texts } = typed;
  for (const name of Object.keys(texts) as (keyof typeof texts)[])
    texts[name] = texts[name] || member[name] || '';
  // An empty box withdraws nothing.
  return { ...texts, isPublic: isPublic || (member.isPublic ?? isPublic) };
}
