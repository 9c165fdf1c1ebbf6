import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { BookOpen } from 'lucide-react';
import { RequireMember } from '#client/layout/require-member.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { courseQuery } from '#client/features/courses/course-queries.ts';
import { CourseSkeleton } from '#client/features/courses/course-skeleton.tsx';
import { CourseView } from '#client/features/courses/course-view.tsx';
import { isMissing } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';

function Content({ id }: { id: string }) {
  const course = useQuery(courseQuery(id));
  useTitle(course.data?.title ?? t('Course'));
  if (course.isPending) return <CourseSkeleton />;
  if (course.data && !isMissing(course.error)) return <CourseView key={id} course={course.data} />;
  return (
    <Screen>
      {isMissing(course.error) ? (
        <EmptyState
          icon={BookOpen}
          level={1}
          title={t('Course not found')}
          body={t('It may have been taken down, or the link may be wrong.')}
          link={{ href: paths.education(), text: t('See all courses') }}
        />
      ) : (
        <PageError title={t('The course couldn’t be loaded')} onRetry={() => void course.refetch()} />
      )}
    </Screen>
  );
}

export default function CoursePage() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <Content id={id} />
    </RequireMember>
  );
}
