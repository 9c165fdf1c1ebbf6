import { Gavel } from '#client/ui/icons.ts';
import { type HireProjectDetail } from '#shared/hire/contract.ts';
import { type Dispute, hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { day } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tx } from '#client/lib/t.ts';
import { OUTCOMES } from './decision.ts';
import { DecisionForm } from './decision-form.tsx';
import { type Deal, divisionOf, paidCents } from './division.ts';
import { DivisionFigures } from './division-figures.tsx';

interface UndecidedDisputeProps {
  project: HireProjectDetail;
  deal: Deal;
  /** Absent while it is refetched. */
  dispute: Dispute | undefined;
}

/** The project is suspended: shown above everything else. Who may decide does it here. */
function UndecidedDispute({ project, deal, dispute }: UndecidedDisputeProps) {
  const isException = dispute?.isException ?? false;
  const isJudge = project.viewerIs === 'moderator' || isException;
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
        {isJudge && <DecisionForm project={project} deal={deal} isException={isException} />}
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

interface DecidedDisputeProps {
  project: HireProjectDetail;
  deal: Deal;
  dispute: Dispute;
}

/** A moderator's decision, its reason, and who gets what. */
function DecidedDispute({ project, deal, dispute }: DecidedDisputeProps) {
  const member = useMember();
  const { openedBy, outcome, decidedAt, designerAmount, note } = dispute;
  const opener = openedBy && (openedBy.id === member.id ? t('You') : displayName(openedBy));
  return (
    <section aria-labelledby={dispute.id} className="mt-7 rounded-lg bg-surface p-5 sm:p-7">
      <h2 id={dispute.id} className="flex items-start gap-3 text-lg">
        <Gavel size={20} className="mt-0.5 shrink-0 text-mute" aria-hidden />
        <span>
          {tx('A moderator resolved the dispute: {outcome}', { outcome: outcome && OUTCOMES[outcome].said })}
          {decidedAt && (
            <span className="block font-sans text-xs font-normal text-mute">{day(decidedAt)}</span>
          )}
        </span>
      </h2>
      <div className="mt-4 grid gap-5 sm:pl-8 lg:grid-cols-2 lg:gap-10">
        <dl className="grid content-start gap-4 text-sm">
          {note && <Statement term={t('Reason for the decision')} text={note} />}
          <Statement
            term={
              opener
                ? t('{who} wrote on {createdAt}', { who: opener, createdAt: day(dispute.createdAt) })
                : t('Reason for the dispute')
            }
            text={dispute.reason}
          />
        </dl>
        {designerAmount !== null && (
          <DivisionFigures
            project={project}
            deal={deal}
            division={divisionOf(deal, paidCents(deal), toCents(designerAmount))}
          />
        )}
      </div>
    </section>
  );
}

const Statement = ({ term, text }: { term: string; text: string }) => (
  <div>
    <dt className="text-xs text-mute">{term}</dt>
    <dd dir="auto" className="mt-1 max-w-[62ch] wrap-anywhere whitespace-pre-line text-paper">
      {text}
    </dd>
  </div>
);

/** The dispute and a moderator's decision; nothing if there never was a dispute. */
export function DisputePanel({ project }: { project: HireProjectDetail }) {
  const { deal } = project;
  const isDisputed = project.status === 'disputed';
  // A pending project cannot be disputed.
  const enabled = project.status !== 'pending';
  const disputes = useEndpoint(hireDisputeEndpoints.list, { params: { id: project.id } }, { enabled });
  if (!enabled || !deal) return null;
  if (disputes.data) {
    const opened = disputes.data.find(({ decidedAt }) => decidedAt === null);
    const decided = disputes.data.filter(({ decidedAt }) => decidedAt !== null);
    return (
      <>
        {isDisputed && <UndecidedDispute project={project} deal={deal} dispute={opened} />}
        {decided.map((dispute) => (
          <DecidedDispute key={dispute.id} project={project} deal={deal} dispute={dispute} />
        ))}
      </>
    );
  }
  if (disputes.error) {
    return (
      <div className="mt-7">
        <LoadError what={t('Disputes couldn’t be loaded.')} onRetry={() => void disputes.refetch()} />
      </div>
    );
  }
  return isDisputed ? (
    <div role="status" aria-label={t('Loading the dispute')} className="mt-7">
      <Skeleton className="h-32 rounded-lg" />
    </div>
  ) : null;
}
