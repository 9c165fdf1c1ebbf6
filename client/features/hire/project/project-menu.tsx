import { type HireProjectDetail, hireEndpoints } from '#shared/hire/contract.ts';
import { ReportMenu } from '#client/features/moderation/public.ts';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { useMember } from '#client/lib/session.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import * as texts from './texts.ts';

/** On another member's project: report it or block its client; moderators can hide or show it. */
export function ProjectMenu({ project: { id, client, isHidden } }: { project: HireProjectDetail }) {
  const mayHide = useMember().role !== 'member';
  const hide = useAction(hireEndpoints.hide, {
    onSuccess: () => {
      toast({ title: isHidden ? texts.projectIsVisibleAgain : texts.projectHidden });
      return refreshProjects();
    },
    onError: (error) => toast({ title: texts.error, description: sentenceOf(error), variant: 'destructive' }),
  });
  return (
    <ReportMenu
      subject="project"
      subjectId={id}
      person={client}
      moderation={
        mayHide
          ? {
              label: isHidden ? texts.showThisProject : texts.hideThisProject,
              onSelect: () => hide.mutate({ params: { id }, body: { isHidden: !isHidden } }),
            }
          : undefined
      }
    />
  );
}
