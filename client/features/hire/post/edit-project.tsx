import '#client/utilities.css';
import { useState } from 'react';
import { Dialog } from 'radix-ui';
import { type HireProjectDetail, hireEndpoints } from '#shared/hire/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';
import { draftOf } from './project-draft.ts';
import { ProjectFields } from './project-fields.tsx';
import { useProjectForm } from './use-project-form.ts';
import * as texts from './texts.ts';

interface EditProjectProps {
  project: HireProjectDetail;
  onClose: () => void;
}

/** The same form as for posting. The draft survives failures and sign-in. */
export function EditProject({ project, onClose }: EditProjectProps) {
  // Edits the version that was opened, even if the project is refetched in the meantime.
  const [stored] = useState(() => draftOf(project));
  const edit = useAction(hireEndpoints.edit, {
    onSuccess: () => {
      form.forget();
      toast({ title: texts.projectSaved });
      onClose();
      return refreshProjects();
    },
    onError: (error) => form.onRefused(error),
  });
  const form = useProjectForm(`edit-project:${project.id}`, stored, (draft) => {
    if (!edit.isPending) edit.mutate({ params: { id: project.id }, body: draft });
  });
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame
        title={texts.editProject}
        description={texts.changesAreVisibleImmediately}
        width="sm:max-w-[760px]"
        footer={
          <>
            <Button
              variant="quiet"
              onClick={() => {
                form.forget();
                onClose();
              }}
            >
              {texts.cancel}
            </Button>
            <Button type="submit" form={form.formId} disabled={edit.isPending}>
              {edit.isPending ? texts.saving : texts.saveProject}
            </Button>
          </>
        }
      >
        <form
          id={form.formId}
          noValidate
          onSubmit={form.submit}
          className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 pb-6 sm:px-8"
        >
          <ProjectFields draft={form.draft} errors={form.errors} onChange={form.change} />
          {edit.error && (
            <p role="alert" className="text-sm text-danger">
              {sentenceOf(edit.error)}
            </p>
          )}
        </form>
      </DialogFrame>
    </Dialog.Root>
  );
}
