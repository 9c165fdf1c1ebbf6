import { type ReactNode, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { homeEndpoints } from '#shared/discovery/home/contract.ts';
import { profileEndpoints } from '#shared/accounts/profile/contract.ts';
import { userEndpoints } from '#shared/accounts/session/contract.ts';
import { VISIT_GAP_MS } from '#shared/accounts/visits/times.ts';
import { queryClient, queryFor, refresh, useEndpoint } from '#client/lib/query.ts';
import { sessionQuery } from '#client/lib/session.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { GallerySkeleton } from '#client/features/artworks/public.ts';
import { News } from './news.tsx';

/** News that is older is read again when Home opens. */
const FRESH_MS = 30_000;

/** A tab may stay open for days: opening Home in it after hours begins a visit, as loading a page does. */
function useVisits(): void {
  useEffect(() => {
    const readAt = queryClient.getQueryState(sessionQuery.queryKey)?.dataUpdatedAt ?? 0;
    if (readAt > 0 && Date.now() - readAt > VISIT_GAP_MS) void refresh(userEndpoints.current);
  }, []);
}

interface SinceLastVisitProps {
  /** The end of the member's last visit. */
  since: Date;
  /** The rest of Home. It waits for the news above it, so that nothing moves. */
  children: ReactNode;
}

/** The news from the artists a returning member follows, and the rest of Home. */
export function SinceLastVisit({ since, children }: SinceLastVisitProps) {
  useVisits();
  const query = { query: { since: since.toISOString() } };
  const news = useQuery({ ...queryFor(homeEndpoints.news, query), staleTime: FRESH_MS });
  // A member who follows no one gets suggestions instead.
  const isAlone = news.data?.isFollowing === false;
  const artists = useEndpoint(profileEndpoints.featured, {}, { enabled: isAlone });
  if (news.isPending || (isAlone && artists.isPending)) return <NewsSkeleton />;
  const isEmpty = news.data?.isFollowing === true && news.data.works.length === 0;
  if (isEmpty) return children;
  return (
    <>
      <News news={news.data} since={since} onRetry={() => void news.refetch()} />
      {children}
    </>
  );
}

const NewsSkeleton = () => (
  <div className="min-h-dvh">
    <Skeleton className="h-8 w-72 max-w-full" />
    <Skeleton className="mt-2 mb-5 h-5 w-56 max-w-full" />
    <GallerySkeleton count={5} />
  </div>
);
