import { type ReactNode, Suspense, lazy, useState } from 'react';
import { ArrowLeft, EyeOff } from 'lucide-react';
import { Link } from 'wouter';
import type { HireProjectDetail } from '#shared/contracts/hire.ts';
import { Screen } from '#client/components/layout/screen.tsx';
import { paths } from '#client/paths.ts';
import { type AcceptSlot, Applications } from '../applications/applications.tsx';
import { categoryName } from '../categories.ts';
import { CategoryEmoji, ProjectStatusChip } from '../labels.tsx';
import { AlsoFrom } from './also-from.tsx';
import { ClosedPanel } from './closed-panel.tsx';
import { InterestPanel } from './interest-panel.tsx';
import { Declined, OwnApplication } from './own-application.tsx';
import { OwnerPanel } from './owner-panel.tsx';
import { ProjectMenu } from './project-menu.tsx';
import { PostedBy, ProjectFacts, ProjectText } from './project-text.tsx';

const ApplyDialog = lazy(() => import('../apply/apply-dialog.tsx'));

interface ProjectViewProps {
  project: HireProjectDetail;
  /** Under each application: choosing it, and paying for it. */
  acceptSlot: AcceptSlot | undefined;
}

/** A project as everybody reads it, and beside it what this member may do about it. */
export function ProjectView({ project, acceptSlot }: ProjectViewProps) {
  const { viewerIs } = project;
  const isClient = viewerIs === 'client';
  return (
    <Screen>
      <Link
        href={paths.forHire()}
        className="-mt-3 mb-3 inline-flex h-11 items-center gap-2 text-sm text-mute hover:text-paper sm:-mt-5"
      >
        <ArrowLeft size={16} aria-hidden />
        Back to Projects
      </Link>
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_392px] xl:gap-12">
        <article className="min-w-0">
          <Head project={project} />
          <ProjectFacts project={project} />
          <ProjectText project={project} />
          <PostedBy client={project.client} />
        </article>
        <div className="grid content-start gap-6 xl:sticky xl:top-[calc(var(--nav)+24px)] xl:self-start">
          {isClient ? <OwnerPanel project={project} /> : <DesignerPanel project={project} />}
          {!isClient && <AlsoFrom project={project} />}
        </div>
      </div>
      {(isClient || viewerIs === 'moderator') && <Applications project={project} acceptSlot={acceptSlot} />}
    </Screen>
  );
}

const Head = ({ project }: { project: HireProjectDetail }) => (
  <>
    {project.isHidden && (
      <Line>Hidden by a moderator: only its parties and moderators see this project.</Line>
    )}
    <div className="flex flex-wrap items-center gap-3.5">
      <CategoryEmoji category={project.category} />
      <span className="text-sm text-mute">{categoryName(project.category)}</span>
      <ProjectStatusChip status={project.status} />
      {project.viewerIs !== 'client' && (
        <span className="ml-auto">
          <ProjectMenu project={project} />
        </span>
      )}
    </div>
    <h1 className="mt-5 text-3xl wrap-anywhere sm:text-display">{project.title}</h1>
  </>
);

const Line = ({ children }: { children: ReactNode }) => (
  <p className="mb-5 flex items-center gap-3 rounded-md bg-surface px-5 py-3.5 text-sm text-soft">
    <EyeOff size={16} className="shrink-0 text-info" aria-hidden />
    <span>{children}</span>
  </p>
);

/** For everybody but its client: apply, see what became of one's application, or learn that it is closed. */
function DesignerPanel({ project }: { project: HireProjectDetail }) {
  const [isApplying, setApplying] = useState(false);
  const { application } = project;
  if (project.status !== 'pending') return <ClosedPanel project={project} />;
  if (application?.status === 'declined') return <Declined project={project} application={application} />;
  const apply = () => setApplying(true);
  return (
    <>
      {application?.status === 'sent' ? (
        <OwnApplication project={project} application={application} onEdit={apply} />
      ) : (
        <InterestPanel project={project} onApply={apply} />
      )}
      {isApplying && (
        <Suspense fallback={null}>
          <ApplyDialog project={project} onClose={() => setApplying(false)} />
        </Suspense>
      )}
    </>
  );
}
