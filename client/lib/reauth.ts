/**
 * Before what only the member themselves may do: a dialog says why, the provider asks again, and what was sent is kept in
 * this tab and sent on the way back.
 */
import { useSyncExternalStore } from 'react';
import type { Endpoint, ReauthReason } from '#shared/http/endpoint.ts';
import { ApiError } from './api.ts';
import { deleteDraft, readDraft } from './draft.ts';

/** The name under which the question is kept in this tab. */
export const KEPT = '@reauth';

/** The question that the dialog asks. */
export interface Question {
  path: string;
  reason: ReauthReason;
  input: unknown;
  /** Why the last try did not count. */
  refused?: 'canceled' | 'other';
}
export interface Kept extends Question {
  /** The page that was left for the provider, by the time at which it was opened. */
  from: number;
  isDone?: boolean;
}

/** A try that did not count is asked about again. */
function readRefused(): Question | null {
  const kept = readDraft(KEPT) as Kept | null;
  if (!kept?.refused) return null;
  deleteDraft(KEPT);
  return kept;
}

let question = readRefused();
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
export const recallRefused = (): void => set(readRefused());
export const closeReauthQuestion = (): void => set(null);

export const needsReauth = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reauth_required';

/** The dialog that says why, with one button to the provider. */
export const askToSignInAgain = ({ path, reauth }: Endpoint, input: unknown): void =>
  set({ path, reason: reauth!, input });

/** Takes the stored input of this endpoint, once, on the way back; 'Back' on the provider's page sends nothing. */
export function takeReturned({ path, reauth }: Endpoint): { input: unknown } | null {
  if (!reauth) return null;
  const kept = readDraft(KEPT) as Kept | null;
  if (kept?.path !== path) return null;
  // The member has left for the provider before this part of the page was there.
  if (!kept.isDone && kept.from === performance.timeOrigin) return null;
  deleteDraft(KEPT);
  return kept.isDone ? { input: kept.input } : null;
}
