import { useState } from 'react';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { ImageField } from '#client/ui/image-field.tsx';
import { useVideoUploader, VideoField } from '#client/features/videos/public.ts';
import { HubVideoFields } from './hub-video-fields.tsx';
import { useUploadForm } from './use-upload-form.ts';
import * as texts from './texts.ts';

/** Identifies the upload across reloads. */
const UPLOAD = 'inspiration';

interface UploadFormProps {
  isBusy: boolean;
  onBusyChange: (isBusy: boolean) => void;
  /** Closed for now: the draft and the upload continue. */
  onLeave: () => void;
  onClose: () => void;
}

/** The dialog's content: fields first, then both files. */
export function UploadForm({ isBusy, onBusyChange, onLeave, onClose }: UploadFormProps) {
  const [isAsking, setAsking] = useState(false);
  const uploader = useVideoUploader(UPLOAD);
  const { form, changeVideo, takeProbe } = useUploadForm(onClose);
  const { values, errors, isPending } = form;
  const discard = () => {
    uploader.discard();
    form.forget();
    onClose();
  };
  return (
    <Dialog
      onClose={onLeave}
      title={texts.uploadEducationalContent}
      description={texts.showOneTechnique}
      width="sm:max-w-[720px]"
      footer={
        <div className="flex w-full items-center justify-end gap-3 max-sm:grid max-sm:grid-cols-2">
          <Button variant="quiet" onClick={() => (isBusy ? setAsking(true) : discard())}>
            {texts.cancel}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={() => form.submit({ isPublished: false })}>
            {texts.saveAsDraft}
          </Button>
          <Button
            type="submit"
            form={form.props.id}
            disabled={isPending}
            className="max-sm:order-first max-sm:col-span-2"
          >
            {isPending ? texts.uploading : texts.uploadContent}
          </Button>
        </div>
      }
    >
      <form
        {...form.props}
        className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 pt-1 pb-6 sm:px-8"
      >
        <HubVideoFields form={form} />
        <div className="grid gap-5 sm:grid-cols-[1.5fr_1fr]">
          <VideoField
            id={UPLOAD}
            label={texts.video}
            value={values.videoUrl}
            onChange={changeVideo}
            onBusyChange={onBusyChange}
            onProbe={takeProbe}
            error={errors.videoUrl}
          />
          <ImageField
            label={texts.thumbnail}
            hint={texts.thumbnailHint}
            optional
            shape="card"
            value={values.thumbnailUrl}
            onChange={(thumbnailUrl) => form.change({ thumbnailUrl })}
            fallback={(isBusy || values.videoUrl) && values.frame?.path}
            error={errors.thumbnailUrl}
          />
        </div>
      </form>
      {isAsking && (
        <ConfirmDialog
          danger
          title={texts.discardTheUpload}
          description={texts.yourVideoIsStillUploading}
          submitText={texts.discard}
          cancelText={texts.keepUploading}
          onSubmit={discard}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
