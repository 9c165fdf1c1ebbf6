import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { subscriptionEndpoints } from '#shared/premium/contract.ts';
import { userEndpoints } from '#shared/accounts/session/contract.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { useAction } from '#client/lib/action.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { queryFor, refresh } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import { outcomeOf } from './outcome.ts';

const POLL_MS = 2000;
const PATIENCE_MS = 60_000;
const mine = queryFor(subscriptionEndpoints.mine, {});

export const refreshPremium = () =>
  refresh(subscriptionEndpoints.mine, subscriptionEndpoints.invoices, userEndpoints.current);

/** The member's subscription, refetched whenever it changes. */
export function useSubscription() {
  useLive('premium', () => void refreshPremium());
  useLiveReopened(() => void refreshPremium());
  return useQuery({ ...mine, staleTime: 0 });
}

/** Polled every 2 s for a minute while the bank is processing; then the member checks manually. */
export function useFirstPayment() {
  const [isWaitOver, setWaitOver] = useState(false);
  useLive('premium', () => void refreshPremium());
  const subscription = useQuery({
    ...mine,
    staleTime: 0,
    refetchInterval: (query) =>
      !isWaitOver && outcomeOf(query.state.data ?? null) === 'open' ? POLL_MS : false,
  });
  const isActive = subscription.data?.isPremium === true;
  useEffect(() => {
    if (isActive) void refresh(userEndpoints.current);
  }, [isActive]);
  useEffect(() => {
    if (isWaitOver) return undefined;
    const timer = setTimeout(() => setWaitOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaitOver]);
  return { ...subscription, isWaitOver, checkAgain: () => setWaitOver(false) };
}

/** An error stays where it occurred; the subscription is refetched either way. */
export const usePremiumAction = <E extends Endpoint>(e: E, done: string, onDone: () => void) =>
  useAction(e, {
    onSuccess: () => {
      toast({ title: done });
      onDone();
      return refreshPremium();
    },
    onError: () => refreshPremium(),
  });
