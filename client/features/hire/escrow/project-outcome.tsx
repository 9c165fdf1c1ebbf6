import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { Panel } from '#client/ui/panel.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { isPayoutWaiting } from './project-activities.ts';
import { moneyOf } from './deal-money.ts';
import { canceledLines, completedLines } from './outcome-copy.ts';
import { PayoutsReady } from './payouts-ready.tsx';
import type { Situation } from './next-step-copy.ts';

/** States how, when and by whom the project ended, and where the money went. */
export function ProjectOutcome({ situation }: { situation: Situation }) {
  const { project, activities: events } = situation;
  const isCompleted = project.status === 'completed';
  const disputes = useEndpoint(
    hireDisputeEndpoints.list,
    { params: { id: project.id } },
    { enabled: isCompleted },
  );
  const decided = disputes.data?.find(({ decidedAt }) => decidedAt !== null);
  const money = moneyOf(project, decided?.designerAmount ?? null);
  const lines = isCompleted
    ? completedLines(situation, money, isPayoutWaiting(events))
    : canceledLines(situation, money);
  const isOwed = isCompleted && money.transferred < money.designer;
  return (
    <Panel title={t('Outcome')}>
      <div className="grid max-w-[62ch] gap-3 text-base text-soft">
        {lines.filter(Boolean).map((line) => (
          <p key={line || ''} className="wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
      {project.viewerIs === 'designer' && isOwed && <PayoutsReady />}
    </Panel>
  );
}
