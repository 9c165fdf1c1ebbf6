import { useState } from 'react';
import { type HireProjectDetail, hireEndpoints } from '#shared/hire/contract.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { problemDetail } from '#client/lib/api.ts';
import { changesOf } from '#client/lib/forms/changes-of.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { type ApplyDraft, draftOf, toApplication, toEdit, wrongNumbers } from './apply-draft.ts';
import { ApplyFields } from './apply-fields.tsx';
import { WorksChoice } from './works-choice.tsx';

interface ApplyDialogProps {
  project: HireProjectDetail;
  onClose: () => void;
}

/** Sends a new application, edits the existing one, or resends a withdrawn one. The draft survives closing. */
export default function ApplyDialog({ project, onClose }: ApplyDialogProps) {
  // Keeps the application the dialog opened with: the project is refetched if the application is refused.
  const [application] = useState(project.application);
  const isChange = application?.status === 'sent';
  const start = draftOf(project, application);
  const bodyOf = (draft: ApplyDraft) =>
    application ? changesOf(toEdit(start), toEdit(draft)) : toApplication(draft);
  const form = useEndpointForm(application ? hireEndpoints.editApplication : hireEndpoints.apply, {
    start,
    draft: `apply:${project.id}`,
    check: wrongNumbers,
    input: (draft) => ({ params: { id: project.id }, body: bodyOf(draft) }),
    onSuccess: () => {
      toast({
        title: isChange ? t('Application saved') : t('Application sent successfully!'),
        ...(isChange
          ? {}
          : {
              description: t(
                'The client has been notified. You can edit your application until someone is chosen.',
              ),
            }),
      });
      onClose();
      return refreshProjects();
    },
    onError: (error) => {
      const description = problemDetail(error) ?? t('Failed to apply to project');
      toast({ title: t('Error'), description, variant: 'destructive' });
      // It may be closed by now, or the member applied in another window.
      return refreshProjects();
    },
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={isChange ? t('Edit application') : t('Apply')}
      description={t('One application per project. You can withdraw it until you’re chosen.')}
      submitText={isChange ? t('Save application') : t('Send application')}
      savingText={isChange ? t('Saving...') : t('Sending...')}
      width="sm:max-w-[600px]"
      onClose={onClose}
    >
      <ApplyFields form={form} budget={project.budget} />
      <WorksChoice
        chosen={form.values.portfolioIds}
        error={form.errors.portfolioIds}
        onChange={(portfolioIds) => form.change({ portfolioIds })}
      />
    </FormDialog>
  );
}
