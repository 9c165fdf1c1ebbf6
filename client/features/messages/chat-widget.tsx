import '#client/utilities.css';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { call } from '#client/lib/api.ts';
import { useChatLauncher } from '#client/lib/chat-launcher.ts';
import { ChatWindow } from './chat-window.tsx';
import { enterChat, useChatView } from './chat-state.ts';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import { useLiveMessages } from './message-queries.ts';

/** A link in an email opens a conversation. */
function useLinkedConversation(): void {
  const asked = new URLSearchParams(useSearch()).get('chat');
  useEffect(() => {
    if (asked === null) return;
    call(profileEndpoints.profile, { params: { id: asked } })
      .then((person) => enterChat({ at: 'person', person }))
      // The member may have left: the page is there without the chat.
      .catch(() => {});
  }, [asked]);
}

/** The chat: closed, the list, or one conversation. While closed only the navigation's button is visible. */
export default function ChatWidget() {
  const view = useChatView();
  useLinkedConversation();
  useChatLauncher((person) => void enterChat({ at: 'person', person }));
  useLiveMessages(view.at === 'person' ? view.person.id : null);
  if (view.at === 'closed') return null;
  return (
    <ChatWindow>
      {view.at === 'list' ? <ConversationList /> : <Conversation key={view.person.id} other={view.person} />}
    </ChatWindow>
  );
}
