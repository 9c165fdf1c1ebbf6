import { Clock } from '#client/ui/icons.ts';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { count, day, shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { budgetLabel } from '../budget-copy.ts';
import { daysText } from '../days-copy.ts';
import { Fact, Facts } from '../project/fact.tsx';

const DAY_MS = 86_400_000;

/** The time from the beginning to the due date, which replaces the requested one. */
const agreedTime = ({ startedAt, dueDate }: NonNullable<HireProjectDetail['deal']>): string | null =>
  startedAt && dueDate && daysText(Math.round((dueDate.getTime() - startedAt.getTime()) / DAY_MS));

/** The agreed terms, or the offered ones before that. */
export function WorkspaceFacts({ project }: { project: HireProjectDetail }) {
  const { deal } = project;
  const isAgreed = deal !== null && deal.agreedPrice !== null && project.status !== 'pending';
  return (
    <Facts>
      {isAgreed ? (
        <Fact name={t('Agreed price')}>
          <span className="num">{shortUsd(deal.agreedPrice!)}</span>
        </Fact>
      ) : (
        <Fact name={t('Budget')}>
          <span className="num">{budgetLabel(project)}</span>
        </Fact>
      )}
      <Fact name={t('Timeline')}>{(isAgreed && agreedTime(deal)) || project.timeline}</Fact>
      <Fact name={t('Posted')}>{day(project.createdAt)}</Fact>
      {isAgreed ? (
        <Fact name={t('Due')}>
          <span className="inline-flex items-center gap-1.5">
            <Clock size={15} aria-hidden className="text-mute" />
            {deal.dueDate ? day(deal.dueDate) : t('Not specified')}
          </span>
        </Fact>
      ) : (
        <Fact name={t('Applications')}>
          <span className="num">{count(project.applicationsCount)}</span>
        </Fact>
      )}
    </Facts>
  );
}
