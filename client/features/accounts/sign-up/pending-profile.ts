/** The form a visitor filled in, kept in this tab while they sign in. */
import type { SignUpForm } from '#shared/accounts/profile/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { deleteDraft, readDraft, writeDraft } from '#client/lib/draft.ts';

/** Typed by a visitor, for the member to come. */
const NAME = '@sign-up';

export const keepProfile = (form: SignUpForm): void => writeDraft(NAME, form);
export const pendingProfile = (): SignUpForm | null => readDraft(NAME) as SignUpForm | null;
export const hasPendingProfile = (): boolean => pendingProfile() !== null;
export const deletePendingProfile = (): void => deleteDraft(NAME);

/** Merges the form into the existing profile, so that signing in to an old account clears nothing. */
export function mergeProfile(typed: SignUpForm, member: CurrentUser): SignUpForm {
  const { isPublic, ...texts } = typed;
  for (const name of Object.keys(texts) as (keyof typeof texts)[])
    texts[name] = texts[name] || member[name] || '';
  // An empty box withdraws nothing.
  return { ...texts, isPublic: isPublic || (member.isPublic ?? isPublic) };
}
