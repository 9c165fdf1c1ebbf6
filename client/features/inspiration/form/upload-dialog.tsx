import { useState } from 'react';
import { type HubVideo, inspirationEndpoints } from '#shared/inspiration/contract.ts';
import {
  type UploadedVideo,
  VideoField,
  type VideoProbe,
  useVideoUploader,
} from '#client/features/videos/public.ts';
import { problemDetail } from '#client/lib/api.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { uploadImage } from '#client/lib/image-upload.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import type { LateDialogProps } from '#client/ui/late-dialog.tsx';
import { refreshVideos } from '../inspiration-queries.ts';
import { EMPTY_DRAFT, durationOf, toCreateForm } from './hub-video-draft.ts';
import { HubVideoFields } from './hub-video-fields.tsx';

function whatNext({ isPublished, video }: HubVideo): string {
  if (video?.status === 'failed') return t('Processing failed. See Your videos for details.');
  if (!isPublished) return t('It’s saved as a draft under Your videos.');
  return video?.status === 'ready'
    ? t('It’s in the Hub now.')
    : t('It’s being processed and will appear in the Hub when it’s ready.');
}

/** State of the form. The draft survives failures, accidental closing, reloads and sign-in. */
function useUploadForm(onAdded: () => void) {
  const form = useEndpointForm(inspirationEndpoints.create, {
    start: EMPTY_DRAFT,
    draft: `inspiration:${useMember().id}`,
    file: 'videoUrl',
    input: (draft) => ({ body: toCreateForm(draft) }),
    onSuccess: (hubVideo) => {
      toast({ title: t('Educational content uploaded successfully!'), description: whatNext(hubVideo) });
      onAdded();
      void refreshVideos();
    },
    onError: (error) => {
      const description = problemDetail(error) ?? t('Failed to upload content');
      toast({ title: t('Error'), description, variant: 'destructive' });
    },
  });
  const { change } = form;
  return {
    form,
    changeVideo: (videoUrl: UploadedVideo | null) =>
      change((now) => ({
        videoUrl,
        frame: now.frame?.name === videoUrl?.name ? now.frame : null,
        ...durationOf(now, videoUrl?.durationSeconds ?? null),
      })),
    /** When a file is chosen, its duration is known at once and a frame of it replaces a missing thumbnail. */
    takeProbe: ({ name, bytes, durationSeconds, frame }: VideoProbe) => {
      const known = form.values.frame;
      change((now) => durationOf(now, durationSeconds));
      if (!frame || (known?.name === name && known.bytes === bytes)) return;
      const keep = (path: string) => change({ frame: { name, bytes, path } });
      // Without it, the server's own frame is shown, or none.
      uploadImage(frame, 'frame.jpg').then(keep, () => {});
    },
  };
}

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
function UploadForm({ isBusy, onBusyChange, onLeave, onClose }: UploadFormProps) {
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
        <HubVideoFields form={form} frame={isBusy || values.videoUrl ? values.frame?.path : null}>
          <VideoField
            id={UPLOAD}
            label={t('Video')}
            value={values.videoUrl}
            onChange={changeVideo}
            onBusyChange={onBusyChange}
            onProbe={takeProbe}
            error={errors.videoUrl}
          />
        </HubVideoFields>
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

/** The form that adds a video to the Hub. Closing it keeps the draft and the running upload. */
export function UploadDialog({ isOpen, onOpenChange }: LateDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    if (isBusy)
      toast({
        title: t('Your upload continues'),
        description: t('Keep this tab open, and open Upload Content again to finish.'),
      });
    onOpenChange(false);
  };
  return (
    isOpen && (
      <UploadForm
        isBusy={isBusy}
        onBusyChange={setBusy}
        onLeave={leave}
        onClose={() => onOpenChange(false)}
      />
    )
  );
}
