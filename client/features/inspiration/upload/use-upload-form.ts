import { type HubVideo, inspirationEndpoints } from '#shared/inspiration/contract.ts';
import type { UploadedVideo, VideoProbe } from '#client/features/videos/public.ts';
import { problemDetail } from '#client/lib/api.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { uploadImage } from '#client/lib/image-upload.ts';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { refreshVideos } from '../inspiration-queries.ts';
import { EMPTY_DRAFT, durationOf, toCreateForm } from './upload-draft.ts';

function whatNext({ isPublished, video }: HubVideo): string {
  if (video?.status === 'failed') return t('Processing failed. See Your videos for details.');
  if (!isPublished) return t('It’s saved as a draft under Your videos.');
  return video?.status === 'ready'
    ? t('It’s in the Hub now.')
    : t('It’s being processed and will appear in the Hub when it’s ready.');
}

/** State of the form. The draft survives failures, accidental closing, reloads and sign-in. */
export function useUploadForm(onAdded: () => void) {
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
