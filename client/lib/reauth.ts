/**
 * Before what only the member themselves may do: a dialog says why, the provider asks again, and what was sent is kept in
 * this tab and sent on the way back.
 */
import { useSyncExternalStore } from 'react';
import { SIGNED_IN_AGAIN } from '#shared/accounts/session/return-to.ts';
import type { Endpoint, ReauthReason } from '#shared/http/endpoint.ts';
import { REAUTH_SECONDS } from '#shared/kernel/limits.ts';
import { ApiError } from './api.ts';
import { forgetDraft, readDraft, writeDraft } from './draft.ts';

const KEPT = 'reauth';
/** Browsers count no more entries of a tab's history than this. */
const MAX_COUNTED = 50;

/** What the dialog asks about. */
interface Question {
  path: string;
  reason: ReauthReason;
  input: unknown;
  /** Why the last try did not count. */
  refused?: 'canceled' | 'other';
}
interface Kept extends Question {
  /** Where this page is in the tab's history; null if it cannot be told. */
  place: number | null;
  isDone?: boolean;
}

let question: Question | null = null;
const listeners = new Set<() => void>();
function set(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const useReauthQuestion = (): Question | null => useSyncExternalStore(subscribe, () => question);
export const closeReauthQuestion = (): void => set(null);

export const needsReauth = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reauth_required';

/** The dialog that says why, with one button to the provider. */
export const askToSignInAgain = ({ path, reauth }: Endpoint, input: unknown): void =>
  set({ path, reason: reauth!, input });

/** Leaves for the provider, which returns to this page. Its own page replaces a copy of this one in the history. */
export function signInAgain({ path, reason, input }: Question): void {
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
  const now = readDraft(KEPT) as Kept | null;
  if (now?.refused) {
    forgetDraft(KEPT);
    set(now);
  }
  return false;
}

/** What was kept for this endpoint, once, on the way back; 'Back' on the provider's page sends nothing. */
export function takeReturned({ path, reauth }: Endpoint): { input: unknown } | null {
  if (!reauth) return null;
  const kept = readDraft(KEPT) as Kept | null;
  if (kept?.path !== path) return null;
  forgetDraft(KEPT);
  return kept.isDone ? { input: kept.input } : null;
}

// A page that the browser kept alive in the background would miss how it went.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && readDraft(KEPT) !== null) location.reload();
});
