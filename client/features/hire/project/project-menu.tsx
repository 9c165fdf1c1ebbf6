import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';

/** The menu on another member's project: report it or block its client; moderators can hide or show it. */
export const ProjectMenu = ({ project: { id, client, isHidden } }: { project: HireProjectDetail }) => (
  <ReportMenu subject="project" subjectId={id} person={client} isHidden={isHidden} />
);
