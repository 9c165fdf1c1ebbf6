import '#client/utilities.css';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from 'radix-ui';
import { Send } from 'lucide-react';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { errorsByField } from '#client/features/artworks/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import { APPLY_FIELDS, type ApplyErrors, draftOf, invalidFields } from './apply-draft.ts';
import { ApplyFields } from './apply-fields.tsx';
import { useApply } from './use-apply.ts';
import { WorksChoice } from './works-choice.tsx';
import * as texts from './texts.ts';

interface ApplyDialogProps {
  project: HireProjectDetail;
  onClose: () => void;
}

/** All fields are optional. The draft survives failures and sign-in. */
export default function ApplyDialog({ project, onClose }: ApplyDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  // As it was when the dialog opened: the project is refetched if the application is refused.
  const [application] = useState(project.application);
  const [stored] = useState(() => draftOf(project, application));
  const name = `apply:${project.id}`;
  const [draft, setDraft] = useDraft(name, stored);
  const [errors, setErrors] = useState<ApplyErrors>({});
  const showErrors = (found: ApplyErrors) => {
    flushSync(() => setErrors(found));
    const first = APPLY_FIELDS.find((field) => found[field]);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  };
  const { isChange, isPending, error, send } = useApply(project, application, {
    onSent: () => {
      forgetDraft(name);
      onClose();
    },
    onRefused: (refusal) =>
      showErrors(refusal instanceof ApiError ? errorsByField(APPLY_FIELDS, refusal.issues) : {}),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = invalidFields(draft);
    showErrors(invalid);
    if (Object.keys(invalid).length === 0) send(draft);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame
        title={isChange ? texts.editApplication : texts.apply}
        description={texts.oneApplicationPerProject}
        width="sm:max-w-[600px]"
        footer={
          <>
            <Button
              variant="quiet"
              onClick={() => {
                forgetDraft(name);
                onClose();
              }}
            >
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} disabled={isPending}>
              <Send size={16} aria-hidden />
              {sendLabel(isChange, isPending)}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          ref={form}
          noValidate
          onSubmit={submit}
          className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 pb-6 sm:px-8"
        >
          <ApplyFields
            draft={draft}
            errors={errors}
            budget={project.budget}
            onChange={(values) => setDraft((before) => ({ ...before, ...values }))}
          />
          <WorksChoice
            chosen={draft.portfolioIds}
            error={errors.portfolioIds}
            onChange={(portfolioIds) => setDraft((before) => ({ ...before, portfolioIds }))}
          />
          {error && (
            <p role="alert" className="text-sm text-danger">
              {sentenceOf(error)}
            </p>
          )}
        </form>
      </DialogFrame>
    </Dialog.Root>
  );
}

function sendLabel(isChange: boolean, isPending: boolean): string {
  if (isPending) return isChange ? texts.saving : texts.sending;
  return isChange ? texts.saveApplication : texts.sendApplication;
}
