import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { useDraft } from '#client/lib/draft.ts';
import { usd } from '#client/lib/format.ts';
import { DECISION_FIELDS, type DecisionErrors, NO_DECISION, invalidFields, outcomeOf } from './decision.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { type Deal, heldCents } from './division.ts';
import { DivisionFigures } from './division-figures.tsx';
import { OutcomeField } from './outcome-field.tsx';
import * as texts from './texts.ts';

const NOTE_MAX = 2000;

/** For a moderator who is not a party. Every decision has to be confirmed. */
export function DecisionForm({ project, deal }: { project: HireProjectDetail; deal: Deal }) {
  const [draft, setDraft, forget] = useDraft(`decide:${project.id}`, NO_DECISION);
  const [isTried, setTried] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = invalidFields(deal, draft);
  const errors: DecisionErrors = isTried ? wrong : {};
  const division = outcomeOf(deal, draft);
  const submit = () => {
    const first = DECISION_FIELDS.find((field) => wrong[field]);
    if (!first) return setConfirming(true);
    flushSync(() => setTried(true));
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="mt-6 grid max-w-[640px] gap-5 border-t border-line pt-6"
    >
      <OutcomeField
        project={project}
        held={usd(fromCents(heldCents(deal)))}
        value={draft.outcome}
        error={errors.outcome}
        onChange={(outcome) => setDraft({ ...draft, outcome })}
      />
      {draft.outcome === 'split' && (
        <Field
          label={texts.forTheDesigner}
          hint={texts.outOfBeforeCommission(usd(fromCents(heldCents(deal))))}
          error={errors.amount}
        >
          {(field) => (
            <input
              {...field}
              data-field="amount"
              inputMode="decimal"
              autoComplete="off"
              className={`${field.className} num max-w-60`}
              value={draft.amount}
              onChange={({ target }) => setDraft({ ...draft, amount: target.value })}
            />
          )}
        </Field>
      )}
      {division && <DivisionFigures project={project} deal={deal} division={division} />}
      <Field label={texts.reasonForTheDecision} hint={texts.bothPartiesSeeThis} error={errors.note}>
        {(field) => (
          <textarea
            {...field}
            data-field="note"
            rows={4}
            maxLength={NOTE_MAX}
            className={`${field.className} h-auto! py-3`}
            value={draft.note}
            onChange={({ target }) => setDraft({ ...draft, note: target.value })}
          />
        )}
      </Field>
      <div>
        <Button type="submit">{texts.resolveDispute}</Button>
      </div>
      {isConfirming && draft.outcome && division && (
        <DecisionDialog
          project={project}
          outcome={draft.outcome}
          division={division}
          decision={draft}
          onDone={forget}
          onClose={() => setConfirming(false)}
        />
      )}
    </form>
  );
}
