import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from 'radix-ui';
import type { PortfolioItem } from '#shared/portfolios/contract.ts';
import { useCoverUpload } from '#client/features/videos/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { sentenceOf } from '#client/lib/api.ts';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import { PIECE_FIELDS, type PieceDraft, type PieceErrors, draftOf, invalidFields } from './piece-draft.ts';
import { PieceFields } from './piece-fields.tsx';
import { ImageField } from './image-field.tsx';
import { useSavePiece } from './use-save-piece.ts';
import * as texts from './texts.ts';

interface PieceFormProps {
  /** Null: a new one. */
  piece: PortfolioItem | null;
  onClose: () => void;
}

/** The draft and the uploaded image survive failures, a closed dialog and sign-in. */
export function PieceForm({ piece, onClose }: PieceFormProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const name = `portfolio:${piece?.id ?? 'new'}`;
  const [stored] = useState(() => draftOf(piece));
  const [draft, setDraft] = useDraft<PieceDraft>(name, stored);
  const [errors, setErrors] = useState<PieceErrors>({});
  const showErrors = (found: PieceErrors) => {
    flushSync(() => setErrors(found));
    const first = PIECE_FIELDS.find((field) => found[field]);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  };
  const change = (values: Partial<PieceDraft>) => {
    setDraft((before) => ({ ...before, ...values }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !(key in values))));
  };
  const leave = () => {
    forgetDraft(name);
    onClose();
  };
  const image = useCoverUpload((imageUrl) => change({ imageUrl }), 'portfolio');
  const { save, isPending, error } = useSavePiece(piece, { onSaved: leave, onRefused: showErrors });
  const isBusy = isPending || image.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const invalid = invalidFields(draft);
    if (Object.keys(invalid).length > 0) showErrors(invalid);
    else save(draft);
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame
        title={piece ? texts.editPiece : texts.addAPiece}
        description={texts.clientWorkOrPersonalProject}
        width="sm:max-w-[640px]"
        footer={
          <>
            <Button variant="quiet" onClick={leave}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} disabled={isBusy}>
              {isPending ? texts.saving : piece ? texts.saveChanges : texts.addPiece}
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
          <ImageField value={draft.imageUrl} upload={image} error={errors.imageUrl} />
          <PieceFields draft={draft} errors={errors} onChange={change} />
          {error && !errors.imageUrl && (
            <p role="alert" className="text-sm text-danger">
              {sentenceOf(error)}
            </p>
          )}
        </form>
      </DialogFrame>
    </Dialog.Root>
  );
}
