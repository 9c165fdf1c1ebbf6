import { useEffect } from 'react';
import { ArrowLeft, CalendarClock } from '#client/ui/icons.ts';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import type { Message } from '#shared/messages/contract.ts';
import type { Person } from '#shared/accounts/session/contract.ts';
import { displayName, isDeleted } from '#shared/kernel/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { backOnDay } from '#client/lib/away.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { ChatTitle } from './chat-title.tsx';
import { ChatHead } from './chat-window.tsx';
import { enterChat } from './chat-state.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { hasKeyboard } from './focus-on-open.ts';
import { MessageForm } from './message-form.tsx';
import { MessageLog } from './message-log.tsx';
import { markRead, useConversation } from './message-queries.ts';
import { useOutbox } from './outbox.ts';
import { useIsVisible } from './use-is-visible.ts';

/** Marks arriving messages as read once they are visible; the other member sees it. */
function useReading(otherId: string, received: Message | undefined): void {
  const isVisible = useIsVisible();
  const unreadId = received && !received.isRead ? received.id : null;
  useEffect(() => {
    // If this fails, the message stays unread; the next message or opening tries again.
    if (unreadId && isVisible) markRead(otherId).catch(() => {});
  }, [otherId, unreadId, isVisible]);
}

/** Says that the other member may not answer soon. */
function AwayNote({ id }: { id: string }) {
  const { data } = useEndpoint(profileEndpoints.profile, { params: { id } });
  if (!data?.backOn) return null;
  return (
    <p className="flex items-center gap-2.5 bg-raised px-4 py-2.5 text-xs text-soft">
      <CalendarClock size={16} aria-hidden className="shrink-0 text-info" />
      {t('Away. Back on {day}. Replies may take until then.', { day: backOnDay(data.backOn) })}
    </p>
  );
}

export function Conversation({ other }: { other: Person }) {
  const viewer = useMember();
  const conversation = useConversation(other.id);
  const messages = conversation.data?.pages.flatMap((page) => page.items);
  const outbox = useOutbox(viewer.id, other.id);
  // Unread messages are always the other member's latest ones.
  const received = messages?.find((message) => message.senderId === other.id);
  useReading(other.id, received);
  const name = displayName(other);
  return (
    <>
      <ChatHead>
        <IconButton label={t('Back to conversations')} onClick={() => void enterChat({ at: 'list' })}>
          <ArrowLeft size={18} aria-hidden />
        </IconButton>
        <Avatar person={other} size={32} />
        <ChatTitle
          takesFocus={!hasKeyboard()}
          className="min-w-0 flex-1 truncate font-sans text-sm font-semibold"
        >
          {name}
        </ChatTitle>
        {!isDeleted(other) && (
          <ConversationMenu
            other={other}
            reported={
              received
                ? { subject: 'message', subjectId: received.id }
                : { subject: 'profile', subjectId: other.id }
            }
          />
        )}
      </ChatHead>
      <AwayNote id={other.id} />
      {conversation.isError ? (
        <div className="flex-1 p-4">
          <LoadError
            what={t('This conversation couldn’t be loaded.')}
            onRetry={() => void conversation.refetch()}
          />
        </div>
      ) : (
        <MessageLog
          viewerId={viewer.id}
          name={name}
          newestFirst={messages}
          outgoing={outbox.isSending ? outbox.unsent : null}
          hasOlder={conversation.hasNextPage}
          isLoadingOlder={conversation.isFetchingNextPage}
          onOlder={() => void conversation.fetchNextPage()}
        />
      )}
      {isDeleted(other) ? (
        <p className="border-t border-line p-4 text-sm text-mute">{t('This account was deleted.')}</p>
      ) : (
        <MessageForm name={name} outbox={outbox} />
      )}
    </>
  );
}
