import { BookOpen } from '#client/ui/icons.ts';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LoadedScreen } from '#client/ui/loaded-screen.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { Editor } from './editor.tsx';

const Loading = () => (
  <div role="status" aria-label={t('Loading')}>
    <Skeleton className="h-10 w-2/3 max-w-[480px]" />
    <div className="mt-10 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_380px]">
      <Skeleton className="h-[420px] rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </div>
  </div>
);

/** The editor for the course's instructor; others get a link to the course. */
export default function TeachView({ id }: { id: string }) {
  const viewer = useMember();
  const course = useEndpoint(courseEndpoints.get, { params: { id } });
  useTitle(course.data ? t('Edit {title}', { title: course.data.title }) : t('Edit course'));
  return (
    <LoadedScreen
      query={course}
      skeleton={<Loading />}
      missing={{
        icon: BookOpen,
        title: t('Course not found'),
        body: t('It may have been deleted, or the link may be wrong.'),
        link: { href: paths.education(), text: t('All courses') },
      }}
      failure={t('The course couldn’t be loaded')}
    >
      {(data) =>
        data.instructorId === viewer.id ? (
          <Editor key={id} course={data} />
        ) : (
          <EmptyState
            level={1}
            icon={BookOpen}
            title={t('You can’t edit this course')}
            body={t('Only the instructor can edit it.')}
            link={{ href: paths.course(id), text: t('View course') }}
          />
        )
      }
    </LoadedScreen>
  );
}
