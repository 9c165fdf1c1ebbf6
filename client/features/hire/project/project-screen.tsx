import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from '#client/ui/icons.ts';
import { Screen } from '#client/ui/screen.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { LoadedScreen } from '#client/ui/loaded-screen.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useLive, useLiveReopened, useLiveTopic } from '#client/lib/live.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { projectQuery, refreshProjects } from '../hire-queries.ts';
import { ProjectView } from './project-view.tsx';

const ProjectWorkspace = lazyPart(() => import('../workspace/project-workspace.tsx'));

const Loading = () => (
  <>
    <h1 className="sr-only">{t('Loading the project')}</h1>
    <div
      role="status"
      aria-label={t('Loading project')}
      className="grid grid-cols-1 gap-8 pt-10 xl:grid-cols-[minmax(0,1fr)_392px] xl:gap-12"
    >
      <div>
        <Skeleton className="size-11" />
        <Skeleton className="mt-5 h-12 w-4/5" />
        <Skeleton className="mt-7 h-20" />
        <Skeleton className="mt-9 h-32" />
      </div>
      <Skeleton className="h-80 rounded-lg" />
    </div>
  </>
);

/** Shows the other party's changes at once. */
export default function ProjectScreen({ id }: { id: string }) {
  const project = useQuery(projectQuery(id));
  useTitle(project.data?.title ?? t('Project'));
  useLiveTopic(`project:${id}`);
  useLive('project', ({ projectId }) => {
    if (projectId === id) void refreshProjects();
  });
  useLiveReopened(() => void refreshProjects());
  return (
    <Screen>
      <LoadedScreen
        query={project}
        skeleton={<Loading />}
        missing={{
          icon: BriefcaseBusiness,
          title: t('Project Not Found'),
          link: { href: paths.forHire(), text: t('Back to Projects') },
        }}
        failure={t('The project couldn’t be loaded')}
      >
        {(data) =>
          // Its parties and moderators get the workspace; everyone else the request.
          data.deal ? (
            <Suspense fallback={<Loading />}>
              <ProjectWorkspace key={id} project={data} />
            </Suspense>
          ) : (
            <ProjectView key={id} project={data} />
          )
        }
      </LoadedScreen>
    </Screen>
  );
}
