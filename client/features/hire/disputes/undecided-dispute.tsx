import { Gavel } from '#client/ui/icons.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { day } from '#client/lib/format.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { DecisionForm } from './decision-form.tsx';
import type { Dispute } from './dispute.ts';
import type { Deal } from './division.ts';

interface UndecidedDisputeProps {
  project: HireProjectDetail;
  deal: Deal;
  /** Absent while it is refetched. */
  dispute: Dispute | undefined;
}

/** The project is suspended: shown above everything else. A moderator who is not a party decides here. */
export function UndecidedDispute({ project, deal, dispute }: UndecidedDisputeProps) {
  const isJudge = project.viewerIs === 'moderator';
  return (
    <section
      aria-labelledby="dispute"
      className="mt-7 rounded-lg border border-danger/60 bg-surface p-5 sm:p-7"
    >
      <h2 id="dispute" className="flex items-start gap-3 text-lg text-danger">
        <Gavel size={20} className="mt-0.5 shrink-0" aria-hidden />
        <Headline dispute={dispute} />
      </h2>
      <div className="mt-2 sm:pl-8">
        {dispute && (
          <p dir="auto" className="max-w-[62ch] text-base wrap-anywhere whitespace-pre-line text-paper">
            {dispute.openedBy ? `“${dispute.reason}”` : dispute.reason}
          </p>
        )}
        <p className="mt-3 max-w-[62ch] text-sm text-soft">
          {isJudge
            ? t('The project is paused until you decide. The request, files and activity are below.')
            : t(
                'A moderator will hear both sides and decide. Until then, everything is paused: no approvals, payouts or refunds. You can add files below as evidence.',
              )}
        </p>
        {isJudge && <DecisionForm project={project} deal={deal} />}
      </div>
    </section>
  );
}

function Headline({ dispute }: { dispute: Dispute | undefined }) {
  const member = useMember();
  if (!dispute?.openedBy) return <span>{t('Waiting for a moderator’s decision')}</span>;
  const who = dispute.openedBy.id === member.id ? t('You') : displayName(dispute.openedBy);
  return (
    <span className="wrap-anywhere">
      {t('{who} opened a dispute on {createdAt}', { who, createdAt: day(dispute.createdAt) })}
    </span>
  );
}
