import { useLocation } from 'wouter';
import { type OpenCaseForm, moderationEndpoints } from '#shared/moderation/contract.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

/** Hiding something, or showing it again, is decided on its case: opens it with that choice made. */
export function useOpenCase(isHidden: boolean) {
  const [, navigate] = useLocation();
  const { mutate, isPending } = useAction(moderationEndpoints.openCase, {
    onSuccess: ({ id }) => navigate(`${paths.moderationCase(id)}?decision=${isHidden ? 'restore' : 'hide'}`),
    onError: (error) => toastError(error, t('The case couldn’t be opened')),
  });
  return { openCase: (body: OpenCaseForm) => mutate({ body }), isPending };
}
