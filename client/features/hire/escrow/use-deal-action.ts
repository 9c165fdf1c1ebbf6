import type { Endpoint, Result } from '#shared/http/endpoint.ts';
import { useAction } from '#client/lib/action.ts';
import { refreshProjects } from '../hire-queries.ts';

/** A deed on a project: whatever it answers, everything that is shown of projects is read again. */
export const useDealAction = <E extends Endpoint>(e: E, onDone: (result: Result<E>) => void) =>
  useAction(e, {
    onSuccess: (result) => {
      onDone(result);
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
