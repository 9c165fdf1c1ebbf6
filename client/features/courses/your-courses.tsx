import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Check } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import type { Course } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';
import { paths } from '#client/paths.ts';
import { courseQuery, useAllCourses } from './course-queries.ts';
import { CourseProgress } from './course-progress.tsx';
import { progressOf } from './lessons.ts';
import { assetUrl } from '#client/lib/asset-url.ts';
import { t } from '#client/lib/t.ts';

const FIRST = 3;

/** Courses the member is enrolled in, with links to continue. Hidden if there are none. */
export function YourCourses() {
  const courses = useAllCourses({ enrolled: 'true' });
  const [isWhole, setWhole] = useState(false);
  if (courses.isError) {
    return (
      <div className="mb-20">
        <LoadError what={t('Your courses couldn’t be loaded.')} onRetry={() => void courses.refetch()} />
      </div>
    );
  }
  if (!courses.data?.length) return null;
  const shown = isWhole ? courses.data : courses.data.slice(0, FIRST);
  return (
    <section aria-labelledby="your-courses" className="mb-20">
      <SectionHead id="your-courses" title={t('Your courses')}>
        {courses.data.length > FIRST && (
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('Show fewer') : t('Show all {courses}', { courses: courses.data.length })}
          </Button>
        )}
      </SectionHead>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((course) => (
          <EnrolledCourse key={course.id} course={course} />
        ))}
      </ul>
    </section>
  );
}

function EnrolledCourse({ course: { id, title, imageUrl } }: { course: Course }) {
  const { data } = useQuery(courseQuery(id));
  const next = data?.lessons.find((lesson) => lesson.id === data.nextLessonId);
  return (
    <li className="relative flex gap-4 rounded-md bg-surface p-4 hover:bg-raised">
      <div className="aspect-square size-20 shrink-0 overflow-hidden rounded-sm bg-raised">
        {imageUrl && (
          <img src={assetUrl(imageUrl)} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-base">
          <Link href={paths.course(id)} className="after:absolute after:inset-0 after:rounded-md">
            {title}
          </Link>
        </h3>
        <p className="mt-0.5 flex min-h-5 items-center gap-1.5 text-xs text-mute">
          {data?.completedAt ? (
            <>
              <Check size={14} className="text-ok" aria-hidden />
              {t('Completed')}
            </>
          ) : (
            next && <span className="truncate">{t('Continue: {title}', { title: next.title })}</span>
          )}
        </p>
        <div className="mt-3 min-h-1.5">
          {data && <CourseProgress title={title} percent={progressOf(data).percent} />}
        </div>
      </div>
    </li>
  );
}
