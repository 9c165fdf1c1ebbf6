import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { DetailsFields } from './details-fields.tsx';
import { SaleFields } from './sale-fields.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { useDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { Published } from './published.tsx';
import { ImagePanel, useImageUpload } from '#client/features/uploads/public.ts';
import {
  EMPTY_DRAFT,
  UPLOAD_FIELDS,
  type UploadDraft,
  type UploadErrors,
  invalidFields,
  missingFields,
  toArtworkForm,
} from './upload-draft.ts';
import { UploadModal } from './upload-modal.tsx';
import { usePublish } from './use-publish.ts';
import * as texts from './texts.ts';

/** The form is laid out like the artwork page: the image, with the label beside it. */
export function UploadForm({ member }: { member: CurrentUser }) {
  const [draft, setDraft, forget] = useDraft<UploadDraft>('upload', EMPTY_DRAFT);
  const [errors, setErrors] = useState<UploadErrors>({});
  const [year] = useState(() => new Date().getFullYear());
  const form = useRef<HTMLFormElement>(null);
  const change = (values: Partial<UploadDraft>) => {
    setDraft((before) => ({ ...before, ...values }));
    const settled = new Set(Object.keys(values).map((key) => (key === 'image' ? 'imageUrl' : key)));
    // Whether AI art was made with AI depends on both.
    if (settled.has('category')) settled.add('making');
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !settled.has(key))));
  };
  const upload = useImageUpload((image) => {
    change({ image });
  });
  const showErrors = (found: UploadErrors) => {
    flushSync(() => setErrors(found));
    const first = UPLOAD_FIELDS.find((field) => found[field]);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  };
  const save = usePublish({ onPublished: forget, onRefused: showErrors });
  const isBusy = save.isPending || upload.isProcessing;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = missingFields(draft);
    // How the work was made has its own message, so the general one is not needed.
    const { making: _, ...required } = missing;
    if (Object.keys(required).length > 0) {
      toast({
        title: texts.error,
        description: texts.fillInAllRequiredFields,
        variant: 'destructive',
      });
    }
    const invalid = { ...(Object.keys(required).length > 0 ? {} : invalidFields(draft)), ...missing };
    if (Object.keys(invalid).length > 0) showErrors(invalid);
    else save.publish({ body: toArtworkForm(draft) });
  };
  const { image, title, category, medium, altText } = draft;

  if (save.published) return <Published work={save.published} onAnother={save.reset} />;
  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_432px]"
      >
        <ImagePanel
          image={image}
          isProcessing={upload.isProcessing}
          error={errors.imageUrl ?? upload.refusal}
          label={{
            artist: displayName(member),
            title: title || texts.untitled,
            line: [medium || (category && CATEGORY_NAMES[category]), year].filter(Boolean).join(', '),
          }}
          alt={altText || title || texts.imageYouChose}
          onChoose={upload.open}
          onDropFile={upload.take}
          onRemove={() => change({ image: null })}
        />
        <Panel title={texts.artworkDetails} className="flex flex-col">
          <div className="grid gap-5">
            <DetailsFields draft={draft} errors={errors} onChange={change} />
            <SaleFields draft={draft} errors={errors} member={member} onChange={change} />
          </div>
          <div className="mt-auto grid gap-3 pt-7">
            {save.refusal && !Object.values(errors).some(Boolean) && (
              <p className="text-sm text-danger">{save.refusal}</p>
            )}
            <Button type="submit" size="lg" className="w-full" disabled={isBusy}>
              {isBusy ? texts.uploading : texts.uploadArtwork}
            </Button>
          </div>
        </Panel>
      </form>
      <UploadModal uppy={upload.uppy} isOpen={upload.isOpen} onClose={upload.close} />
    </>
  );
}
