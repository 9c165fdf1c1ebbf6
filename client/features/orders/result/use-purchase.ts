import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import { queryFor } from '#client/lib/query.ts';
import { isUnsettled, outcomeOf } from './outcome.ts';

const POLL_MS = 2000;
const PATIENCE_MS = 60_000;

/** A purchase, polled every 2 s for a minute while its payment may still arrive; then the buyer checks manually. */
export function usePurchase(id: string) {
  const [isWaitOver, setWaitOver] = useState(false);
  const purchase = useQuery({
    ...queryFor(purchaseEndpoints.get, { params: { id } }),
    staleTime: 0,
    refetchInterval: (query) =>
      !isWaitOver && query.state.data && isUnsettled(outcomeOf(query.state.data)) ? POLL_MS : false,
  });
  useEffect(() => {
    if (isWaitOver) return undefined;
    const timer = setTimeout(() => setWaitOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaitOver]);
  return { ...purchase, isWaitOver, checkAgain: () => setWaitOver(false) };
}
