import type { HireProjectDetail } from '#shared/contracts/hire.ts';

export const OpenDispute = ({ project }: { project: HireProjectDetail }) => (
  <div data-project={project.id} hidden />
);
