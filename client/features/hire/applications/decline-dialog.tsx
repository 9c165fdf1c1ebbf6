import { type Application, hireEndpoints } from '#shared/hire/contract.ts';
import { isVisible } from '#shared/kernel/fields.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Refusal, SubmitFrame } from '#client/ui/confirm-dialog.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { endedProps } from '../ended.tsx';
import { refreshProjects } from '../hire-queries.ts';

/** Characters. */
const MAX = 500;
const EMPTY = { reason: '' };

interface DeclineDialogProps {
  application: Application;
  /** Why it can't be declined anymore; '' while it can. */
  ended: string;
  onClose: () => void;
}

/** Declines an application with a message to the designer. What was typed outlasts the dialog. */
export function DeclineDialog({ application, ended, onClose }: DeclineDialogProps) {
  const { id, projectId, designer } = application;
  const name = displayName(designer);
  const form = useEndpointForm(hireEndpoints.decline, {
    start: EMPTY,
    draft: `decline:${id}`,
    check: ({ reason }) => (isVisible(reason) ? {} : { reason: t('Please add a reason.') }),
    input: ({ reason }) => ({ params: { id: projectId, applicationId: id }, body: { reason } }),
    onSuccess: () => {
      toast({ title: t('Application declined'), description: t('{name} has been notified.', { name }) });
      onClose();
      return refreshProjects();
    },
    onError: () => refreshProjects(),
  });
  return (
    <SubmitFrame
      title={t('Decline {name}?', { name })}
      description={t('{name} will see your reason. This can’t be undone.', { name })}
      submitText={t('Decline')}
      savingText={t('Declining...')}
      form={form.props}
      isPending={form.isPending}
      refusal={form.refusal && <Refusal error={form.refusal} />}
      {...endedProps(form.isPending ? '' : ended)}
      onClose={onClose}
    >
      <Textarea label={t('Reason')} rows={3} maxLength={MAX} {...form.field('reason')} />
    </SubmitFrame>
  );
}
