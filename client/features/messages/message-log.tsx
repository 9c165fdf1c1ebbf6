import { type UIEvent, useEffect, useRef } from 'react';
import { clsx } from 'clsx';
import type { Message } from '#shared/messages/contract.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { time } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { toLines } from './lines.ts';

interface MessageLogProps {
  viewerId: string;
  /** The other member's. */
  name: string;
  /** Undefined while loading. */
  newestFirst: Message[] | undefined;
  outgoing: { clientId: string; content: string } | null;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
}

/** Older messages are loaded this close to the top, in pixels. */
const NEAR_TOP = 200;

/**
 * The box is reversed, so that it starts and stays at the newest message, and older ones are added above
 * without moving what is being read.
 */
export function MessageLog(props: MessageLogProps) {
  const { newestFirst, outgoing, hasOlder, isLoadingOlder, onOlder } = props;
  const box = useRef<HTMLDivElement>(null);
  const outgoingId = outgoing?.clientId;
  useEffect(() => {
    if (outgoingId && box.current) box.current.scrollTop = 0;
  }, [outgoingId]);
  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    const above = scrollHeight - clientHeight - Math.abs(scrollTop);
    if (above < NEAR_TOP && hasOlder && !isLoadingOlder) onOlder();
  };
  return (
    <div
      ref={box}
      role="log"
      aria-live="polite"
      aria-label={t('Conversation')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
      tabIndex={0}
      onScroll={onScroll}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto p-4 text-sm"
    >
      {newestFirst ? <Lines {...props} newestFirst={newestFirst} /> : <LineSkeletons />}
    </div>
  );
}

function Lines({
  viewerId,
  name,
  newestFirst,
  outgoing,
  hasOlder,
  isLoadingOlder,
  onOlder,
}: MessageLogProps & {
  newestFirst: Message[];
}) {
  // The stream may deliver a message before the response does.
  const isOnItsWay = outgoing && !newestFirst.some((message) => message.id === outgoing.clientId);
  if (newestFirst.length === 0 && !isOnItsWay) {
    return <p className="m-auto text-mute">{t('Start the conversation!')}</p>;
  }
  return (
    <ol className="flex flex-col gap-2">
      {hasOlder && (
        <li className="self-center">
          <button
            type="button"
            disabled={isLoadingOlder}
            onClick={onOlder}
            className="h-9 pointer-coarse:min-h-11 rounded-full px-4 text-xs font-semibold text-soft hover:bg-raised"
          >
            {isLoadingOlder ? t('Loading...') : t('Earlier messages')}
          </button>
        </li>
      )}
      {toLines(newestFirst, viewerId).map(({ message, isOwn, day, endsRun, isLastRead }) => (
        <li key={message.id} className="flex flex-col">
          {day && <p className="my-2 self-center text-xs text-mute">{day}</p>}
          <Bubble isOwn={isOwn} from={name} content={message.content} />
          {(endsRun || isLastRead) && (
            <p className={clsx('num mt-1 text-2xs text-mute', isOwn && 'self-end')}>
              <time dateTime={message.createdAt.toISOString()}>{time(message.createdAt)}</time>
              {isLastRead && ` · ${t('Read')}`}
            </p>
          )}
        </li>
      ))}
      {isOnItsWay && (
        <li className="flex flex-col">
          <Bubble isOwn from={name} content={outgoing.content} />
          <p className="mt-1 self-end text-2xs text-mute">{t('Sending...')}</p>
        </li>
      )}
    </ol>
  );
}

const Bubble = ({ isOwn, from, content }: { isOwn: boolean; from: string; content: string }) => (
  <p
    className={clsx(
      'max-w-[82%] rounded-md px-3.5 py-2 leading-snug wrap-anywhere whitespace-pre-line',
      isOwn
        ? 'self-end rounded-br-xs bg-accent text-on-accent'
        : 'self-start rounded-bl-xs bg-overlay text-paper',
    )}
  >
    <span className="sr-only">{isOwn ? t('You') : from}: </span>
    <span dir="auto" className="block">
      {content}
    </span>
  </p>
);

const LineSkeletons = () => (
  <div role="status" aria-label={t('Loading')} className="flex flex-col gap-2">
    <Skeleton className="h-10 w-3/5 rounded-md" />
    <Skeleton className="h-10 w-2/5 self-end rounded-md" />
    <Skeleton className="h-14 w-3/5 rounded-md" />
  </div>
);
