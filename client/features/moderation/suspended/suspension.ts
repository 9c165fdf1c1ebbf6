import { caseEndpoints } from '#shared/moderation/cases/contract.ts';
import { isForGood } from '#shared/moderation/states.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { appealHref } from '../appeal-link.ts';

/** The case to read and appeal; undefined while it is not known, null if no case suspends the member. */
export function useSuspension() {
  const { suspendedUntil } = useMember();
  const { data } = useEndpoint(caseEndpoints.suspension, {});
  const statement = data?.statement;
  return {
    statement,
    /** Null: for good. */
    until: suspendedUntil && !isForGood(suspendedUntil) ? suspendedUntil : null,
    ways: statement && {
      decision: paths.moderationCase(statement.caseId),
      appeal: appealHref(statement.caseId),
      appealText: statement.appeal
        ? statement.appeal.outcome
          ? t('Appeal decided')
          : t('Appeal sent')
        : t('Appeal'),
    },
  };
}
