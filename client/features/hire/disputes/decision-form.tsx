import { useState } from 'react';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { DecisionFrame } from '#client/features/moderation/public.ts';
import { AmountInput } from '#client/ui/amount-input.tsx';
import { ConfirmAction } from '#client/ui/confirm-action.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { refreshProjects } from '../hire-queries.ts';
import { atStart, nameOf } from '../names.ts';
import { NO_DECISION, OUTCOMES, type Outcome, invalidFields, outcomeOf, toBody } from './decision.ts';
import { type Deal, type Division, heldCents } from './division.ts';
import { DivisionFigures } from './division-figures.tsx';

/** What each party gets, and how the project ends. */
function consequenceOf(project: HireProjectDetail, outcome: Outcome, division: Division): string {
  const paid = t('{designer} receives {sum}.', {
    designer: atStart(nameOf(project.designer)),
    sum: shortUsd(fromCents(division.designerCents)),
  });
  const refunded = t('{client} is refunded {backCents}.', {
    client: displayName(project.client),
    backCents: shortUsd(fromCents(division.backCents)),
  });
  return [
    ...(outcome === 'cancel' ? [] : [paid]),
    ...(outcome === 'complete' ? [] : [refunded]),
    OUTCOMES[outcome].ends,
    t('This can’t be undone.'),
  ].join(' ');
}

interface DecisionFormProps {
  project: HireProjectDetail;
  deal: Deal;
  isException: boolean;
}

/** For the moderator who decides. Every decision has to be confirmed. */
export function DecisionForm({ project, deal, isException }: DecisionFormProps) {
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm({
    start: NO_DECISION,
    draft: `decide:${project.id}`,
    isPending: false,
    check: (decision) => invalidFields(deal, decision),
    send: () => setConfirming(true),
  });
  const { values, errors, field, change } = form;
  const { outcome } = values;
  const division = outcomeOf(deal, values);
  const held = shortUsd(fromCents(heldCents(deal)));
  const who = { designer: nameOf(project.designer), client: displayName(project.client), held };
  return (
    <div className="mt-6 max-w-[640px] border-t border-line pt-6">
      <DecisionFrame
        form={form}
        legend={t('Your decision')}
        choices={(Object.keys(OUTCOMES) as Outcome[]).map((value) => ({
          value,
          name: OUTCOMES[value].name,
          hint: OUTCOMES[value].hint(who),
        }))}
        value={outcome}
        error={errors.outcome}
        onChange={(next) => change({ outcome: next })}
        isException={isException}
        words={{
          label: t('Reason for the decision'),
          hint: t('Both parties will see this.'),
          ...field('note'),
        }}
        submit={t('Resolve dispute')}
      >
        {outcome === 'split' && (
          <AmountInput
            label={t('For the designer (USD)')}
            hint={t('Out of {heldCents}, before commission.', { heldCents: held })}
            isShort
            {...field('amount')}
          />
        )}
        {division && <DivisionFigures project={project} deal={deal} division={division} />}
      </DecisionFrame>
      {isConfirming && outcome && division && (
        <ConfirmAction
          endpoint={hireDisputeEndpoints.resolve}
          input={{ params: { id: project.id }, body: toBody(outcome, values) }}
          title={OUTCOMES[outcome].title}
          description={consequenceOf(project, outcome, division)}
          submitText={t('Resolve dispute')}
          savingText={t('Resolving...')}
          done={{ title: t('Dispute resolved'), description: t('Both parties have been notified.') }}
          onDone={form.discard}
          refresh={refreshProjects}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}
