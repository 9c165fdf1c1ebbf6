import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { Screen } from '#client/ui/screen.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { isMissing } from '#client/lib/api.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { courseQuery } from './course-queries.ts';
import { CourseSkeleton } from './course-skeleton.tsx';
import { CourseView } from './course-view.tsx';
import * as texts from './texts.ts';

export default function CourseScreen({ id }: { id: string }) {
  const course = useQuery(courseQuery(id));
  useTitle(course.data?.title ?? texts.course);
  if (course.isPending) return <CourseSkeleton />;
  if (course.data && !isMissing(course.error)) return <CourseView course={course.data} />;
  return (
    <Screen>
      {isMissing(course.error) ? (
        <EmptyState
          icon={BookOpen}
          level={1}
          title={texts.courseNotFound}
          body={texts.itMayHaveBeenTaken}
          link={{ href: paths.education(), text: texts.seeAllCourses }}
        />
      ) : (
        <PageError title={texts.courseNotLoaded} onRetry={() => void course.refetch()} />
      )}
    </Screen>
  );
}
