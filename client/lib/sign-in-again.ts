/** Leads to the provider, and back over its pages to where the member was. */
import { SIGNED_IN_AGAIN } from '#shared/accounts/session/return-to.ts';
import { REAUTH_SECONDS } from '#shared/kernel/limits.ts';
import { readDraft, writeDraft } from './draft.ts';
import { KEPT, type Kept, type Question, recallRefused } from './reauth.ts';

/** Browsers count no more entries of a tab's history than this. */
const MAX_COUNTED = 50;

/** Leaves for the provider, which returns to this page. Its own page replaces a copy of this one in the history. */
export function signInAgain({ path, reason, input }: Question): void {
  // A page that the browser kept alive in the background would miss how it went.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  // Forgets pages further on, so that the number of entries tells the place of this one.
  history.pushState(history.state, '', location.href);
  const place = history.length < MAX_COUNTED ? history.length - 2 : null;
  writeDraft(KEPT, { path, reason, input, place } satisfies Kept);
  const back = new URL(location.href);
  back.searchParams.set(SIGNED_IN_AGAIN, '1');
  const query = new URLSearchParams({
    prompt: 'login',
    max_age: String(REAUTH_SECONDS),
    returnTo: back.pathname + back.search + back.hash,
  });
  location.replace(`/api/login?${query}`);
}

/**
 * Before anything is shown: goes back over the provider's pages, so that 'Back' does not lead to a page that was used.
 * @returns whether the page is being left
 */
export function comeBack(): boolean {
  const here = new URL(location.href);
  const said = here.searchParams.get(SIGNED_IN_AGAIN);
  const kept = readDraft(KEPT) as Kept | null;
  if (said !== null) {
    here.searchParams.delete(SIGNED_IN_AGAIN);
    history.replaceState(history.state, '', here);
    if (kept) {
      const outcome = said === '1' ? { isDone: true } : { refused: said === 'other' ? said : 'canceled' };
      writeDraft(KEPT, { ...kept, ...outcome });
      const by = kept.place === null ? 0 : kept.place - (history.length - 1);
      if (by < 0) {
        history.go(by);
        return true;
      }
    }
  }
  recallRefused();
  return false;
}
