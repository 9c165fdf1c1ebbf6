import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { categoryName } from '../categories.ts';
import { CategoryEmoji, ProjectStatusChip } from '../labels.tsx';
import { AlsoFrom } from './also-from.tsx';
import { BackToProjects } from './back-to-projects.tsx';
import { DesignerPanel } from './designer-panel.tsx';
import { HiddenLine } from './hidden-line.tsx';
import { ProjectMenu } from './project-menu.tsx';
import { PostedBy, ProjectFacts, ProjectText } from './project-text.tsx';

/** A project as everyone sees it, with the viewer's actions beside it. */
export function ProjectView({ project }: { project: HireProjectDetail }) {
  return (
    <>
      <BackToProjects />
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_392px] xl:gap-12">
        <article className="min-w-0">
          <Head project={project} />
          <ProjectFacts project={project} />
          <ProjectText project={project} />
          <PostedBy client={project.client} />
        </article>
        <div className="grid content-start gap-6 xl:sticky xl:top-[calc(var(--nav)+24px)] xl:self-start">
          <DesignerPanel project={project} />
          <AlsoFrom project={project} />
        </div>
      </div>
    </>
  );
}

const Head = ({ project }: { project: HireProjectDetail }) => (
  <>
    {project.isHidden && <HiddenLine />}
    <div className="flex flex-wrap items-center gap-3.5">
      <CategoryEmoji category={project.category} />
      <span className="text-sm text-mute">{categoryName(project.category)}</span>
      <ProjectStatusChip status={project.status} />
      <span className="ml-auto">
        <ProjectMenu project={project} />
      </span>
    </div>
    <h1 dir="auto" className="mt-5 text-3xl wrap-anywhere sm:text-display">
      {project.title}
    </h1>
  </>
);
