import { useLocation } from 'wouter';
import { type OpenCaseForm, moderationEndpoints } from '#shared/moderation/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';

/** Hiding something, or showing it again, is decided on its case: opens it with that choice made. */
export function useOpenCase(isHidden: boolean) {
  const [, navigate] = useLocation();
  const { mutate, isPending } = useAction(moderationEndpoints.openCase, {
    onSuccess: ({ id }) => navigate(`${paths.moderationCase(id)}?decision=${isHidden ? 'restore' : 'hide'}`),
    onError: (error) =>
      toast({
        title: t('The case couldn’t be opened'),
        description: sentenceOf(error),
        variant: 'destructive',
      }),
  });
  return { openCase: (body: OpenCaseForm) => mutate({ body }), isPending };
}
