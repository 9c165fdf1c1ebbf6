import { type FormEvent, useId, useState } from 'react';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { CoverField, useVideoUploader, VideoField } from '#client/features/videos/public.ts';
import { ContentFields } from './content-fields.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { useUploadForm } from './use-upload-form.ts';
import * as texts from './texts.ts';

/** Identifies the upload across reloads. */
const UPLOAD = 'inspiration';

interface UploadContentProps {
  isBusy: boolean;
  onBusyChange: (isBusy: boolean) => void;
  onClose: () => void;
}

/** The dialog's content: fields first, then both files. */
export function UploadContent({ isBusy, onBusyChange, onClose }: UploadContentProps) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const uploader = useVideoUploader(UPLOAD);
  const { form, draft, errors, isPending, ...upload } = useUploadForm(onClose);
  const discard = () => {
    uploader.discard();
    upload.forget();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    upload.submit(true);
  };
  return (
    <DialogFrame
      title={texts.uploadEducationalContent}
      description={texts.showOneTechnique}
      width="sm:max-w-[720px]"
      footer={
        <div className="flex w-full items-center justify-end gap-3 max-sm:grid max-sm:grid-cols-2">
          <Button variant="quiet" onClick={() => (isBusy ? setAsking(true) : discard())}>
            {texts.cancel}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={() => upload.submit(false)}>
            {texts.saveAsDraft}
          </Button>
          <Button
            type="submit"
            form={id}
            disabled={isPending}
            className="max-sm:order-first max-sm:col-span-2"
          >
            {isPending ? texts.uploading : texts.uploadContent}
          </Button>
        </div>
      }
    >
      <form
        id={id}
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 pt-1 pb-6 sm:px-8"
      >
        <ContentFields draft={draft} errors={errors} onChange={upload.change} />
        <div className="grid gap-5 sm:grid-cols-[1.5fr_1fr]">
          <VideoField
            id={UPLOAD}
            label={texts.video}
            value={draft.video}
            onChange={upload.changeVideo}
            onBusyChange={onBusyChange}
            onProbe={upload.takeProbe}
            error={errors.videoUrl}
          />
          <CoverField
            label={texts.thumbnail}
            hint={texts.thumbnailHint}
            value={draft.thumbnail}
            onChange={(thumbnail) => upload.change({ thumbnail })}
            fallback={(isBusy || draft.video) && draft.frame ? draft.frame.path : null}
            error={errors.thumbnailUrl}
          />
        </div>
      </form>
      <DiscardDialog isOpen={isAsking} onKeep={() => setAsking(false)} onDiscard={discard} />
    </DialogFrame>
  );
}
