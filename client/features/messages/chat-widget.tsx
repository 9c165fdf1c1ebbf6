import '#client/utilities.css';
import { MessageCircle } from 'lucide-react';
import { useLocation } from 'wouter';
import { useChatDoor } from '#client/lib/chat-door.ts';
import { ChatWindow } from './chat-window.tsx';
import { enterChat, useChatView } from './chat-state.ts';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import { useLiveMessages, useUnread } from './message-queries.ts';
import { UnreadBadge } from '#client/components/ui/unread-badge.tsx';

/** Closed, the list, or one conversation. Below 1024 px the button of the navigation opens it. */
export function ChatWidget() {
  const view = useChatView();
  useChatDoor((person) => void enterChat({ at: 'person', person }));
  useLiveMessages(view.at === 'person' ? view.person.id : null);
  if (view.at === 'closed') return <ClosedChat />;
  return (
    <ChatWindow>
      {view.at === 'list' ? <ConversationList /> : <Conversation key={view.person.id} other={view.person} />}
    </ChatWindow>
  );
}

/** Where money is asked for nothing floats over the form; the button of the navigation is still there. */
const PAYING = /^\/(?:checkout\/|subscribe$)/;

function ClosedChat() {
  const unread = useUnread();
  const [location] = useLocation();
  if (PAYING.test(location)) return null;
  return (
    <button
      type="button"
      data-chat="closed"
      onClick={() => void enterChat({ at: 'list' })}
      className="fixed right-6 bottom-6 z-30 flex h-13 items-center gap-2.5 rounded-full bg-paper pr-5 pl-4 text-sm font-semibold text-ink shadow-pop hover:bg-soft max-lg:hidden"
    >
      <MessageCircle size={20} aria-hidden />
      Messages
      <UnreadBadge count={unread} />
    </button>
  );
}
