import { useState } from 'react';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { ImageField } from '#client/ui/image-field.tsx';
import { useVideoUploader, VideoField } from '#client/features/videos/public.ts';
import { t } from '#client/lib/t.ts';
import { HubVideoFields } from './hub-video-fields.tsx';
import { useUploadForm } from './use-upload-form.ts';

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
    form.discard();
    onClose();
  };
  return (
    <Dialog
      onClose={onLeave}
      title={t('Upload Educational Content')}
      description={t('Show one technique. Members see it as soon as the video is ready.')}
      width="sm:max-w-[720px]"
      footer={
        <div className="flex w-full items-center justify-end gap-3 max-sm:grid max-sm:grid-cols-2">
          <Button variant="quiet" onClick={() => (isBusy ? setAsking(true) : discard())}>
            {t('Cancel')}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={() => form.submit({ isPublished: false })}>
            {t('Save as draft')}
          </Button>
          <Button
            type="submit"
            form={form.props.id}
            disabled={isPending}
            className="max-sm:order-first max-sm:col-span-2"
          >
            {isPending ? t('Uploading...') : t('Upload Content')}
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
            label={t('Video')}
            value={values.videoUrl}
            onChange={changeVideo}
            onBusyChange={onBusyChange}
            onProbe={takeProbe}
            error={errors.videoUrl}
          />
          <ImageField
            label={t('Thumbnail')}
            hint={t('One file, up to 10 MB. We’ll use a frame if you skip it.')}
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
          title={t('Discard the upload?')}
          description={t('Your video is still uploading. You’ll lose the upload and everything you entered.')}
          submitText={t('Discard')}
          cancelText={t('Keep uploading')}
          onSubmit={discard}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
