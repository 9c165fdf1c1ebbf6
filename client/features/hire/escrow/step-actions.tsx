import { Suspense, useState } from 'react';
import { Check, PackageCheck } from '#client/ui/icons.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { type ProjectStatus, canMoveProject } from '#shared/hire/states.ts';
import { Button } from '#client/ui/base/button.tsx';
import { readDraft } from '#client/lib/draft.ts';
import { shortUsd } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { OpenDispute } from '../disputes/open-dispute.tsx';
import { ApproveDialog, ChangesDialog, DeliverDialog, CancelOverdueDialog } from './step-dialogs.tsx';

const FinalPaymentDialog = lazyPart(() => import('./final-payment-dialog.tsx'));

interface StepActionsProps {
  project: HireProjectDetail;
  deal: NonNullable<HireProjectDetail['deal']>;
}
type StepAction = 'deliver' | 'approve' | 'changes' | 'back' | 'rest';

const markerOf = (id: string): string => `pay-rest:${id}`;

/** Uses the server's transition table: only possible actions are shown. */
export function StepActions({ project, deal }: StepActionsProps) {
  const { id, status, viewerIs } = project;
  const isDeclined = viewerIs === 'client' && deal.paymentProblem !== null && status === 'under_review';
  const [open, setOpen] = useState<StepAction | null>(() =>
    readDraft(markerOf(id)) === null ? null : 'rest',
  );
  const close = () => setOpen(null);
  const may = (to: ProjectStatus) =>
    (viewerIs === 'client' || viewerIs === 'designer') && canMoveProject(status, to, viewerIs);
  const isDeciding = viewerIs === 'client' && status === 'under_review' && !deal.approvedAt;
  const isDelivering = may('under_review');
  const canCancel = may('cancelled') && deal.mayTakeBack;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-3 empty:hidden">
        {isDelivering && (
          <Button onClick={() => setOpen('deliver')}>
            <PackageCheck size={17} aria-hidden />
            {t('Deliver the work')}
          </Button>
        )}
        {isDeciding && (
          <>
            <Button onClick={() => setOpen('approve')}>
              <Check size={17} aria-hidden />
              {t('Approve and pay {remainingAmount}', { remainingAmount: shortUsd(deal.remainingAmount) })}
            </Button>
            <Button variant="outline" onClick={() => setOpen('changes')}>
              {t('Request changes')}
            </Button>
          </>
        )}
        {isDeclined && (
          <Button onClick={() => setOpen('rest')}>
            {t('Pay {remainingAmount} with another card', {
              remainingAmount: shortUsd(deal.remainingAmount),
            })}
          </Button>
        )}
        {canCancel && (
          <Button variant="outline" onClick={() => setOpen('back')}>
            {t('Cancel and get {upfrontAmount} back', { upfrontAmount: shortUsd(deal.upfrontAmount) })}
          </Button>
        )}
      </div>
      <OpenDispute project={project} />
      {/* What is being typed stays when the other party acts meanwhile, unless the project ends. */}
      {open === 'deliver' && <DeliverDialog project={project} onClose={close} />}
      {open === 'approve' && isDeciding && <ApproveDialog project={project} deal={deal} onClose={close} />}
      {open === 'changes' && <ChangesDialog project={project} onClose={close} />}
      {open === 'back' && canCancel && <CancelOverdueDialog project={project} deal={deal} onClose={close} />}
      {open === 'rest' && isDeclined && (
        <Suspense fallback={null}>
          <FinalPaymentDialog project={project} deal={deal} marker={markerOf(id)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
