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

/** What the member sees it called. */
export const NOUNS: Record<ReportForm['subject'], string> = {
  artwork: texts.artwork,
  comment: texts.comment,
  message: texts.message,
  profile: texts.profile,
  inspiration: texts.video,
  course: texts.course,
  project: texts.project,
};

export interface ReportedThing {
  subject: ReportForm['subject'];
  subjectId: string;
}
interface Draft {
  reason: Reason | '';
  note: string;
}
const EMPTY: Draft = { reason: '', note: '' };

/** A report with a reason and a note; the draft survives failures and sign-in. */
export function ReportDialog({ subject, subjectId, onClose }: ReportedThing & { onClose: () => void }) {
  const formId = useId();
  const [draft, setDraft, forget] = useDraft<Draft>(`report:${subjectId}`, EMPTY);
  const [isMissing, setMissing] = useState(false);
  const report = useAction(moderationEndpoints.report, {
    onSuccess: () => {
      toast({ title: texts.reportSent, description: texts.moderatorWillReviewIt });
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
        title={texts.reportThis(NOUNS[subject])}
        description={texts.onlyOurModeratorsSeeThis}
        footer={
          <>
            <Button
              variant="quiet"
              onClick={() => {
                forget();
                onClose();
              }}
            >
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} disabled={report.isPending}>
              {report.isPending ? texts.sending : texts.sendReport}
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
            label={texts.whatsWrong}
            error={isMissing && !draft.reason ? texts.chooseAReason : undefined}
          >
            {(field) => (
              <Select
                {...field}
                data-autofocus
                value={draft.reason}
                onChange={(event) => setDraft({ ...draft, reason: event.target.value as Reason })}
              >
                <option value="" disabled>
                  {texts.chooseOne}
                </option>
                {REPORT_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {REASON_NAMES[reason]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={texts.details} optional>
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
