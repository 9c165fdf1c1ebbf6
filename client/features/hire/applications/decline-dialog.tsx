import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Application, hireEndpoints } from '#shared/contracts/hire.ts';
import { displayName } from '#shared/rules/names.ts';
import { DeedDialog } from '#client/components/orders/deed-dialog.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';

const MAX = 500;

interface DeclineDialogProps {
  application: Application;
  onClose: () => void;
}

/** Whoever took the time to apply gets a sentence. */
export function DeclineDialog({ application, onClose }: DeclineDialogProps) {
  const { id, projectId, designer } = application;
  const name = displayName(designer);
  const draftName = `decline:${id}`;
  const areaId = useId();
  const [reason, setReason] = useDraft(draftName, '');
  const [isMissing, setMissing] = useState(false);
  const decline = useAction(hireEndpoints.decline, {
    onSuccess: () => {
      forgetDraft(draftName);
      toast({ title: 'Application declined', description: `${name} is told.` });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  const submit = () => {
    flushSync(() => setMissing(reason.trim() === ''));
    if (reason.trim()) decline.mutate({ params: { id: projectId, applicationId: id }, body: { reason } });
    else document.getElementById(areaId)?.querySelector('textarea')?.focus();
  };
  return (
    <DeedDialog
      title={`Decline ${name}?`}
      description={`${name} reads your sentence. This cannot be taken back.`}
      action={['Decline', 'Declining...']}
      isPending={decline.isPending}
      error={decline.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div id={areaId}>
        <Field
          label="Why not this time?"
          error={isMissing && !reason.trim() ? 'Please say why, in a sentence.' : undefined}
        >
          {(field) => (
            <textarea
              {...field}
              data-autofocus
              rows={3}
              maxLength={MAX}
              className={`${field.className} h-auto! py-3`}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </div>
    </DeedDialog>
  );
}
