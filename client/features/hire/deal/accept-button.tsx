import type { Application, HireProjectDetail } from '#shared/contracts/hire.ts';

interface AcceptButtonProps {
  project: HireProjectDetail;
  application: Application;
}

export const AcceptButton = ({ project, application }: AcceptButtonProps) => (
  <div data-project={project.id} data-application={application.id} hidden />
);
