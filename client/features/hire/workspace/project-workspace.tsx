import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { t } from '#client/lib/t.ts';
import { Applications } from '../applications/applications.tsx';
import { Deciding } from '../applications/deciding.tsx';
import { EscrowPanel } from '../escrow/escrow-panel.tsx';
import { NextStep } from '../escrow/next-step.tsx';
import { PostedBy } from '../project/project-text.tsx';
import { BackToProjects } from '../project/back-to-projects.tsx';
import { DesignerPanel } from '../project/designer-panel.tsx';
import { DisputePanel } from '../disputes/dispute-panel.tsx';
import { FilesPanel } from '../files/files-panel.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { MilestonesPanel } from '../milestones/milestones-panel.tsx';
import { ReviewsPanel } from '../reviews/reviews-panel.tsx';
import { RequestPanel } from './request-panel.tsx';
import { WorkspaceFacts } from './workspace-facts.tsx';
import { ProjectHeader } from './project-header.tsx';
import { Progress } from './progress.tsx';

/**
 * A project as its two parties and moderators see it: applications while pending, afterwards the work.
 */
export default function ProjectWorkspace({ project }: { project: HireProjectDetail }) {
  const isPending = project.status === 'pending';
  const application = project.viewerIs !== 'client' && <DesignerPanel project={project} />;
  // The designer must not see other applicants.
  const applications = project.viewerIs !== 'designer' && <Applications project={project} />;
  return (
    <Deciding project={project}>
      <BackToProjects />
      <ProjectHeader project={project} />
      <WorkspaceFacts project={project} />
      <DisputePanel project={project} />
      {!isPending && (
        <div className="mt-7">
          <NextStep project={project} />
        </div>
      )}
      {isPending && applications}
      <section aria-labelledby="stages" className={isPending ? 'mt-12 mb-9' : 'my-9'}>
        <h2 id="stages" className="mb-5 text-xl">
          {t('Progress')}
        </h2>
        <Progress project={project} />
      </section>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          {isPending && <NextStep project={project} />}
          <ReviewsPanel project={project} />
          {project.deal?.startedAt && <MilestonesPanel project={project} />}
          <RequestPanel project={project} />
          <FilesPanel project={project} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          {isPending && application}
          <EscrowPanel project={project} />
          <ActivityPanel project={project} />
        </div>
      </div>
      {!isPending && applications}
      <PostedBy client={project.client} />
    </Deciding>
  );
}
