import { useQuery } from '@tanstack/react-query';
import { Link, Redirect, useParams } from 'wouter';
import { RequireMember } from '#client/components/layout/require-member.tsx';
import { Screen } from '#client/components/layout/screen.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { LoadError } from '#client/components/ui/load-error.tsx';
import { ProjectSkeleton } from '#client/features/hire/detail/project-skeleton.tsx';
import { ProjectView } from '#client/features/hire/detail/project-view.tsx';
import { projectQuery } from '#client/features/hire/hire-queries.ts';
import { useProjectLive } from '#client/features/hire/use-project-live.ts';
import { isMissing } from '#client/lib/api.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { paths } from '#client/paths.ts';

function Content({ id }: { id: string }) {
  const project = useQuery(projectQuery(id));
  useProjectLive();
  useTitle(project.data?.title ?? 'Project');
  if (project.isPending) return <ProjectSkeleton />;
  // Taken out of sight while it was looked at: what was read before no longer counts.
  if (project.data && !isMissing(project.error)) return <ProjectView key={id} project={project.data} />;
  return (
    <Screen>
      {isMissing(project.error) ? (
        <EmptyState
          level={1}
          title="Project Not Found"
          action={
            <Button asChild>
              <Link href={paths.forHire()}>Back to Projects</Link>
            </Button>
          }
        />
      ) : (
        <>
          <h1 className="sr-only">Project</h1>
          <LoadError what="The project could not be loaded." onRetry={() => void project.refetch()} />
        </>
      )}
    </Screen>
  );
}

export default function Project() {
  const { id } = useParams<{ id?: string }>();
  if (!id) return <Redirect to={paths.forHire()} replace />;
  return (
    <RequireMember>
      <Content id={id} />
    </RequireMember>
  );
}
