import { useState } from 'react';
import { Gavel } from '#client/ui/icons.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { canMoveProject } from '#shared/hire/states.ts';
import { t } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';

/** Shown to either party, if a dispute may be opened. */
export function OpenDispute({ project }: { project: HireProjectDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { viewerIs, status } = project;
  if (viewerIs !== 'client' && viewerIs !== 'designer') return null;
  if (!canMoveProject(status, 'disputed', viewerIs)) return null;
  return (
    <>
      <Button size="sm" variant="quiet" className="-ml-4 text-mute" onClick={() => setOpen(true)}>
        <Gavel size={15} aria-hidden />
        {t('Open a dispute')}
      </Button>
      {isOpen && <DisputeDialog project={project} party={viewerIs} onClose={() => setOpen(false)} />}
    </>
  );
}
