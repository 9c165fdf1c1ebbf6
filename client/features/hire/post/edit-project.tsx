import { type HireProjectDetail, hireEndpoints } from '#shared/hire/contract.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { draftOf, tooLong, wrongBudget } from './project-draft.ts';
import { ProjectFields } from './project-fields.tsx';

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
    input: (_, changes) => ({ params: { id: project.id }, body: changes }),
    onSuccess: () => {
      toast({ title: t('Project saved') });
      onClose();
      return refreshProjects();
    },
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={t('Edit project')}
      description={t('Changes are visible immediately.')}
      submitText={t('Save project')}
      savingText={t('Saving...')}
      width="sm:max-w-[760px]"
      onClose={onClose}
    >
      <ProjectFields form={form} />
    </FormDialog>
  );
}
