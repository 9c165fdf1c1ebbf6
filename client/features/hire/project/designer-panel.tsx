import { Suspense, useRef, useState } from 'react';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { ClosedPanel } from './closed-panel.tsx';
import { InterestPanel } from './interest-panel.tsx';
import { Declined, OwnApplication } from './own-application.tsx';

const ApplyDialog = lazyPart(() => import('../applications/apply-dialog.tsx'));

function State({ project, onApply }: { project: HireProjectDetail; onApply: () => void }) {
  const { application, status } = project;
  if (status !== 'pending') return <ClosedPanel project={project} />;
  if (application?.status === 'declined') return <Declined project={project} application={application} />;
  if (application?.status === 'sent')
    return <OwnApplication project={project} application={application} onEdit={onApply} />;
  return <InterestPanel project={project} onApply={onApply} />;
}

/** Everyone but the client can apply here, see the status of an application, or that the project is closed. */
export function DesignerPanel({ project }: { project: HireProjectDetail }) {
  const [isApplying, setApplying] = useState(false);
  const { application } = project;
  const panel = useRef<HTMLDivElement>(null);
  // The button disappears after applying or withdrawing.
  useRefocus(panel, `${application?.status} ${isApplying}`);
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      <State project={project} onApply={() => setApplying(true)} />
      {isApplying && (
        <Suspense fallback={null}>
          <ApplyDialog project={project} onClose={() => setApplying(false)} />
        </Suspense>
      )}
    </div>
  );
}
