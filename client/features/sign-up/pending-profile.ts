/** The form a visitor filled in, kept in this tab while they sign in. */
import type { ProfileForm } from '#shared/contracts/users.ts';
import { forgetDraft, readDraft, writeDraft } from '#client/lib/draft.ts';

const NAME = 'sign-up';
const OFFERED = 'sign-up-offered';

export const keepProfile = (form: ProfileForm): void => writeDraft(NAME, form);
export const pendingProfile = (): ProfileForm | null => readDraft<ProfileForm>(NAME);
export const forgetProfile = (): void => forgetDraft(NAME);

/** True the first time it is asked in this tab. */
export function isFirstOffer(): boolean {
  if (readDraft<boolean>(OFFERED)) return false;
  writeDraft(OFFERED, true);
  return true;
}
