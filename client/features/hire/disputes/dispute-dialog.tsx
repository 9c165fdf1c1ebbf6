import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HireProjectDetail } from '#shared/contracts/hire.ts';
import { hireDealEndpoints } from '#shared/contracts/hire-deal.ts';
import { displayName } from '#shared/rules/names.ts';
import { DeedDialog } from '#client/components/orders/deed-dialog.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshProjects } from '../hire-queries.ts';

const MAX = 2000;

interface DisputeDialogProps {
  project: HireProjectDetail;
  party: 'client' | 'designer';
  onClose: () => void;
}

/** What is wrong, for the moderator and the other party. */
export function DisputeDialog({ project, party, onClose }: DisputeDialogProps) {
  const { id, client, designer } = project;
  const other = party === 'client' ? designer : client;
  const name = other ? displayName(other) : 'The other party';
  const draftName = `dispute:${id}`;
  const areaId = useId();
  const [reason, setReason] = useDraft(draftName, '');
  const [isMissing, setMissing] = useState(false);
  const open = useAction(hireDealEndpoints.dispute, {
    onSuccess: () => {
      forgetDraft(draftName);
      toast({ title: 'Dispute opened', description: `A moderator and ${name} are told.` });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  const submit = () => {
    flushSync(() => setMissing(reason.trim() === ''));
    if (reason.trim()) open.mutate({ params: { id }, body: { reason } });
    else document.getElementById(areaId)?.querySelector('textarea')?.focus();
  };
  return (
    <DeedDialog
      title="Open a dispute"
      description="A moderator hears both of you and decides what becomes of the project and of the money that is held. Until then everything rests: nothing is delivered, approved, paid out or given back."
      action={['Open dispute', 'Opening...']}
      isPending={open.isPending}
      error={open.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <div id={areaId}>
        <Field
          label="What is wrong?"
          hint={`${name} and the moderator read it. Files can be added to the project as evidence, before and afterwards.`}
          error={isMissing && !reason.trim() ? 'Please say what is wrong.' : undefined}
        >
          {(field) => (
            <textarea
              {...field}
              data-autofocus
              rows={5}
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
