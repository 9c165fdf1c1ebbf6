import { useState } from 'react';
import { isVisible } from '#shared/kernel/fields.ts';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { type UploadedVideo, VideoField } from '#client/features/videos/public.ts';
import { useAction } from '#client/lib/action.ts';
import { deleteDraft } from '#client/lib/draft.ts';
import { useClientId } from '#client/lib/forms/use-client-id.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { keepCourse } from '../course-cache.ts';
import { Refusal } from '../refusal.tsx';
import { HubVideos } from './hub-videos.tsx';

interface AddLessonDialogProps {
  courseId: string;
  /** Called with an upload, which becomes a lesson once it is processed. */
  onWait: (videoId: string, title: string) => void;
  onClose: () => void;
}

type Source = 'hub' | 'upload';
interface LessonDraft {
  source: Source;
  title: string;
  /** Typed, not derived from a video. */
  isOwnTitle: boolean;
  videoId: string | null;
  upload: UploadedVideo | null;
}
const EMPTY: LessonDraft = { source: 'hub', title: '', isOwnTitle: false, videoId: null, upload: null };

/** "grid-part-2.mp4" -> "grid-part-2" */
const nameOf = (file: string) => file.replace(/\.\w{2,4}$/, '');

/** Adds a lesson from a Hub video or a new upload. The choice survives closing the dialog. */
export default function AddLessonDialog({ courseId, onWait, onClose }: AddLessonDialogProps) {
  const draft = `new-lesson:${courseId}`;
  const [isBusy, setBusy] = useState(false);
  const { idFor, made } = useClientId(draft);
  const add = useAction(courseEndpoints.addLesson, {
    onSuccess: (course) => {
      made();
      deleteDraft(draft);
      onClose();
      keepCourse(course);
      toast({ title: t('Lesson added'), description: course.lessons.at(-1)?.title });
    },
  });
  const form = useForm<LessonDraft>({
    start: EMPTY,
    draft,
    isPending: add.isPending,
    check: ({ source, title, videoId, upload }) => ({
      ...(source === 'hub' && !videoId && { videoId: t('Please choose a video first.') }),
      ...(source === 'upload' && !upload && { upload: t('Please upload a video first') }),
      ...(!isVisible(title) && { title: t('Title is required') }),
    }),
    send: ({ source, title, videoId, upload }) => {
      if (source === 'hub') {
        const body = { title, videoId: videoId ?? '' };
        add.mutate({ params: { id: courseId }, body: { ...body, clientId: idFor(body) } });
        return;
      }
      onWait(upload?.videoId ?? '', title.trim());
      discard();
      onClose();
    },
  });
  const { values, errors, change } = form;
  const discard = () => {
    made();
    form.discard();
  };
  /** The video's title is used unless one was typed. */
  const suggest = (name: string) =>
    change(({ isOwnTitle, title }) => (isOwnTitle && title ? {} : { title: name }));
  return (
    <FormDialog
      form={{ ...form, discard }}
      keepsDraft
      isBusy={values.source === 'upload' && isBusy}
      title={t('Add a lesson')}
      description={t('A lesson is a video with a title. New lessons are added at the end; drag to reorder.')}
      submitText={t('Add lesson')}
      savingText={t('Copying the video...')}
      refusal={add.error && <Refusal error={add.error} />}
      width="sm:max-w-[640px]"
      onClose={onClose}
    >
      <Tabs
        isWide
        label={t('Video source')}
        value={values.source}
        onChange={(next) => change({ source: next })}
        panelClassName="grid gap-3"
        tabs={[
          {
            key: 'hub',
            name: t('From the Hub'),
            panel: (
              <>
                <p className="text-sm text-soft">
                  {t(
                    'The video and its captions are copied into the course. Later changes in the Hub don’t affect the copy.',
                  )}
                </p>
                <HubVideos
                  chosen={values.videoId}
                  error={errors.videoId}
                  onChoose={(video) => {
                    change({ videoId: video.videoId });
                    suggest(video.title);
                  }}
                  onUpload={() => change({ source: 'upload' })}
                />
              </>
            ),
          },
          {
            key: 'upload',
            name: t('New video'),
            panel: (
              <>
                <VideoField
                  id={`lesson:${courseId}`}
                  label={t('Video')}
                  value={values.upload}
                  onChange={(video) => {
                    change({ upload: video });
                    if (video) suggest(nameOf(video.name));
                  }}
                  onBusyChange={setBusy}
                  error={errors.upload}
                />
                <p className="text-xs text-mute">
                  {t(
                    'We process the video after the upload and add the lesson when it’s ready. You can close this dialog.',
                  )}
                </p>
              </>
            ),
          },
        ]}
      />
      <Input
        label={t('Lesson title')}
        maxLength={140}
        value={values.title}
        error={errors.title}
        onChange={({ target }) => change({ title: target.value, isOwnTitle: true })}
      />
    </FormDialog>
  );
}
