import { clsx } from 'clsx';
import type { Webhook } from '#shared/webhooks/contract.ts';
import { SHOWN_OUTCOMES } from '#shared/webhooks/limits.ts';
import { t } from '#client/lib/t.ts';
import { Chip } from '#client/ui/chip.tsx';
import { Check, Pause, TriangleAlert } from '#client/ui/icons.ts';

/** Whether it works, if the latest message shows it. */
export function StateChip({ webhook: { stoppedAt, failingSince, outcomes } }: { webhook: Webhook }) {
  if (stoppedAt)
    return (
      <Chip tone="mute" icon={Pause}>
        {t('Stopped')}
      </Chip>
    );
  if (failingSince)
    return (
      <Chip tone="danger" icon={TriangleAlert}>
        {t('Failing')}
      </Chip>
    );
  return outcomes.at(-1) ? (
    <Chip tone="ok" icon={Check}>
      {t('Working')}
    </Chip>
  ) : null;
}

const Bar = ({ hasArrived }: { hasArrived: boolean }) => (
  <span className={clsx('w-1 rounded-full', hasArrived ? 'h-6 bg-edge' : 'h-2.5 bg-danger')} />
);

const EXAMPLE = Array.from({ length: SHOWN_OUTCOMES }, (_, index) => index !== 3);

/** A bar for each of the latest attempts, newest on the right. Without outcomes: an example beside its explanation. */
export function Bars({ outcomes }: { outcomes?: readonly boolean[] }) {
  const shown = outcomes ?? EXAMPLE;
  const label = t('{failed} of the last {n} attempts failed', {
    failed: shown.filter((hasArrived) => !hasArrived).length,
    n: shown.length,
  });
  return (
    <span
      {...(outcomes ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className="inline-flex h-6 items-end gap-1"
    >
      {shown.map((hasArrived, index) => (
        <Bar key={index} hasArrived={hasArrived} />
      ))}
    </span>
  );
}
