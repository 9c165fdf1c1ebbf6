import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { Panel } from '#client/ui/panel.tsx';
import { ClosedNote } from '../project/closed-panel.tsx';
import { Requirements } from '../project/requirements.tsx';
import * as texts from './texts.ts';

/** The description and requirements, as written. */
export const RequestPanel = ({ project }: { project: HireProjectDetail }) => (
  <Panel title={texts.description}>
    <p dir="auto" className="max-w-[62ch] text-lg wrap-anywhere whitespace-pre-line text-soft">
      {project.description}
    </p>
    {project.requirements && (
      <>
        <h3 className="mt-6 mb-2 text-lg">{texts.requirements}</h3>
        <Requirements text={project.requirements} />
      </>
    )}
    {project.viewerIs !== 'client' && project.status !== 'pending' && <ClosedNote project={project} />}
  </Panel>
);
