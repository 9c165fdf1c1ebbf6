import type { HireProject } from '#shared/hire/contract.ts';
import type { ProjectStatus } from '#shared/hire/states.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { count } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

const COUNTERS: readonly (readonly [label: string, status: ProjectStatus | null])[] = [
  [t('Total'), null],
  [t('Pending'), 'pending'],
  [t('Active'), 'in_progress'],
  [t('Completed'), 'completed'],
];

/** Counts over the filtered list. @param props.projects undefined while loading */
export const BoardCounters = ({ projects }: { projects: readonly HireProject[] | undefined }) => (
  <dl className="grid grid-cols-4 border-y border-line">
    {COUNTERS.map(([label, status]) => (
      <div
        key={label}
        className="flex flex-col-reverse border-line py-4 not-first:border-l not-first:pl-2 min-[360px]:not-first:pl-4 sm:py-5 sm:not-first:pl-7"
      >
        <dt className="text-2xs text-mute min-[360px]:text-xs sm:text-sm">{label}</dt>
        <dd className="font-display text-2xl leading-tight font-semibold text-paper tabular-nums sm:text-3xl">
          {projects ? (
            count(status ? projects.filter((one) => one.status === status).length : projects.length)
          ) : (
            <Skeleton className="my-1 h-6 w-8 sm:h-8" />
          )}
        </dd>
      </div>
    ))}
  </dl>
);
