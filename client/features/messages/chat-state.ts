/** The view that the chat shows; kept across page changes. */
import { useSyncExternalStore } from 'react';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { queryClient, queryFor } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

export type ChatView = { at: 'closed' } | { at: 'list' } | { at: 'person'; person: Person };

let view: ChatView = { at: 'closed' };
let wantsFocus = false;
let opener: Element | null = null;
const listeners = new Set<() => void>();

function show(next: ChatView): void {
  view = next;
  for (const listener of listeners) listener();
}

export const useChatView = (): ChatView =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => view,
  );

/** Opens the view, or shows that messages are not available yet. */
export async function enterChat(next: ChatView): Promise<void> {
  if (view.at === 'closed') opener = document.activeElement;
  // If the configuration is unknown, the server still refuses.
  const config = await queryClient.fetchQuery(queryFor(siteEndpoints.config, {})).catch(() => null);
  if (config?.comingSoon.includes('direct-messages')) {
    toast({ title: t('Feature Coming Soon'), description: t('Direct messaging will be available soon!') });
  } else {
    wantsFocus = true;
    show(next);
  }
}

/** Whether the current view was just opened; true once. */
export function takeFocusRequest(): boolean {
  const wasRequested = wantsFocus;
  wantsFocus = false;
  return wasRequested;
}

/** The element focused when the chat was opened, or the button that replaces it when it closes. */
export function findOpener(): Element | null {
  const isThere = opener?.isConnected && opener !== document.body;
  return isThere ? opener : document.querySelector('[data-chat="closed"]');
}

export const closeChat = (): void => show({ at: 'closed' });
