import type { HireProjectDetail } from '#shared/contracts/hire.ts';
import { statusName } from '../labels.tsx';
import { SideBox } from './side-box.tsx';

export const ClosedPanel = ({ project: { status, application } }: { project: HireProjectDetail }) => (
  <SideBox title={`Project ${statusName(status).toLowerCase()}`}>
    <p className="mt-2 text-sm text-soft">
      This project is no longer accepting applications.
      {application?.status === 'accepted' && ' Yours was chosen.'}
    </p>
    {application?.status === 'closed' && (
      <p className="mt-3 text-sm text-mute">Your application was not chosen this time.</p>
    )}
  </SideBox>
);
