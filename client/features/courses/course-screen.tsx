import { useQuery } from '@tanstack/react-query';
import { BookOpen } from '#client/ui/icons.ts';
import { LoadedScreen } from '#client/ui/loaded-screen.tsx';
import { Screen } from '#client/ui/screen.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { courseQuery } from './course-queries.ts';
import { CourseView } from './course-view.tsx';

const Loading = () => (
  <div role="status" aria-label={t('Loading the course')} className="pt-8">
    <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_360px]">
      <div>
        <Skeleton className="aspect-video rounded-md" />
        <Skeleton className="mt-6 h-9 w-3/5" />
        <Skeleton className="mt-3 h-5 w-4/5" />
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  </div>
);

export default function CourseScreen({ id }: { id: string }) {
  const course = useQuery(courseQuery(id));
  useTitle(course.data?.title ?? t('Course'));
  return (
    <Screen>
      <LoadedScreen
        query={course}
        skeleton={<Loading />}
        missing={{
          icon: BookOpen,
          title: t('Course not found'),
          body: t('It may have been removed, or the link may be wrong.'),
          link: { href: paths.education(), text: t('View all courses') },
        }}
        failure={t('The course couldn’t be loaded')}
      >
        {(data) => <CourseView course={data} />}
      </LoadedScreen>
    </Screen>
  );
}
