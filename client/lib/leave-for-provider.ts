/** Leaves the page for the identity provider, so that 'Back' does not lead over the provider's pages. */
import { SIGNED_IN_AGAIN } from '#shared/accounts/session/return-to.ts';
import { writeDraft } from './draft.ts';

/** The name under which this tab keeps where the page that was left is in its history; null if it cannot be told. */
export const PLACE = '@place';
/** Browsers count no more entries of a tab's history than this. */
const MAX_COUNTED = 50;

/**
 * Leaves for the provider, which returns to this page. Its own page replaces a copy of this one in the history, for
 * `comeBack` to go back over it.
 * @param said what the address says on the way back, if the member signed in
 */
export function leaveForProvider(said: '1' | 'ended', options: Record<string, string> = {}): void {
  // A page that the browser kept alive in the background would miss how it went.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  // Forgets pages further on, so that the number of entries tells the place of this one.
  history.pushState(history.state, '', location.href);
  writeDraft(PLACE, history.length < MAX_COUNTED ? history.length - 2 : null);
  const back = new URL(location.href);
  back.searchParams.set(SIGNED_IN_AGAIN, said);
  const returnTo = back.pathname + back.search + back.hash;
  location.replace(`/api/login?${new URLSearchParams({ ...options, returnTo })}`);
}
