import type { HireProjectDetail } from '#shared/contracts/hire.ts';
import { Panel } from '#client/components/ui/panel.tsx';

/** What was asked for, and what it must satisfy, as it was written. */
export const RequestPanel = ({ project }: { project: HireProjectDetail }) => (
  <Panel title={project.viewerIs === 'client' ? 'What you asked for' : 'What was asked for'}>
    <p dir="auto" className="max-w-[62ch] text-lg wrap-anywhere whitespace-pre-line text-soft">
      {project.description}
    </p>
    {project.requirements && (
      <p dir="auto" className="mt-3 max-w-[62ch] text-base wrap-anywhere whitespace-pre-line text-mute">
        {project.requirements}
      </p>
    )}
  </Panel>
);
