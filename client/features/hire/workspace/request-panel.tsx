import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { t } from '#client/lib/t.ts';
import { Panel } from '#client/ui/panel.tsx';
import { ClosedNote } from '../project/closed-panel.tsx';
import { Requirements } from '../project/requirements.tsx';

/** The description and requirements, as written. */
export const RequestPanel = ({ project }: { project: HireProjectDetail }) => (
  <Panel title={t('Description')}>
    <p dir="auto" className="max-w-[62ch] text-lg wrap-anywhere whitespace-pre-line text-soft">
      {project.description}
    </p>
    {project.requirements && (
      <>
        <h3 className="mt-6 mb-2 text-lg">{t('Requirements')}</h3>
        <Requirements text={project.requirements} />
      </>
    )}
    {project.viewerIs !== 'client' && project.status !== 'pending' && <ClosedNote project={project} />}
  </Panel>
);
