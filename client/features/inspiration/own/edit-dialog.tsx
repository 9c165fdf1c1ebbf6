import '#client/utilities.css';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from 'radix-ui';
import { InspirationEdit, inspirationEndpoints } from '#shared/inspiration/contract.ts';
import { checkAgainst, errorsByField } from '#client/features/artworks/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { CoverField } from '#client/features/videos/public.ts';
import { useAction } from '#client/lib/action.ts';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { useDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshVideos } from '../inspiration-queries.ts';
import { ContentFields } from '../upload/content-fields.tsx';
import { EDIT_FIELDS, type EditDraft, draftOf, frameOf, toEdit } from './edit-draft.ts';
import type { OwnVideo } from './own-queries.ts';
import * as texts from './texts.ts';

type Errors = Partial<Record<(typeof EDIT_FIELDS)[number], string>>;

/** Edits everything but the video. The draft survives failures and sign-in. */
export function EditDialog({ content, onClose }: { content: OwnVideo; onClose: () => void }) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [empty] = useState(() => draftOf(content));
  const [draft, setDraft, forget] = useDraft<EditDraft>(`video:${content.id}`, empty);
  const [errors, setErrors] = useState<Errors>({});
  const showErrors = (found: Errors) => {
    flushSync(() => setErrors(found));
    const first = EDIT_FIELDS.find((field) => found[field]);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  };
  const close = () => {
    forget();
    onClose();
  };
  const save = useAction(inspirationEndpoints.edit, {
    onSuccess: async () => {
      toast({ title: texts.changesSaved });
      await refreshVideos();
      close();
    },
    onError: (error) => showErrors(error instanceof ApiError ? errorsByField(EDIT_FIELDS, error.issues) : {}),
  });
  const change = (values: Partial<EditDraft>) => {
    setDraft((before) => ({ ...before, ...values }));
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(
          ([name]) => !(name in values || (name === 'thumbnailUrl' && 'cover' in values)),
        ),
      ),
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const body = toEdit(draft);
    const wrong = checkAgainst(InspirationEdit, body, EDIT_FIELDS);
    if (Object.keys(wrong).length > 0) showErrors(wrong);
    else save.mutate({ params: { id: content.id }, body });
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogFrame
        title={texts.editVideo}
        description={texts.videoItselfWontChange}
        width="sm:max-w-[640px]"
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} disabled={save.isPending}>
              {save.isPending ? texts.saving : texts.saveChanges}
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
          <ContentFields draft={draft} errors={errors} onChange={change} />
          <CoverField
            label={texts.thumbnail}
            hint={texts.thumbnailHint}
            value={draft.cover}
            fallback={frameOf(content)}
            error={errors.thumbnailUrl}
            onChange={(cover) => change({ cover })}
          />
          {save.error && (
            <p role="alert" className="text-sm text-danger">
              {sentenceOf(save.error)}
            </p>
          )}
        </form>
      </DialogFrame>
    </Dialog.Root>
  );
}
