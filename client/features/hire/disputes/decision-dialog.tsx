import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { atStart, nameOf } from '../names.ts';
import { type Decision, type Outcome, toBody } from './decision.ts';
import type { Division } from './division.ts';

const TITLES: Record<Outcome, string> = {
  complete: t('Pay the designer?'),
  cancel: t('Refund the client in full?'),
  split: t('Split the payment?'),
};
const ENDS: Record<Outcome, string> = {
  complete: t('The project will be completed with no further charges.'),
  cancel: t('The project will be canceled.'),
  split: t('The project will be completed with no further charges.'),
};

interface DecisionDialogProps {
  project: HireProjectDetail;
  outcome: Outcome;
  division: Division;
  decision: Decision;
  /** Decided: the draft is no longer needed. */
  onDone: () => void;
  onClose: () => void;
}

/** Confirms the decision and shows what it does to the money. */
export function DecisionDialog({
  project,
  outcome,
  division,
  decision,
  onDone,
  onClose,
}: DecisionDialogProps) {
  const { id, client, designer } = project;
  const resolve = useAction(hireDisputeEndpoints.resolve, {
    onSuccess: () => {
      toast({ title: t('Dispute resolved'), description: t('Both parties have been notified.') });
      onDone();
      onClose();
      return refreshProjects();
    },
    // Another moderator may have decided in the meantime.
    onError: () => refreshProjects(),
  });
  const gets = [
    ...(outcome === 'cancel'
      ? []
      : [
          t('{designer} receives {sum}.', {
            designer: atStart(nameOf(designer)),
            sum: shortUsd(fromCents(division.designerCents)),
          }),
        ]),
    ...(outcome === 'complete'
      ? []
      : [
          t('{client} is refunded {backCents}.', {
            client: displayName(client),
            backCents: shortUsd(fromCents(division.backCents)),
          }),
        ]),
  ];
  return (
    <ConfirmDialog
      title={TITLES[outcome]}
      description={[...gets, ENDS[outcome], t('This can’t be undone.')].join(' ')}
      submitText={t('Resolve dispute')}
      savingText={t('Resolving...')}
      mutation={resolve}

      onSubmit={() => resolve.mutate({ params: { id }, body: toBody(outcome, decision) })}
      onClose={onClose}
    />
  );
}
