/** Leads to the provider, and back over its pages to where the member was. */
import { SIGNED_IN_AGAIN } from '#shared/accounts/session/return-to.ts';
import { REAUTH_SECONDS } from '#shared/kernel/limits.ts';
import { deleteDraft, readDraft, writeDraft } from './draft.ts';
import { KEPT, type Kept, type Question, recallRefused } from './reauth.ts';
import { PLACE, leaveForProvider } from './leave-for-provider.ts';

/** Leaves for the provider, and keeps what to send on the way back. */
export function signInAgain({ path, reason, input }: Question): void {
  writeDraft(KEPT, { path, reason, input, from: performance.timeOrigin } satisfies Kept);
  leaveForProvider('1', { prompt: 'login', max_age: String(REAUTH_SECONDS) });
}

/** What was asked for before signing in again; after a session has ended, nothing was. */
function keepOutcome(said: string): void {
  const kept = readDraft(KEPT) as Kept | null;
  if (!kept || said === 'ended') return;
  const outcome = said === '1' ? { isDone: true } : { refused: said === 'other' ? said : 'canceled' };
  writeDraft(KEPT, { ...kept, ...outcome });
}

/**
 * Before anything is shown: goes back over the provider's pages, so that 'Back' does not lead to a page that was used.
 * @returns whether the page is being left
 */
export function comeBack(): boolean {
  const here = new URL(location.href);
  const said = here.searchParams.get(SIGNED_IN_AGAIN);
  if (said !== null) {
    here.searchParams.delete(SIGNED_IN_AGAIN);
    history.replaceState(history.state, '', here);
    keepOutcome(said);
    const place = readDraft(PLACE) as number | null;
    deleteDraft(PLACE);
    const by = place === null ? 0 : place - (history.length - 1);
    if (by < 0) {
      history.go(by);
      return true;
    }
  }
  recallRefused();
  return false;
}
