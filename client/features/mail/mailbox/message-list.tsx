import { Link } from 'wouter';
import { CircleAlert, Copy, RotateCw } from '#client/ui/icons.ts';
import { Chip } from '#client/ui/chip.tsx';
import { day, time } from '#client/lib/format.ts';
import { t, tx } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import type { Brief } from './mailbox-queries.ts';

/** Messages from today show the time only. */
const when = (at: Date): string => (day(at) === day(new Date()) ? time(at) : day(at).replace(/, \d+$/, ''));

/** Only what is unusual is marked. */
function Mark({ message: { code, times, retriesAt } }: { message: Brief }) {
  if (code !== 250 && retriesAt)
    return (
      <Chip tone="info" icon={RotateCw}>
        {t('{code}, retries {at}', { code, at: time(retriesAt) })}
      </Chip>
    );
  if (code !== 250)
    return (
      <Chip tone="danger" icon={CircleAlert}>
        {t('{code}, stopped', { code })}
      </Chip>
    );
  return times > 1 ? (
    <Chip icon={Copy}>{times === 2 ? t('Received twice') : t('Received {n} times', { n: times })}</Chip>
  ) : null;
}

/** Newest first. */
export const MessageList = ({ messages, openId }: { messages: Brief[]; openId: number | null }) => (
  <>
    <ul className="-mx-4 grid grid-cols-1 gap-0.5 lg:mx-0">
      {messages.map((message) => (
        <li key={message.id}>
          <Link
            href={paths.sandboxMail(message.id)}
            {...(message.id === openId ? { 'aria-current': 'true' as const } : {})}
            className="block rounded-sm px-4 py-3.5 hover:bg-surface aria-[current]:bg-raised"
          >
            <span className="flex items-baseline justify-between gap-3 text-xs text-mute">
              <span className="truncate">{message.to}</span>
              <span className="shrink-0">{when(message.receivedAt)}</span>
            </span>
            <span className="mt-0.5 block truncate text-sm font-semibold text-paper">{message.subject}</span>
            <span className="mt-2 block empty:hidden">
              <Mark message={message} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
    <p className="mt-3 px-4 text-xs text-mute">
      {tx('The newest 200 are kept. As JSON: {link}', {
        link: (
          <a
            href="/sandbox/mail.json"
            className="inline-flex min-h-11 items-center text-soft underline decoration-edge underline-offset-4"
          >
            {'/sandbox/mail.json'}
          </a>
        ),
      })}
    </p>
  </>
);
