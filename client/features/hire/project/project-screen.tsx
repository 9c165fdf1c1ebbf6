import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from '#client/ui/icons.ts';
import { Screen } from '#client/ui/screen.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { isMissing } from '#client/lib/api.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useLive, useLiveReopened, useLiveTopic } from '#client/lib/live.ts';
import { t } from '#client/lib/t.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';
import { projectQuery, refreshProjects } from '../hire-queries.ts';
import { ProjectSkeleton } from './project-skeleton.tsx';
import { ProjectView } from './project-view.tsx';

const ProjectWorkspace = lazyPart(() => import('../workspace/project-workspace.tsx'));

/** Shows the other party's changes at once. */
export default function ProjectScreen({ id }: { id: string }) {
  const project = useQuery(projectQuery(id));
  useTitle(project.data?.title ?? t('Project'));
  useLiveTopic(`project:${id}`);
  useLive('project', ({ projectId }) => {
    if (projectId === id) void refreshProjects();
  });
  useLiveReopened(() => void refreshProjects());
  if (project.isPending) return <ProjectSkeleton />;
  // Hidden while it was open: cached data no longer counts.
  if (project.data && !isMissing(project.error)) {
    // Its parties and moderators get the workspace; everyone else the request.
    if (!project.data.deal) return <ProjectView key={id} project={project.data} />;
    return (
      <Suspense fallback={<ProjectSkeleton />}>
        <ProjectWorkspace key={id} project={project.data} />
      </Suspense>
    );
  }
  return (
    <Screen>
      {isMissing(project.error) ? (
        <EmptyState
          icon={BriefcaseBusiness}
          level={1}
          title={t('Project Not Found')}
          link={{ href: paths.forHire(), text: t('Back to Projects') }}
        />
      ) : (
        <PageError title={t('The project couldn’t be loaded')} onRetry={() => void project.refetch()} />
      )}
    </Screen>
  );
}
