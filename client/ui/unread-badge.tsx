import { clsx } from 'clsx';
import { t } from '#client/lib/t.ts';

/** The unread count; hidden if zero. */
export const UnreadBadge = ({ count, className }: { count: number; className?: string }) =>
  count === 0 ? null : (
    <span
      className={clsx(
        'num grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-2xs text-on-accent',
        className,
      )}
    >
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">, {t('{count} unread', { count })}</span>
    </span>
  );
