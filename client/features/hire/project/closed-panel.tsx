import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { t } from '#client/lib/t.ts';
import { statusName } from '../labels.tsx';
import { SideBox } from './side-box.tsx';

interface ClosedProps {
  project: HireProjectDetail;
}
const titleOf = ({ status }: HireProjectDetail) =>
  t('Project {statusName}', { statusName: statusName(status).toLowerCase() });

const Closed = ({ project: { application } }: ClosedProps) => (
  <>
    <p className="mt-2 text-sm text-soft">
      {t('This project is no longer accepting applications.')}
      {application?.status === 'accepted' && ` ${t('Your application was chosen.')}`}
    </p>
    {application?.status === 'closed' && (
      <p className="mt-3 text-sm text-mute">{t('Your application wasn’t chosen this time.')}</p>
    )}
  </>
);

export const ClosedPanel = ({ project }: ClosedProps) => (
  <SideBox title={titleOf(project)}>
    <Closed project={project} />
  </SideBox>
);

/** The same for its two parties, at the end of the request. */
export const ClosedNote = ({ project }: ClosedProps) => (
  <div className="mt-7 border-t border-line pt-5">
    <h3 className="font-sans text-sm font-semibold">{titleOf(project)}</h3>
    <Closed project={project} />
  </div>
);
