import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { arrayMove } from '@dnd-kit/sortable';
import { type PortfolioItem, portfolioEndpoints } from '#shared/portfolios/contract.ts';
import { reportRefusal, toastError } from '#client/lib/action.ts';
import { call } from '#client/lib/api.ts';
import { queryClient, queryFor, refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';

/** Shows a new order at once and undoes it on failure; changes are sent one after another. */
export function usePieceOrder(memberId: string, pieces: readonly PortfolioItem[]) {
  const { queryKey } = queryFor(portfolioEndpoints.list, { params: { id: memberId } });
  const mutationKey = ['portfolio-order', memberId];
  /** Announced to screen readers after a move by the menu. */
  const [announcement, setAnnouncement] = useState('');
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const show = (next: PortfolioItem[]) => queryClient.setQueryData<PortfolioItem[]>(queryKey, next);
  const order = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: (next: PortfolioItem[]) =>
      call(portfolioEndpoints.order, { body: { ids: next.map(({ id }) => id) } }),
    onSuccess: (saved) => {
      if (isLast()) show(saved);
    },
    onError: (error) => {
      if (!reportRefusal(error)) toastError(error);
      setAnnouncement(t('The order couldn’t be saved.'));
      show([...pieces]);
      void refresh(portfolioEndpoints.list);
    },
  });
  const featured = pieces.filter((piece) => piece.featured).length;
  /** The range a piece may move in: featured ones come first. */
  const rangeOf = (index: number): readonly [first: number, last: number] =>
    index < featured ? [0, featured - 1] : [featured, pieces.length - 1];
  const move = (from: number, to: number): void => {
    const piece = pieces[from];
    const [first, last] = rangeOf(from);
    if (!piece || from === to || to < first || to > last) return;
    // A running refetch would restore the old order.
    void queryClient.cancelQueries({ queryKey });
    const next = arrayMove([...pieces], from, to);
    show(next);
    setAnnouncement(
      t('{title} is now at position {to} of {pieces}.', {
        title: piece.title,
        to: to + 1,
        pieces: pieces.length,
      }),
    );
    order.mutate(next);
  };
  return { move, rangeOf, announcement };
}
