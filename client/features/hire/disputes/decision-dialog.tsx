import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDealEndpoints } from '#shared/hire/escrow/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { DeedDialog } from '#client/ui/confirm-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { usd } from '#client/lib/format.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { type Decision, type Outcome, toBody } from './decision.ts';
import type { Division } from './division.ts';

const TITLES: Record<Outcome, string> = {
  complete: 'Pay the designer?',
  cancel: 'Give everything back?',
  split: 'Split what was paid?',
};
const ENDS: Record<Outcome, string> = {
  complete: 'The project is completed, and nothing more is charged.',
  cancel: 'The project is cancelled.',
  split: 'The project is completed, and nothing more is charged.',
};

interface DecisionDialogProps {
  project: HireProjectDetail;
  outcome: Outcome;
  division: Division;
  decision: Decision;
  /** It is decided; the draft is no longer needed. */
  onDone: () => void;
  onClose: () => void;
}

/** What it does to the money, once more, before it is done. */
export function DecisionDialog({
  project,
  outcome,
  division,
  decision,
  onDone,
  onClose,
}: DecisionDialogProps) {
  const { id, client, designer } = project;
  const resolve = useAction(hireDealEndpoints.resolve, {
    onSuccess: () => {
      toast({ title: 'Dispute decided', description: 'Both of them are told.' });
      onDone();
      onClose();
      return refreshProjects();
    },
    // Somebody else may have decided meanwhile.
    onError: () => refreshProjects(),
  });
  const gets = [
    ...(outcome === 'cancel'
      ? []
      : [
          `${designer ? displayName(designer) : 'The designer'} gets ${usd(fromCents(division.designerCents))}.`,
        ]),
    ...(outcome === 'complete'
      ? []
      : [`${displayName(client)} gets ${usd(fromCents(division.backCents))} back.`]),
  ];
  return (
    <DeedDialog
      title={TITLES[outcome]}
      description={[...gets, ENDS[outcome], 'This cannot be taken back.'].join(' ')}
      action={['Decide', 'Deciding...']}
      isPending={resolve.isPending}
      error={resolve.error}
      onSubmit={() => resolve.mutate({ params: { id }, body: toBody(outcome, decision) })}
      onClose={onClose}
    />
  );
}
