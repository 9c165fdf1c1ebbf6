import { useMutation } from '@tanstack/react-query';
import type { FirstMinutes } from '#shared/accounts/first-minutes/answers.ts';
import type { FirstMinutesChange } from '#shared/accounts/first-minutes/contract.ts';
import { firstMinutesEndpoints } from '#shared/accounts/first-minutes/contract.ts';
import { reportRefusal, toastError } from '#client/lib/action.ts';
import { call } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query.ts';
import { sessionQuery, useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';

const NONE: FirstMinutes = { interests: [], mediums: [], step: 0, isOpen: false };

function show(change: Partial<FirstMinutes>): void {
  queryClient.setQueryData(
    sessionQuery.queryKey,
    (user) => user && { ...user, firstMinutes: { ...(user.firstMinutes ?? NONE), ...change } },
  );
}

/** The answers so far. A change shows at once, is sent after those before it, and is undone if the server refuses. */
export function useAnswers(): [FirstMinutes, (change: FirstMinutesChange) => void] {
  const answers = useMember().firstMinutes ?? NONE;
  const { mutate } = useMutation({
    scope: { id: firstMinutesEndpoints.change.path },
    mutationFn: (change: FirstMinutesChange) => call(firstMinutesEndpoints.change, { body: change }),
    onMutate: ({ isEnded, ...change }) => show({ ...change, ...(isEnded ? { isOpen: false } : {}) }),
    onError: (error) => {
      show(answers);
      if (!reportRefusal(error)) toastError(error, t('Your answer wasn’t saved'));
    },
  });
  return [answers, mutate];
}
