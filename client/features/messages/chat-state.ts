/** Where the chat is, for its window and for the buttons that open it; it outlives the change of pages. */
import { useSyncExternalStore } from 'react';
import { siteEndpoints } from '#shared/discovery/landing/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { queryClient, queryFor } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import * as texts from './texts.ts';

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

/** Goes there, or says that messages are not open yet. */
export async function enterChat(next: ChatView): Promise<void> {
  if (view.at === 'closed') opener = document.activeElement;
  // Without the configuration the server still refuses what is not open.
  const config = await queryClient.fetchQuery(queryFor(siteEndpoints.config, {})).catch(() => null);
  if (config?.comingSoon.includes('direct-messages')) {
    toast({ title: texts.featureComingSoon, description: texts.directMessaging });
  } else {
    wantsFocus = true;
    show(next);
  }
}

/** Whether what is shown now was just gone to; true once. */
export function takeFocusRequest(): boolean {
  const wasWanted = wantsFocus;
  wantsFocus = false;
  return wasWanted;
}

/** What had the focus when the chat was opened, or the button that takes its place when it is closed. */
export function findOpener(): Element | null {
  const isThere = opener?.isConnected && opener !== document.body;
  return isThere ? opener : document.querySelector('[data-chat="closed"]');
}

export const closeChat = (): void => show({ at: 'closed' });
