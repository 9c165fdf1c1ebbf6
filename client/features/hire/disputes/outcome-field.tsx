import { useId } from 'react';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { t } from '#client/lib/t.ts';
import { Choice, Choices } from '#client/ui/choice.tsx';
import { atStart, nameOf } from '../names.ts';
import type { Decision, Outcome } from './decision.ts';

interface OutcomeFieldProps {
  project: HireProjectDetail;
  /** In words. */
  held: string;
  value: Decision['outcome'];
  error: string | undefined;
  onChange: (outcome: Outcome) => void;
}

const choicesOf = (project: HireProjectDetail, held: string): [Outcome, string, string][] => {
  const designer = nameOf(project.designer);
  return [
    [
      'complete',
      t('Complete'),
      t('{designer} receives the {held} being held, minus commission. Nothing more will be charged.', {
        designer: atStart(designer),
        held,
      }),
    ],
    [
      'cancel',
      t('Cancel and refund'),
      t('{client} is refunded {held}.', { client: displayName(project.client), held }),
    ],
    [
      'split',
      t('Split'),
      t('Choose how much of {held} goes to {designer}; the rest is refunded.', { held, designer }),
    ],
  ];
};

/** The outcome of the dispute: for the project, and for the held money. */
export function OutcomeField({ project, held, value, error, onChange }: OutcomeFieldProps) {
  const id = useId();
  return (
    <Choices legend={t('Your decision')} error={error} className="grid gap-2">
      {choicesOf(project, held).map(([outcome, name, consequence]) => (
        <Choice
          key={outcome}
          name={id}
          aria-labelledby={`${id}-${outcome}`}
          aria-describedby={`${id}-${outcome}-means`}
          checked={value === outcome}
          onChange={() => onChange(outcome)}
        >
          <span id={`${id}-${outcome}`} className="block text-sm font-semibold text-paper">
            {name}
          </span>
          <span id={`${id}-${outcome}-means`} className="block text-sm wrap-anywhere text-mute">
            {consequence}
          </span>
        </Choice>
      ))}
    </Choices>
  );
}
