import { useInfiniteQuery } from '@tanstack/react-query';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import { supportEndpoints as endpoints } from '#shared/support/contract.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { pagesFor, usePages } from '#client/lib/pages.ts';
import { refresh, useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';

const MOST = 100;

/** Refetched whenever the list is shown, because other moderators work on it too. */
const always = { refetchOnMount: 'always' } as const;
export const useOwnRequests = () =>
  useInfiniteQuery({ ...pagesFor(endpoints.mine, { query: {} }), ...always });
export const useQueue = () => useInfiniteQuery({ ...pagesFor(endpoints.queue, { query: {} }), ...always });
export const useRefundCases = () =>
  useInfiniteQuery({ ...pagesFor(refundEndpoints.waiting, { query: {} }), ...always });

const readAgain = () => void refresh(endpoints.mine, endpoints.queue, refundEndpoints.waiting);

/** Answers and requests arrive as notifications. */
export function useSupportLive(): void {
  useLive('notification', readAgain);
  useLiveReopened(readAgain);
}

export interface Topic {
  id: string;
  label: string;
}

/**
 * The member's newest purchases and sales, and the one the link names, if it is theirs.
 * @param linkedId the purchase that a link names
 */
export function useTopics(userId: string, linkedId: string | null): Topic[] {
  const bought = usePages(purchaseEndpoints.mine, { query: { limit: MOST } });
  const sold = usePages(purchaseEndpoints.sales, { params: { userId }, query: { limit: MOST } });
  const topics = [
    ...(bought.data?.pages[0]?.items ?? []).map(({ id, artwork, paidAt }) => ({
      id,
      label: paidAt
        ? t('{title} (bought)', { title: artwork.title })
        : t('{title} (not paid)', { title: artwork.title }),
    })),
    ...(sold.data?.pages[0]?.items ?? []).map(({ id, artwork }) => ({
      id,
      label: t('{title} (sold)', { title: artwork.title }),
    })),
  ];
  const isListed = topics.some((topic) => topic.id === linkedId);
  const isComplete = bought.isFetched && sold.isFetched;
  const one = useEndpoint(
    purchaseEndpoints.get,
    { params: { id: linkedId ?? '' } },
    { enabled: linkedId !== null && isComplete && !isListed },
  ).data;
  const isOwn = one && (one.buyerId === userId || one.seller.id === userId);
  return isOwn && !isListed ? [...topics, { id: one.id, label: one.artwork.title }] : topics;
}
