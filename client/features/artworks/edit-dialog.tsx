import '#client/utilities.css';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from 'radix-ui';
import { type ArtworkDetail, ArtworkEdit } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { DetailsFields } from './form/details-fields.tsx';
import { SaleFields } from './form/sale-fields.tsx';
import {
  WORK_FIELDS,
  type WorkDraft,
  type WorkErrors,
  checkAgainst,
  draftOf,
  missingInWork,
  toWorkBody,
} from './form/work-draft.ts';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { sentenceOf } from '#client/lib/api.ts';
import { useDraft } from '#client/lib/draft.ts';
import { DeleteWork } from './delete-work.tsx';
import { useEditArtwork } from './use-edit-artwork.ts';
import * as texts from './texts.ts';

interface EditDialogProps {
  artwork: ArtworkDetail;
  member: CurrentUser;
  onClose: () => void;
}

/** Edits everything but the image. The draft survives failures and sign-in. */
export default function EditDialog({ artwork, member, onClose }: EditDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [empty] = useState(() => draftOf(artwork));
  const [draft, setDraft, forget] = useDraft<WorkDraft>(`edit:${artwork.id}`, empty);
  const [errors, setErrors] = useState<WorkErrors>({});
  const showErrors = (found: WorkErrors) => {
    flushSync(() => setErrors(found));
    const first = WORK_FIELDS.find((field) => found[field]);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  };
  const close = () => {
    forget();
    onClose();
  };
  const save = useEditArtwork({ onSaved: close, onRefused: showErrors });
  const change = (values: Partial<WorkDraft>) => {
    setDraft((before) => ({ ...before, ...values }));
    setErrors((before) => {
      const settled = new Set([...Object.keys(values), ...('category' in values ? ['making'] : [])]);
      return Object.fromEntries(Object.entries(before).filter(([field]) => !settled.has(field)));
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const body = toWorkBody(draft);
    const wrong = { ...checkAgainst(ArtworkEdit, body, WORK_FIELDS), ...missingInWork(draft) };
    if (Object.keys(wrong).length > 0) showErrors(wrong);
    else save.mutate({ params: { id: artwork.id }, body });
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogFrame
        title={texts.editArtwork}
        description={texts.imageCantBeChanged}
        footer={
          <>
            {!artwork.isSold && <DeleteWork artwork={artwork} onDeleted={forget} />}
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
          <DetailsFields draft={draft} errors={errors} onChange={change} />
          <SaleFields
            draft={draft}
            errors={errors}
            member={member}
            isSold={artwork.isSold}
            onChange={change}
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
