import { moderationEndpoints } from '#shared/moderation/contract.ts';
import { REPORT_REASONS } from '#shared/moderation/reasons.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { toast } from '#client/lib/toast.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Select } from '#client/ui/select.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { NOUNS, type ReportedThing } from './nouns.ts';
import * as texts from './texts.ts';

type Reason = (typeof REPORT_REASONS)[number];
const REASON_NAMES: Record<Reason, string> = {
  spam: texts.spamOrAdvertising,
  harassment: texts.harassmentOrHate,
  stolen_work: texts.stolenArtwork,
  undisclosed_ai: texts.aiWorkNotLabeled,
  nudity_or_violence: texts.nudityOrViolence,
  other: texts.somethingElse,
};

const EMPTY = { reason: '' as Reason | '', note: '' };

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
