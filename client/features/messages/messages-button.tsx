import { MessageCircle } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { closeChat, enterChat, useChatView } from './chat-state.ts';
import { useLiveUnread, useUnread } from './message-queries.ts';
import { UnreadBadge } from '#client/ui/unread-badge.tsx';

/** In the navigation: opens the list, or closes the chat. */
export function MessagesButton() {
  const unread = useUnread();
  useLiveUnread();
  const isOpen = useChatView().at !== 'closed';
  return (
    <IconButton
      label={unread === 0 ? t('Messages') : t('Messages, {unread} unread', { unread })}
      aria-expanded={isOpen}
      data-chat="closed"
      onClick={() => (isOpen ? closeChat() : void enterChat({ at: 'list' }))}
    >
      <MessageCircle size={20} aria-hidden />
      <UnreadBadge count={unread} className="absolute top-0.5 right-0" />
    </IconButton>
  );
}
