import { Redirect, useParams } from 'wouter';
import { RequireMember } from '#client/layout/require-member.tsx';
import { ProjectScreen } from '#client/features/hire/project/project-screen.tsx';
import { paths } from '#client/paths.ts';

/** Without an id it redirects to the board. */
export default function Project() {
  const { id } = useParams<{ id?: string }>();
  if (!id) return <Redirect to={paths.forHire()} replace />;
  return (
    <RequireMember>
      <ProjectScreen id={id} />
    </RequireMember>
  );
}
