import { useQuery } from '@tanstack/react-query';
import { BookOpen } from '#client/ui/icons.ts';
import { Screen } from '#client/ui/screen.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { isMissing } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { courseQuery } from './course-queries.ts';
import { CourseSkeleton } from './course-skeleton.tsx';
import { CourseView } from './course-view.tsx';

export default function CourseScreen({ id }: { id: string }) {
  const course = useQuery(courseQuery(id));
  useTitle(course.data?.title ?? t('Course'));
  if (course.isPending) return <CourseSkeleton />;
  if (course.data && !isMissing(course.error)) return <CourseView course={course.data} />;
  return (
    <Screen>
      {isMissing(course.error) ? (
        <EmptyState
          icon={BookOpen}
          level={1}
          title={t('Course not found')}
          body={t('It may have been removed, or the link may be wrong.')}
          link={{ href: paths.education(), text: t('View all courses') }}
        />
      ) : (
        <PageError title={t('The course couldn’t be loaded')} onRetry={() => void course.refetch()} />
      )}
    </Screen>
  );
}
