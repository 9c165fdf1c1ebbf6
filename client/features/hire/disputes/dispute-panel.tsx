import { type HireProjectDetail } from '#shared/hire/contract.ts';
import { hireDisputeEndpoints } from '#shared/hire/disputes/contract.ts';
import { LoadError } from '#client/ui/base/load-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { DecidedDispute } from './decided-dispute.tsx';
import { UndecidedDispute } from './undecided-dispute.tsx';

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
