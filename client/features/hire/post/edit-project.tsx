import { type HireProjectDetail, hireEndpoints } from '#shared/hire/contract.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { draftOf, tooLong, wrongBudget } from './project-draft.ts';
import { ProjectFields } from './project-fields.tsx';
import * as texts from './texts.ts';

interface EditProjectProps {
  project: HireProjectDetail;
  onClose: () => void;
}

/** The same form as for posting. The draft survives failures, closing and sign-in. */
export function EditProject({ project, onClose }: EditProjectProps) {
  const form = useEndpointForm(hireEndpoints.edit, {
    start: draftOf(project),
    draft: `edit-project:${project.id}`,
    check: wrongBudget,
    checkAlways: tooLong,
    input: (body) => ({ params: { id: project.id }, body }),
    onSuccess: () => {
      toast({ title: texts.projectSaved });
      onClose();
      return refreshProjects();
    },
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={texts.editProject}
      description={texts.changesAreVisibleImmediately}
      submitText={texts.saveProject}
      savingText={texts.saving}
      width="sm:max-w-[760px]"
      onClose={onClose}
    >
      <ProjectFields form={form} />
    </FormDialog>
  );
}
