import { Clock, UserCheck } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import type { HireProject } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { day, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { categoryName } from './categories.ts';
import { CategoryEmoji, ProjectStatusChip } from './labels.tsx';

type Shown = Pick<
  HireProject,
  'title' | 'description' | 'category' | 'status' | 'budget' | 'timeframe' | 'createdAt'
> & {
  /** Absent in the preview. */
  id?: string;
  client: Pick<HireProject['client'], 'firstName' | 'lastName' | 'artistName' | 'profileImageUrl'>;
  designer: object | null;
};

/** A card that is one link. */
export function ProjectCard({ project, level }: { project: Shown; level: 2 | 3 }) {
  const { id, title, category, client, createdAt } = project;
  const Heading = `h${level}` as const;
  return (
    <article className="group/card relative flex h-full flex-col rounded-lg bg-surface p-5 transition-colors hover:bg-raised sm:p-6">
      <div className="flex items-center justify-between gap-4">
        <div className="flex min-w-0 items-center gap-3.5">
          <CategoryEmoji category={category} />
          <span className="truncate text-xs text-mute">{categoryName(category)}</span>
        </div>
        <ProjectStatusChip status={project.status} />
      </div>
      <Heading className="mt-5 text-xl wrap-anywhere">
        {id ? (
          <Link href={paths.project(id)} className="after:absolute after:inset-0 after:rounded-lg">
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      <p dir="auto" className="mt-2 line-clamp-3 text-sm wrap-anywhere text-soft">
        {project.description}
      </p>
      <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pt-6">
        <p className="num text-xl font-semibold text-paper">
          <span className="sr-only">{t('Budget')} </span>
          {shortUsd(project.budget)}
        </p>
        {project.timeframe && (
          <p className="inline-flex min-w-0 items-center gap-1.5 text-sm text-soft">
            <Clock size={15} aria-hidden className="shrink-0 text-mute" />
            <span className="line-clamp-2 wrap-anywhere">{project.timeframe}</span>
          </p>
        )}
      </div>
      <div className="mt-4 flex items-center gap-3 border-t border-line pt-4 text-xs text-mute">
        <Avatar person={client} size={28} />
        <span className="min-w-0 truncate text-soft">{displayName(client)}</span>
        {project.designer && (
          <span className="inline-flex shrink-0 items-center gap-1.5 text-2xs font-semibold">
            <UserCheck size={13} aria-hidden />
            {t('Assigned')}
          </span>
        )}
        <time dateTime={createdAt.toISOString()} className="ml-auto shrink-0">
          {day(createdAt)}
        </time>
      </div>
    </article>
  );
}

/** The card's own size, so that nothing moves when the six arrive. */
export const ProjectSkeletons = () => (
  <div role="status" aria-label={t('Loading projects')} className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
    {[0, 1, 2, 3, 4, 5].map((index) => (
      <div key={index} className="rounded-lg bg-surface p-5 sm:p-6">
        <Skeleton className="size-11" />
        <Skeleton className="mt-5 h-5 w-4/5" />
        <Skeleton className="mt-3 h-16" />
        <Skeleton className="mt-7 h-6 w-2/5" />
        <Skeleton className="mt-5 h-7 w-3/5" />
      </div>
    ))}
  </div>
);
