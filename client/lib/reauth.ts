/** What a member sent before having to sign in again is kept in this tab, and sent on the way back. */
import type { Endpoint } from '#shared/http/endpoint.ts';
import { REAUTH_SECONDS } from '#shared/kernel/limits.ts';
import { ApiError } from './api.ts';
import { forgetDraft, readDraft, writeDraft } from './draft.ts';

const KEPT = 'reauth';
/** Marks the way back, so that 'Back' on the provider's page sends nothing. */
const RETURNED = 'signed-in-again';

interface Kept {
  path: string;
  input: unknown;
}

export const needsReauth = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reauth_required';

/** Leaves for the provider, which returns to this page. */
export function signInAgain({ path }: Endpoint, input: unknown): void {
  writeDraft(KEPT, { path, input } satisfies Kept);
  const back = new URL(location.href);
  back.searchParams.set(RETURNED, '1');
  const query = new URLSearchParams({
    prompt: 'login',
    max_age: String(REAUTH_SECONDS),
    returnTo: back.pathname + back.search + back.hash,
  });
  location.assign(`/api/login?${query}`);
}

/** What was kept for this endpoint, once, on the way back. */
export function takeReturned({ path, reauth }: Endpoint): { input: unknown } | null {
  if (!reauth) return null;
  const kept = readDraft(KEPT) as Kept | null;
  if (kept?.path !== path) return null;
  forgetDraft(KEPT);
  const here = new URL(location.href);
  if (!here.searchParams.has(RETURNED)) return null;
  here.searchParams.delete(RETURNED);
  history.replaceState(history.state, '', here);
  return { input: kept.input };
}
