import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
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
    <ConfirmAction
      endpoint={hireDisputeEndpoints.resolve}
      input={{ params: { id }, body: toBody(outcome, decision) }}
      title={TITLES[outcome]}
      description={[...gets, ENDS[outcome], t('This can’t be undone.')].join(' ')}
      submitText={t('Resolve dispute')}
      savingText={t('Resolving...')}
      done={{ title: t('Dispute resolved'), description: t('Both parties have been notified.') }}
      onDone={onDone}
      refresh={refreshProjects}
      onClose={onClose}
    />
  );
}
