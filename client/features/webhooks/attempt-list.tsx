import { clsx } from 'clsx';
import type { WebhookAttempt } from '#shared/webhooks/contract.ts';
import { ATTEMPTS, hasArrived } from '#shared/webhooks/attempts.ts';
import { dayAndTime } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { CheckCheck, X } from '#client/ui/icons.ts';
import { duration } from './labels.ts';

interface Group {
  latest: WebhookAttempt;
  /** The number of the earliest. */
  from: number | null;
}

/** Attempts to deliver one message that failed in the same way one after another are one row. */
function grouped(attempts: readonly WebhookAttempt[]): Group[] {
  const groups: Group[] = [];
  for (const attempt of attempts) {
    const last = groups.at(-1);
    const isSame =
      last !== undefined &&
      last.from !== null &&
      attempt.number !== null &&
      attempt.deliveryId === last.latest.deliveryId &&
      attempt.status === last.latest.status &&
      attempt.failure === last.latest.failure;
    if (isSame) last.from = attempt.number;
    else groups.push({ latest: attempt, from: attempt.number });
  }
  return groups;
}

function howLine({ latest, from }: Group): string {
  const { number, durationMs } = latest;
  if (hasArrived(latest)) return duration(durationMs);
  if (number === null || from === null) return t('Sent by you');
  return number === from
    ? t('Attempt {n} of {most}', { n: number, most: ATTEMPTS })
    : t('Attempts {from} to {n}', { from, n: number });
}

interface Props {
  attempts: readonly WebhookAttempt[];
  chosen: WebhookAttempt;
  onChoose: (attempt: WebhookAttempt) => void;
}

export const AttemptList = ({ attempts, chosen, onChoose }: Props) => (
  <ul className="border-t border-line">
    {grouped(attempts).map((group) => {
      const { latest } = group;
      const isGood = hasArrived(latest);
      const Icon = isGood ? CheckCheck : X;
      return (
        <li key={latest.id} className="border-b border-line">
          <button
            type="button"
            aria-current={latest.id === chosen.id}
            onClick={() => onChoose(latest)}
            className="flex w-full items-center gap-3 px-3 py-3 text-left text-sm hover:bg-surface aria-[current=true]:bg-raised"
          >
            <Icon size={16} aria-hidden className={clsx('shrink-0', isGood ? 'text-ok' : 'text-danger')} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-mono text-paper">{latest.type}</span>
              <span className="block text-xs text-mute">{dayAndTime(latest.createdAt)}</span>
            </span>
            <span className="shrink-0 text-right">
              <span className={clsx('block', isGood ? 'text-soft' : 'text-danger')}>
                {latest.status ?? t('No response')}
              </span>
              <span className="block text-xs text-mute">{howLine(group)}</span>
            </span>
          </button>
        </li>
      );
    })}
  </ul>
);
