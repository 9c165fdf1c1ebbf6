import type { Endpoint, Result } from '#shared/http/endpoint.ts';
import { useAction } from '#client/lib/action.ts';
import { refreshProjects } from '../hire-queries.ts';

/** An action on a project: whatever the result, everything about projects is refetched. */
export const useDealAction = <E extends Endpoint>(e: E, onDone: (result: Result<E>) => void) =>
  useAction(e, {
    onSuccess: (result) => {
      onDone(result);
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
