import '#client/utilities.css';
import { useChatLauncher } from '#client/lib/chat-launcher.ts';
import { ChatWindow } from './chat-window.tsx';
import { enterChat, useChatView } from './chat-state.ts';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import { useLiveMessages } from './message-queries.ts';

/** Closed, the list, or one conversation. Closed it is the button of the navigation, which covers nothing. */
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
