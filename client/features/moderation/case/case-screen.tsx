import { useQuery } from '@tanstack/react-query';
import { caseEndpoints } from '#shared/moderation/cases/contract.ts';
import { isMissing } from '#client/lib/api.ts';
import { queryFor, refresh } from '#client/lib/query.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { isStaff, useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { PageError } from '#client/ui/page-error.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { CaseStatement } from '../statement.tsx';
import { useQueueLive } from '../queue/use-queue.ts';
import { CaseView } from './case-view.tsx';

const CaseSkeleton = () => (
  <div role="status" aria-busy aria-label={t('Loading the case')}>
    <Skeleton className="h-6 w-40" />
    <Skeleton className="mt-4 h-9 w-80 max-w-full" />
    <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(320px,420px)]">
      <Skeleton className="h-96" />
      <Skeleton className="h-80" />
    </div>
  </div>
);

/** A case, for moderators. */
function Case({ id }: { id: string }) {
  const query = useQuery({ ...queryFor(caseEndpoints.get, { params: { id } }), staleTime: 0 });
  useTitle(query.data ? t('Case: {title}', { title: query.data.title }) : t('Case'));
  useQueueLive(() => void refresh(caseEndpoints.get));
  if (query.data) return <CaseView detail={query.data} />;
  if (query.isPending) return <CaseSkeleton />;
  // About the moderator: the statement, like any member's. It also says that there is no such case.
  if (isMissing(query.error)) return <CaseStatement id={id} />;
  return <PageError title={t('The case couldn’t be loaded')} onRetry={() => void query.refetch()} />;
}

/** Moderators see the case; the member it is about, the statement. */
export default function CaseScreen({ id }: { id: string }) {
  return isStaff(useMember(), 'moderator') ? <Case id={id} /> : <CaseStatement id={id} />;
}
