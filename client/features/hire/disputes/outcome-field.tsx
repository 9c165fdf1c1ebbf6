import { useId } from 'react';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import type { Decision, Outcome } from './decision.ts';
import * as texts from './texts.ts';

interface OutcomeFieldProps {
  project: HireProjectDetail;
  /** In words. */
  held: string;
  value: Decision['outcome'];
  error: string | undefined;
  onChange: (outcome: Outcome) => void;
}

const choicesOf = (project: HireProjectDetail, held: string): [Outcome, string, string][] => {
  const designer = project.designer ? displayName(project.designer) : texts.designer;
  return [
    ['complete', texts.complete, texts.receivesMoneyHeld(designer, held)],
    ['cancel', texts.cancelAndRefund, texts.isRefunded(displayName(project.client), held)],
    ['split', texts.split, texts.chooseAmountFor(held, designer)],
  ];
};

/** The outcome of the dispute: for the project, and for the held money. */
export function OutcomeField({ project, held, value, error, onChange }: OutcomeFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="text-sm font-semibold text-paper">{texts.yourDecision}</legend>
      <div className="mt-2 grid gap-2">
        {choicesOf(project, held).map(([outcome, name, consequence]) => (
          <label
            key={outcome}
            className="flex cursor-pointer items-start gap-3 rounded-md border border-line px-4 py-3 hover:bg-raised has-checked:border-paper has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              data-field="outcome"
              aria-labelledby={`${id}-${outcome}`}
              aria-describedby={`${id}-${outcome}-means`}
              checked={value === outcome}
              onChange={() => onChange(outcome)}
              className="mt-1 size-4 shrink-0 accent-paper"
            />
            <span className="min-w-0 text-sm wrap-anywhere text-mute">
              <span id={`${id}-${outcome}`} className="block font-semibold text-paper">
                {name}
              </span>
              <span id={`${id}-${outcome}-means`}>{consequence}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-xs text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
