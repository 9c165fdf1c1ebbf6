import { useState } from 'react';
import { type HireProjectDetail, hireEndpoints } from '#shared/hire/contract.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { problemDetail } from '#client/lib/api.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { draftOf, toApplication, wrongNumbers } from './apply-draft.ts';
import { ApplyFields } from './apply-fields.tsx';
import { WorksChoice } from './works-choice.tsx';
import * as texts from './texts.ts';

interface ApplyDialogProps {
  project: HireProjectDetail;
  onClose: () => void;
}

/** Sends a new application, edits the existing one, or resends a withdrawn one. The draft survives closing. */
export default function ApplyDialog({ project, onClose }: ApplyDialogProps) {
  // As it was when the dialog opened: the project is refetched if the application is refused.
  const [application] = useState(project.application);
  const isChange = application?.status === 'sent';
  const form = useEndpointForm(application ? hireEndpoints.editApplication : hireEndpoints.apply, {
    start: draftOf(project, application),
    draft: `apply:${project.id}`,
    check: wrongNumbers,
    input: (draft) => ({ params: { id: project.id }, body: toApplication(draft) }),
    onSuccess: () => {
      toast({
        title: isChange ? texts.applicationSaved : texts.applicationSentSuccessfully,
        ...(isChange ? {} : { description: texts.clientHasBeenNotified }),
      });
      onClose();
      return refreshProjects();
    },
    onError: (error) => {
      const description = problemDetail(error) ?? texts.failedToApplyToProject;
      toast({ title: texts.error, description, variant: 'destructive' });
      // It may be closed by now, or the member applied in another window.
      return refreshProjects();
    },
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={isChange ? texts.editApplication : texts.apply}
      description={texts.oneApplicationPerProject}
      submitText={isChange ? texts.saveApplication : texts.sendApplication}
      savingText={isChange ? texts.saving : texts.sending}
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
