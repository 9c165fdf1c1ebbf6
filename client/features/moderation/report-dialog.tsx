import { moderationEndpoints } from '#shared/moderation/contract.ts';
import { REPORT_REASONS, type ReportReason } from '#shared/moderation/reasons.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Select } from '#client/ui/select.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { NOUNS, type ReportedThing } from './nouns.ts';
import { REASON_NAMES } from './reason-names.ts';

const EMPTY = { reason: '' as ReportReason | '', note: '' };

/** A report with a reason and a note; the draft survives failures and sign-in. */
export function ReportDialog({ subject, subjectId, onClose }: ReportedThing & { onClose: () => void }) {
  const form = useEndpointForm(moderationEndpoints.report, {
    start: EMPTY,
    draft: `report:${subjectId}`,
    check: ({ reason }) => (reason ? {} : { reason: t('Please choose a reason.') }),
    input: ({ reason, note }) => ({ body: { subject, subjectId, reason: reason || 'other', note } }),
    onSuccess: () => {
      toast({ title: t('Report sent'), description: t('Thank you. A moderator will review it.') });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={t('Report this {subject}', { subject: NOUNS[subject] })}
      description={t('Only our moderators see this.')}
      submitText={t('Send report')}
      savingText={t('Sending...')}
      onClose={onClose}
    >
      <Select
        label={t('What’s wrong?')}
        placeholder={t('Choose one')}
        options={REPORT_REASONS.map((reason) => [reason, REASON_NAMES[reason]])}
        {...form.field('reason')}
      />
      <Textarea label={t('Details')} optional rows={4} maxLength={1000} {...form.field('note')} />
    </FormDialog>
  );
}
