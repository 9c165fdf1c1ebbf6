import { useState } from 'react';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { Button } from '#client/ui/base/button.tsx';
import { AmountInput } from '#client/ui/amount-input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { NO_DECISION, invalidFields, outcomeOf } from './decision.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { type Deal, heldCents } from './division.ts';
import { DivisionFigures } from './division-figures.tsx';
import { OutcomeField } from './outcome-field.tsx';

/** Shown to a moderator who is not a party. Every decision has to be confirmed. */
export function DecisionForm({ project, deal }: { project: HireProjectDetail; deal: Deal }) {
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm({
    start: NO_DECISION,
    draft: `decide:${project.id}`,
    isPending: false,
    check: (decision) => invalidFields(deal, decision),
    send: () => setConfirming(true),
  });
  const { values, errors, field, change } = form;
  const division = outcomeOf(deal, values);
  const held = shortUsd(fromCents(heldCents(deal)));
  return (
    <form {...form.props} className="mt-6 grid max-w-[640px] gap-5 border-t border-line pt-6">
      <OutcomeField
        project={project}
        held={held}
        value={values.outcome}
        error={errors.outcome}
        onChange={(outcome) => change({ outcome })}
      />
      {values.outcome === 'split' && (
        <AmountInput
          label={t('For the designer (USD)')}
          hint={t('Out of {heldCents}, before commission.', { heldCents: held })}
          isShort
          {...field('amount')}
        />
      )}
      {division && <DivisionFigures project={project} deal={deal} division={division} />}
      <Textarea
        label={t('Reason for the decision')}
        hint={t('Both parties will see this.')}
        rows={4}
        maxLength={2000}
        {...field('note')}
      />
      <div>
        <Button type="submit">{t('Resolve dispute')}</Button>
      </div>
      {isConfirming && values.outcome && division && (
        <DecisionDialog
          project={project}
          outcome={values.outcome}
          division={division}
          decision={values}
          onDone={form.discard}
          onClose={() => setConfirming(false)}
        />
      )}
    </form>
  );
}
