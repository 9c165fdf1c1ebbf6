import { type Application, type HireProjectDetail, hireEndpoints } from '#shared/hire/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { problemDetail } from '#client/lib/api.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { type ApplyDraft, toApplication } from './apply-draft.ts';
import * as texts from './texts.ts';

interface ApplyEvents {
  onSent: () => void;
  onRefused: (error: Error) => void;
}

/** Sends a new application, edits the existing one, or resends a withdrawn one. */
export function useApply(
  project: HireProjectDetail,
  application: Application | null,
  { onSent, onRefused }: ApplyEvents,
) {
  const isChange = application?.status === 'sent';
  const events = {
    onSuccess: () => {
      toast({
        title: isChange ? texts.applicationSaved : texts.applicationSentSuccessfully,
        ...(isChange ? {} : { description: texts.clientHasBeenNotified }),
      });
      onSent();
      return refreshProjects();
    },
    onError: (error: Error) => {
      const description = problemDetail(error) ?? texts.failedToApplyToProject;
      toast({ title: texts.error, description, variant: 'destructive' });
      onRefused(error);
      // It may be closed by now, or the member applied in another window.
      return refreshProjects();
    },
  };
  const first = useAction(hireEndpoints.apply, events);
  const again = useAction(hireEndpoints.editApplication, events);
  const isPending = first.isPending || again.isPending;
  return {
    isChange,
    isPending,
    error: first.error ?? again.error,
    send: (draft: ApplyDraft) => {
      const input = { params: { id: project.id }, body: toApplication(draft) };
      if (isPending) return;
      if (application) again.mutate(input);
      else first.mutate(input);
    },
  };
}
