import { Gavel } from '#client/ui/icons.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { day } from '#client/lib/format.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tx } from '#client/lib/t.ts';
import type { Dispute } from './dispute.ts';
import { type Deal, divisionOf, paidCents } from './division.ts';
import { DivisionFigures } from './division-figures.tsx';

const OUTCOMES: Record<NonNullable<Dispute['outcome']>, string> = {
  complete: t('the designer is paid for the work done'),
  cancel: t('the client is refunded'),
  split: t('the payment is split'),
};

interface DecidedDisputeProps {
  project: HireProjectDetail;
  deal: Deal;
  dispute: Dispute;
}

/** A moderator's decision, its reason, and who gets what. */
export function DecidedDispute({ project, deal, dispute }: DecidedDisputeProps) {
  const member = useMember();
  const { openedBy, outcome, decidedAt, designerAmount, note } = dispute;
  const opener = openedBy && (openedBy.id === member.id ? t('You') : displayName(openedBy));
  return (
    <section aria-labelledby={dispute.id} className="mt-7 rounded-lg bg-surface p-5 sm:p-7">
      <h2 id={dispute.id} className="flex items-start gap-3 text-lg">
        <Gavel size={20} className="mt-0.5 shrink-0 text-mute" aria-hidden />
        <span>
          {tx('A moderator resolved the dispute: {outcome}', { outcome: outcome && OUTCOMES[outcome] })}
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
