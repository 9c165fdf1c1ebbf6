import type { Conversation } from '#shared/messages/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { relativeTime } from '#shared/kernel/relative-time.ts';
import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { ChatTitle } from './chat-title.tsx';
import { ChatHead } from './chat-window.tsx';
import { enterChat } from './chat-state.ts';
import { useConversations } from './message-queries.ts';
import { UnreadBadge } from '#client/ui/unread-badge.tsx';

export const ConversationList = () => (
  <>
    <ChatHead>
      <ChatTitle takesFocus className="ml-2.5 flex-1 text-lg">
        {t('Messages')}
      </ChatTitle>
    </ChatHead>
    <div className="min-h-0 flex-1 overflow-y-auto p-2">
      <Rows />
    </div>
  </>
);

function Rows() {
  const conversations = useConversations();
  return (
    <Loaded
      query={conversations}
      failure={t('Your messages couldn’t be loaded.')}
      skeleton={<RowSkeletons />}
    >
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        return items.length === 0 ? (
          <div className="grid h-full place-content-center gap-1 px-6 text-center">
            <p className="text-base font-semibold text-paper">{t('No messages yet')}</p>
            <p className="text-sm text-mute">{t('Start a conversation with an artist!')}</p>
          </div>
        ) : (
          <>
            <ul>
              {items.map((conversation) => (
                <Row key={conversation.other.id} conversation={conversation} />
              ))}
            </ul>
            <ShowMore list={conversations} className="justify-center py-2" />
          </>
        );
      }}
    </Loaded>
  );
}

function Row({ conversation }: { conversation: Conversation }) {
  const { other, lastMessage, unreadCount } = conversation;
  const isOwn = lastMessage.senderId !== other.id;
  return (
    <li>
      <button
        type="button"
        onClick={() => void enterChat({ at: 'person', person: other })}
        className="flex w-full items-center gap-3 rounded-sm p-2 text-left hover:bg-raised"
      >
        <Avatar person={other} size={44} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className="truncate text-sm font-semibold text-paper">{displayName(other)}</span>
            <time dateTime={lastMessage.createdAt.toISOString()} className="num shrink-0 text-2xs text-mute">
              {relativeTime(lastMessage.createdAt)}
            </time>
          </span>
          <span className={clsx('block truncate text-sm', unreadCount > 0 ? 'text-soft' : 'text-mute')}>
            {isOwn ? t('You: {content}', { content: lastMessage.content }) : lastMessage.content}
          </span>
        </span>
        <UnreadBadge count={unreadCount} />
      </button>
    </li>
  );
}

const RowSkeletons = () => (
  <div role="status" aria-label={t('Loading')}>
    {[0, 1, 2].map((n) => (
      <div key={n} className="flex items-center gap-3 p-2">
        <Skeleton className="size-11 rounded-full" />
        <div className="flex-1">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="mt-2 h-4 w-full" />
        </div>
      </div>
    ))}
  </div>
);
