import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { clsx } from 'clsx';
import { Briefcase, GraduationCap, Play } from '#client/ui/icons.ts';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { hireEndpoints } from '#shared/hire/contract.ts';
import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import { ShowMore, type ShowMoreProps } from '#client/ui/show-more.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { count, minutesSeconds, shortUsd } from '#client/lib/format.ts';
import { usePages } from '#client/lib/pages.ts';
import { paths } from '#client/paths.ts';
import { assetUrl } from '#client/lib/asset-url.ts';
import { t, tn } from '#client/lib/t.ts';

/** How many are shown beside other kinds of results. */
const FIRST = 3;

interface ResultsProps {
  /** The search terms, corrected if necessary. */
  words: string;
  /** Beside other kinds: only the first few, with a link to all. */
  onAll?: () => void;
  total: number;
}

interface Row {
  id: string;
  href: string;
  title: string;
  description: string | null;
  /** Undefined for kinds without images. */
  imageUrl?: string | null;
  line: string;
}

/** Videos of the Hub. */
export function VideoResults({ words, ...rest }: ResultsProps) {
  const found = usePages(inspirationEndpoints.list, { query: { q: words } });
  const rows = found.data?.pages.flatMap((page) =>
    page.items.map((video) => ({
      id: video.id,
      href: paths.watch(video.id),
      title: video.title,
      description: video.description,
      imageUrl: video.thumbnailUrl,
      line: `${displayName(video.artist)}, ${minutesSeconds(video.duration)}`,
    })),
  );
  return <Results id="r-videos" name={t('Inspiration')} icon="video" {...rest} rows={rows} list={found} />;
}

export function CourseResults({ words, ...rest }: ResultsProps) {
  const found = usePages(courseEndpoints.list, { query: { q: words } });
  const rows = found.data?.pages.flatMap((page) =>
    page.items.map((course) => ({
      id: course.id,
      href: paths.course(course.id),
      title: course.title,
      description: course.description,
      imageUrl: course.imageUrl,
      line: tn(course.lessonsCount, '{instructor}, {lessons} lesson', '{instructor}, {lessons} lessons', {
        instructor: displayName(course.instructor),
        lessons: count(course.lessonsCount),
      }),
    })),
  );
  return <Results id="r-courses" name={t('Courses')} icon="course" {...rest} rows={rows} list={found} />;
}

/** Projects of For Hire. They have no images. */
export function ProjectResults({ words, ...rest }: ResultsProps) {
  const found = usePages(hireEndpoints.list, { query: { q: words } });
  const rows = found.data?.pages.flatMap((page) =>
    page.items.map((project) => ({
      id: project.id,
      href: paths.project(project.id),
      title: project.title,
      description: project.description,
      line: `${displayName(project.client)}, ${shortUsd(project.budget)}`,
    })),
  );
  return <Results id="r-projects" name={t('Projects')} icon="project" {...rest} rows={rows} list={found} />;
}

const ICONS = { video: Play, course: GraduationCap, project: Briefcase };
const SHOW_ALL = {
  video: t('Show all videos'),
  course: t('Show all courses'),
  project: t('Show all projects'),
};

interface ListProps {
  id: string;
  name: string;
  icon: keyof typeof ICONS;
  rows: Row[] | undefined;
  list: Omit<ComponentProps<typeof Loaded>['query'], 'data'> & ShowMoreProps['list'];
  onAll?: () => void;
  total: number;
}

function Results({ id, name, icon, rows, list, onAll, total }: ListProps) {
  return (
    <section aria-labelledby={id} className="@container">
      <h2 id={id} className={onAll ? 'text-2xl' : 'sr-only'}>
        {name}
      </h2>
      <div className="mt-5">
        <Loaded
          query={{ ...list, data: onAll ? rows?.slice(0, FIRST) : rows }}
          failure={t('{name} couldn’t be loaded.', { name })}
          skeleton={<Skeletons count={Math.min(total, FIRST)} each="h-27 rounded-md" />}
        >
          {(shown) => (
            <ul className={clsx('grid grid-cols-1 gap-4', icon === 'project' && '@3xl:grid-cols-2')}>
              {shown.map((row) => (
                <ResultRow key={row.id} row={row} icon={icon} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      {onAll && total > FIRST && (
        <Button variant="outline" className="mt-6" onClick={onAll}>
          {SHOW_ALL[icon]}
        </Button>
      )}
      {!onAll && <ShowMore list={list} className="mt-6" />}
    </section>
  );
}

function ResultRow({ row, icon }: { row: Row; icon: ListProps['icon'] }) {
  const Icon = ICONS[icon];
  const hasImage = row.imageUrl !== undefined;
  return (
    <li
      className={clsx(
        'group relative flex gap-5 rounded-md',
        !hasImage && 'bg-surface p-5 transition-colors hover:bg-raised',
      )}
    >
      {hasImage ? (
        <span className="relative block aspect-video w-36 shrink-0 self-start overflow-hidden rounded-art bg-raised sm:w-48">
          {row.imageUrl && (
            <img src={assetUrl(row.imageUrl)} alt="" loading="lazy" className="size-full object-cover" />
          )}
          <span
            aria-hidden
            className="absolute bottom-2 left-2 grid size-8 place-items-center rounded-full bg-ink/80 text-paper"
          >
            <Icon size={16} />
          </span>
        </span>
      ) : (
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-raised text-info"
        >
          <Icon size={20} />
        </span>
      )}
      <div className="min-w-0">
        <h3 dir="auto" className="text-lg leading-snug wrap-anywhere">
          <Link href={row.href} className="after:absolute after:inset-0 after:rounded-md">
            {row.title}
          </Link>
        </h3>
        {row.description && (
          <p className="mt-1 line-clamp-2 text-sm text-mute max-sm:hidden">{row.description}</p>
        )}
        <p className="mt-1.5 text-xs text-mute">{row.line}</p>
      </div>
    </li>
  );
}
