import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Course } from '#shared/courses/contract.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paths } from '#client/paths.ts';
import { AccessTag, CourseFacts, CourseMeta } from './course-labels.tsx';
import { courseQuery } from './course-queries.ts';
import { lessonMinutes } from './lessons.ts';
import { assetUrl } from '#client/lib/asset-url.ts';
import { t } from '#client/lib/t.ts';

const SHOWN = 4;

/** The first course takes two columns, with its lessons. */
export function LeadCourse({ course }: { course: Course }) {
  const { id, title, description, imageUrl } = course;
  return (
    <li className="group relative grid gap-x-6 sm:col-span-2 sm:grid-cols-2">
      <div className="relative overflow-hidden rounded-md bg-raised max-sm:aspect-video">
        {imageUrl && (
          <img
            src={assetUrl(imageUrl)}
            alt=""
            className="size-full object-cover object-left transition-transform duration-500 ease-out sm:absolute sm:inset-0 motion-safe:group-hover:scale-[1.025]"
          />
        )}
        <AccessTag course={course} />
      </div>
      <div className="min-w-0 max-sm:mt-3.5 sm:min-h-60 sm:py-1">
        <CourseMeta course={course} />
        <h3 dir="auto" className="mt-2 text-xl wrap-anywhere sm:text-2xl">
          <Link href={paths.course(id)} className="after:absolute after:inset-0 after:rounded-md">
            {title}
          </Link>
        </h3>
        {description && (
          <p dir="auto" className="mt-3 line-clamp-3 text-sm wrap-anywhere text-soft">
            {description}
          </p>
        )}
        <Lessons course={course} />
        <div className="mt-4">
          <CourseFacts course={course} />
        </div>
      </div>
    </li>
  );
}

function Lessons({ course: { id, title, lessonsCount } }: { course: Course }) {
  const { data, isError } = useQuery(courseQuery(id));
  if (isError || lessonsCount === 0) return null;
  const remaining = lessonsCount - SHOWN;
  return (
    <div className="mt-4 max-sm:hidden">
      <ol aria-label={t('Lessons in {title}', { title })} className="grid gap-1.5 text-sm text-mute">
        {data
          ? data.lessons.slice(0, SHOWN).map((lesson, index) => (
              <li key={lesson.id} className="flex gap-3">
                <span className="num text-xs leading-5">{index + 1}</span>
                <span className="flex-1 truncate text-soft">{lesson.title}</span>
                <span className="num text-xs leading-5">{lessonMinutes(lesson.durationSeconds)}</span>
              </li>
            ))
          : Array.from({ length: Math.min(lessonsCount, SHOWN) }, (_, index) => (
              <li key={index}>
                <Skeleton className="h-5 w-full" />
              </li>
            ))}
      </ol>
      {remaining > 0 && (
        <p className="mt-1.5 text-xs text-mute">{t('and {remaining} more', { remaining })}</p>
      )}
    </div>
  );
}
