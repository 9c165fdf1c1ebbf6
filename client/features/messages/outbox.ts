/**
 * Drafts and unsent messages per conversation. Outside of React, because sending continues when the
 * chat window closes; in sessionStorage, because a draft survives reloads and sign-in.
 */
import { useSyncExternalStore } from 'react';
import { isVisible } from '#shared/kernel/fields.ts';
import { messageEndpoints } from '#shared/messages/contract.ts';
import { reportRefusal } from '#client/lib/action.ts';
import { call, isSignedOut, sentenceOf } from '#client/lib/api.ts';
import { deleteDraft, readDraft, writeDraft } from '#client/lib/draft.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { addToConversation } from './message-queries.ts';

interface Unsent {
  /** The message's id on the server: sending the same text again cannot duplicate it. */
  clientId: string;
  content: string;
}
interface Outbox {
  text: string;
  /** Sending, or failed: then its text is back in `text`. */
  unsent: Unsent | null;
  isSending: boolean;
  error: string;
}
type Kept = Omit<Outbox, 'error'>;

const EMPTY: Outbox = { text: '', unsent: null, isSending: false, error: '' };
const boxes = new Map<string, Outbox>();
const listeners = new Set<() => void>();
const nameOf = (key: string) => `message:${key}`;
const joined = (...lines: string[]) => lines.filter(Boolean).join('\n');

function open(key: string): Outbox {
  const there = boxes.get(key);
  if (there) return there;
  const kept = readDraft(nameOf(key)) as Kept | null;
  // A page closed while sending cannot know whether it arrived: it offers the same text and id again.
  const text = kept?.isSending ? joined(kept.unsent?.content ?? '', kept.text) : (kept?.text ?? '');
  const box = kept ? { ...EMPTY, text, unsent: kept.unsent } : EMPTY;
  boxes.set(key, box);
  return box;
}

function change(key: string, changes: Partial<Outbox>): void {
  const box = { ...open(key), ...changes };
  boxes.set(key, box);
  const { error: _, ...kept } = box;
  if (box.text || box.isSending) writeDraft(nameOf(key), kept satisfies Kept);
  else deleteDraft(nameOf(key));
  for (const listener of listeners) listener();
}

async function send(key: string, receiverId: string): Promise<void> {
  const { text, unsent, isSending } = open(key);
  const content = text.trim();
  if (!isVisible(content) || isSending) return;
  const clientId = unsent?.content === content ? unsent.clientId : crypto.randomUUID();
  change(key, { text: '', unsent: { clientId, content }, isSending: true, error: '' });
  try {
    const message = await call(messageEndpoints.send, { body: { receiverId, content, clientId } });
    addToConversation(receiverId, message);
    change(key, { unsent: null, isSending: false });
    toast({ title: t('Message sent successfully!') });
    void refresh(messageEndpoints.conversations);
  } catch (error) {
    const isSignedIn = !isSignedOut(error);
    change(key, {
      text: joined(content, open(key).text),
      isSending: false,
      error: isSignedIn ? sentenceOf(error) : '',
    });
    if (reportRefusal(error, true)) return;
    toast({ title: t('Error'), description: t('Failed to send message'), variant: 'destructive' });
  }
}

/** The draft to one person. @param viewerId the author: members may share a browser */
export function useOutbox(viewerId: string, otherId: string) {
  const key = `${viewerId}:${otherId}`;
  const box = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => open(key),
  );
  return {
    ...box,
    setText: (text: string) => change(key, { text, error: '' }),
    send: () => void send(key, otherId),
  };
}
