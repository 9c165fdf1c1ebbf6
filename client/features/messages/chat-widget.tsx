import '#client/utilities.css';
import { useChatLauncher } from '#client/lib/chat-launcher.ts';
import { ChatWindow } from './chat-window.tsx';
import { enterChat, useChatView } from './chat-state.ts';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import { useLiveMessages } from './message-queries.ts';

/** The chat: closed, the list, or one conversation. While closed only the navigation's button is visible. */
export function ChatWidget() {
  const view = useChatView();
  useChatLauncher((person) => void enterChat({ at: 'person', person }));
  useLiveMessages(view.at === 'person' ? view.person.id : null);
  if (view.at === 'closed') return null;
  return (
    <ChatWindow>
      {view.at === 'list' ? <ConversationList /> : <Conversation key={view.person.id} other={view.person} />}
    </ChatWindow>
  );
}
