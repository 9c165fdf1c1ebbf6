import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Artwork } from '#shared/artworks/contract.ts';
import { pinnedEndpoints as endpoints } from '#shared/artworks/pinned/contract.ts';
import { reportRefusal, toastError } from '#client/lib/action.ts';
import { call } from '#client/lib/api.ts';
import { queryClient, queryFor, refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';

/** Shows the member's pinned works in a new order at once and undoes it on failure; changes are sent one after another. */
export function usePinning(memberId: string, works: readonly Artwork[]) {
  const { queryKey } = queryFor(endpoints.pinned, { params: { id: memberId } });
  const mutationKey = ['pinned-works', memberId];
  const [announcement, setAnnouncement] = useState('');
  const show = (next: Artwork[]) => queryClient.setQueryData<Artwork[]>(queryKey, next);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: (next: readonly Artwork[]) =>
      call(endpoints.pin, { body: { ids: next.map(({ id }) => id) } }),
    onSuccess: (saved) => {
      if (queryClient.isMutating({ mutationKey }) === 1) show(saved);
    },
    onError: (error) => {
      if (!reportRefusal(error)) toastError(error);
      setAnnouncement(t('The order couldn’t be saved.'));
      show([...works]);
      void refresh(endpoints.pinned);
    },
  });
  /** @param said to screen readers */
  const pin = (next: Artwork[], said: string): void => {
    // A running refetch would restore the old order.
    void queryClient.cancelQueries({ queryKey });
    show(next);
    setAnnouncement(said);
    mutate(next);
  };
  return { pin, announcement };
}
