import { clsx } from 'clsx';
import type { QueueEntry } from '#shared/moderation/cases/contract.ts';
import { t } from '#client/lib/t.ts';
import { useNow } from '#client/lib/use-now.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { type Part, partOf } from './due.ts';
import { QueueRow, ROW } from './queue-row.tsx';

const PARTS: readonly (readonly [Part, string])[] = [
  ['overdue', t('Overdue')],
  ['today', t('Today')],
  ['tomorrow', t('Tomorrow')],
  ['later', t('Later')],
];

interface ListProps {
  entries: QueueEntry[];
  isDecided: boolean;
  /** The entry that gets the focus. */
  focused: string | null;
}

/** Grouped by due time; decided cases are one list. */
export function QueueList({ entries, isDecided, focused }: ListProps) {
  const now = useNow();
  const rows = (some: QueueEntry[]) => (
    <ol className="border-b border-line">
      {some.map((entry) => (
        <QueueRow key={entry.id} entry={entry} now={now} hasFocus={entry.id === focused} />
      ))}
    </ol>
  );
  if (isDecided) return <div className="mt-8">{rows(entries)}</div>;
  return PARTS.map(([part, name]) => {
    const some = entries.filter(({ dueAt }) => partOf(dueAt, now) === part);
    return (
      some.length > 0 && (
        <section key={part} aria-label={name} className="mt-8">
          <h2 className="mb-3 flex items-baseline gap-2 text-lg">
            <span className={clsx(part === 'overdue' && 'text-danger')}>{name}</span>
            <span className="num text-xs font-normal text-mute">{some.length}</span>
          </h2>
          {rows(some)}
        </section>
      )
    );
  });
}

export const QueueSkeleton = () => (
  <div role="status" aria-busy aria-label={t('Loading cases')} className="mt-8 border-b border-line">
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className={ROW}>
        <Skeleton className="size-14 sm:size-16" />
        <div className="grid min-w-0 grid-cols-1 gap-2">
          <Skeleton className="h-3 w-40 max-w-full" />
          <Skeleton className="h-4 w-56 max-w-full" />
          <Skeleton className="h-3.5 w-80 max-w-full" />
        </div>
        <Skeleton className="h-4 w-16 max-lg:hidden" />
        <Skeleton className="h-9 w-20 max-lg:hidden" />
        <Skeleton className="ml-auto h-4 w-28 max-lg:hidden" />
      </div>
    ))}
  </div>
);
