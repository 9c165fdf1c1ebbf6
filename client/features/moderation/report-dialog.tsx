import '#client/utilities.css';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from 'radix-ui';
import { REPORT_REASONS, type ReportForm, moderationEndpoints } from '#shared/moderation/contract.ts';
import { useAction } from '#client/lib/action.ts';
import { sentenceOf } from '#client/lib/api.ts';
import { useDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';

type Reason = (typeof REPORT_REASONS)[number];
const REASON_NAMES: Record<Reason, string> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or hate',
  stolen_work: 'Stolen artwork',
  undisclosed_ai: 'AI work not labeled as AI',
  nudity_or_violence: 'Nudity or violence',
  other: 'Something else',
};

/** What the member calls it. */
export const nounOf = (subject: ReportForm['subject']): string =>
  subject === 'inspiration' ? 'video' : subject;

export interface ReportedThing {
  subject: ReportForm['subject'];
  subjectId: string;
}
interface Draft {
  reason: Reason | '';
  note: string;
}
const EMPTY: Draft = { reason: '', note: '' };

/** What is wrong, in a reason and in words; both outlast a failure and the way through sign-in. */
export function ReportDialog({ subject, subjectId, onClose }: ReportedThing & { onClose: () => void }) {
  const formId = useId();
  const [draft, setDraft, forget] = useDraft<Draft>(`report:${subjectId}`, EMPTY);
  const [isMissing, setMissing] = useState(false);
  const report = useAction(moderationEndpoints.report, {
    onSuccess: () => {
      toast({ title: 'Report sent', description: 'A moderator will look at it. Thank you.' });
      forget();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(draft.reason === '');
    if (draft.reason === '' || report.isPending) return;
    report.mutate({ body: { subject, subjectId, reason: draft.reason, note: draft.note } });
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame
        title={`Report this ${nounOf(subject)}`}
        description="Only our moderators see this."
        footer={
          <>
            <Button
              variant="quiet"
              onClick={() => {
                forget();
                onClose();
              }}
            >
              Cancel
            </Button>
            <Button type="submit" form={formId} disabled={report.isPending}>
              {report.isPending ? 'Sending...' : 'Send report'}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={submit}
          className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 pb-6 sm:px-8"
        >
          <Field
            label="What is wrong?"
            error={isMissing && !draft.reason ? 'Please choose a reason' : undefined}
          >
            {(field) => (
              <Select
                {...field}
                data-autofocus
                value={draft.reason}
                onChange={(event) => setDraft({ ...draft, reason: event.target.value as Reason })}
              >
                <option value="" disabled>
                  Choose one
                </option>
                {REPORT_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {REASON_NAMES[reason]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="In your own words" optional>
            {(field) => (
              <textarea
                {...field}
                rows={4}
                maxLength={1000}
                className={`${field.className} h-auto py-3`}
                value={draft.note}
                onChange={(event) => setDraft({ ...draft, note: event.target.value })}
              />
            )}
          </Field>
          {report.error && (
            <p role="alert" className="text-sm text-danger">
              {sentenceOf(report.error)}
            </p>
          )}
        </form>
      </DialogFrame>
    </Dialog.Root>
  );
}
