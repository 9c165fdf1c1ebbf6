import type { Draft } from '#shared/drafts/contract.ts';
import { REFUSALS } from '#shared/drafts/refusals.ts';
import { TriangleAlert } from '#client/ui/icons.ts';
import { t } from '#client/lib/t.ts';
import { whenIn } from './schedule-time.ts';

/** Why it was not published at its time, if it was not. */
export const Failure = ({ draft: { failure }, zone }: { draft: Draft; zone: string }) =>
  failure && (
    <p className="flex items-start gap-2 text-sm text-danger">
      <TriangleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
      {t('Not published on {when}. {reason}', {
        when: whenIn(failure.at, zone),
        reason: REFUSALS[failure.reason],
      })}
    </p>
  );
