import { moderationEndpoints } from '#shared/moderation/contract.ts';
import { REPORT_REASONS, type ReportReason } from '#shared/moderation/reasons.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { toast } from '#client/lib/toast.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Select } from '#client/ui/select.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { NOUNS, type ReportedThing } from './nouns.ts';
import { REASON_NAMES } from './reason-names.ts';
import * as texts from './texts.ts';

const EMPTY = { reason: '' as ReportReason | '', note: '' };

/** A report with a reason and a note; the draft survives failures and sign-in. */
export function ReportDialog({ subject, subjectId, onClose }: ReportedThing & { onClose: () => void }) {
  const form = useEndpointForm(moderationEndpoints.report, {
    start: EMPTY,
    draft: `report:${subjectId}`,
    check: ({ reason }) => (reason ? {} : { reason: texts.chooseAReason }),
    input: ({ reason, note }) => ({ body: { subject, subjectId, reason: reason || 'other', note } }),
    onSuccess: () => {
      toast({ title: texts.reportSent, description: texts.moderatorWillReviewIt });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      title={texts.reportThis(NOUNS[subject])}
      description={texts.onlyOurModeratorsSeeThis}
      submitText={texts.sendReport}
      savingText={texts.sending}
      onClose={onClose}
    >
      <Select
        label={texts.whatsWrong}
        placeholder={texts.chooseOne}
        options={REPORT_REASONS.map((reason) => [reason, REASON_NAMES[reason]])}
        {...form.field('reason')}
      />
      <Textarea label={texts.details} optional rows={4} maxLength={1000} {...form.field('note')} />
    </FormDialog>
  );
}
