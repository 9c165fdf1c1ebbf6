import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { refreshProjects } from '../hire-queries.ts';
import { type Decision, type Outcome, toBody } from './decision.ts';
import type { Division } from './division.ts';
import * as texts from './texts.ts';

const TITLES: Record<Outcome, string> = {
  complete: texts.payTheDesigner,
  cancel: texts.refundInFull,
  split: texts.splitThePayment,
};
const ENDS: Record<Outcome, string> = {
  complete: texts.projectIsCompleted,
  cancel: texts.projectWillBeCanceled,
  split: texts.projectIsCompleted,
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
          texts.receives(
            designer ? displayName(designer) : texts.theDesigner,
            shortUsd(fromCents(division.designerCents)),
          ),
        ]),
    ...(outcome === 'complete'
      ? []
      : [texts.clientIsRefunded(displayName(client), shortUsd(fromCents(division.backCents)))]),
  ];
  return (
    <ConfirmAction
      endpoint={hireDisputeEndpoints.resolve}
      input={{ params: { id }, body: toBody(outcome, decision) }}
      title={TITLES[outcome]}
      description={[...gets, ENDS[outcome], texts.thisCannotBeUndone].join(' ')}
      submitText={texts.resolveDispute}
      savingText={texts.resolving}
      done={{ title: texts.disputeResolved, description: texts.bothPartiesNotified }}
      onDone={onDone}
      refresh={refreshProjects}
      onClose={onClose}
    />
  );
}
