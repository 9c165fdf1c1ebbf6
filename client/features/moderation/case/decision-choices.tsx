import { useId } from 'react';
import {
  type CaseKind,
  type Decision,
  SUSPENSION_DAYS,
  type SuspensionDays,
} from '#shared/moderation/states.ts';
import type { ReportSubject } from '#shared/moderation/subjects.ts';
import { t } from '#client/lib/t.ts';
import { Choice, Choices } from '#client/ui/choice.tsx';
import { choiceOf, lengthName } from './choices.ts';

interface ChoicesProps {
  possible: readonly Decision[];
  kind: CaseKind;
  subject: ReportSubject;
  isReported: boolean;
  value: Decision | '';
  days: SuspensionDays;
  error: string | undefined;
  onChange: (next: { decision: Decision } | { days: SuspensionDays }) => void;
}

/** Only the chosen one explains itself; of two works that look alike, all do. */
export function DecisionChoices({ possible, kind, value, days, error, onChange, ...about }: ChoicesProps) {
  const name = useId();
  return (
    <div>
      <Choices
        legend={t('Decision')}
        error={error}
        className="divide-y divide-line rounded-sm border border-edge"
      >
        {possible.map((decision) => {
          const [label, hint] = choiceOf(decision, kind, about);
          const isOn = value === decision;
          const note =
            isOn || kind === 'lookalike'
              ? hint
              : decision === 'suspend'
                ? t('1, 7 or 30 days, or permanently')
                : '';
          return (
            <Choice
              key={decision}
              shape="row"
              name={name}
              value={decision}
              checked={isOn}
              onChange={() => onChange({ decision })}
            >
              <span className="block text-sm font-medium text-paper">{label}</span>
              {note && <span className="block text-xs text-mute">{note}</span>}
            </Choice>
          );
        })}
      </Choices>
      {value === 'suspend' && (
        <div
          role="group"
          aria-label={t('For how long')}
          className="mt-3 grid grid-cols-4 gap-1 rounded-sm border border-edge p-1"
        >
          {SUSPENSION_DAYS.map((length) => (
            <button
              key={length}
              type="button"
              aria-pressed={days === length}
              onClick={() => onChange({ days: length })}
              className="h-11 rounded-xs text-xs font-semibold text-soft hover:text-paper aria-pressed:bg-paper aria-pressed:text-ink sm:h-9 pointer-coarse:h-11"
            >
              {lengthName(length)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
