import type { Query } from '@tanstack/react-query';
import { inspirationEndpoints } from '#shared/inspiration/contract.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { useLive, useLiveReopened } from '#client/lib/live.ts';
import { queryClient } from '#client/lib/query.ts';
import { toast } from '#client/lib/toast.ts';
import type { Hub } from '../hub-address.ts';
import { refreshVideos } from '../inspiration-queries.ts';

/** Only the author's own lists, because progress is reported often. */
const isMine = ({ queryKey: [path, input] }: Query): boolean =>
  path === inspirationEndpoints.list.path && (input as { query: Hub }).query.mine === 'true';
const refreshMine = () => queryClient.invalidateQueries({ predicate: isMine });

/** Shows the result of processing at once. */
export function useOwnVideosLive(): void {
  useLive('video', () => void refreshMine());
  useLiveReopened(() => void refreshMine());
}

/** An action on the member's own video; success and refusal show a toast. */
export const useOwnVideoAction = <E extends Endpoint>(e: E, done: string) =>
  useAction(e, {
    onSuccess: () => {
      toast({ title: done });
      return refreshVideos();
    },
    onError: (error) => {
      toastError(error);
      // It may have changed in the meantime.
      return refreshMine();
    },
  });
