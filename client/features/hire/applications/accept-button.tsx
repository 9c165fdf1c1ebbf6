import { Suspense, useState } from 'react';
import type { Application, HireProjectDetail } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Button } from '#client/ui/base/button.tsx';
import { readDraft } from '#client/lib/draft.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';

const AcceptDialog = lazyPart(() => import('./accept-dialog.tsx'));

interface AcceptButtonProps {
  project: HireProjectDetail;
  application: Application;
  isUndecided: boolean;
}

/** Opens automatically if the page was left or reloaded during the payment. */
export function AcceptButton({ project, application, isUndecided }: AcceptButtonProps) {
  const marker = `accept:${application.id}`;
  const [isOpen, setOpen] = useState(() => isUndecided && readDraft(marker) !== null);
  return (
    <>
      {isUndecided && (
        <Button
          aria-label={t('Accept {name}', { name: displayName(application.designer) })}
          onClick={() => setOpen(true)}
        >
          {t('Accept')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <AcceptDialog
            project={project}
            application={application}
            marker={marker}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
