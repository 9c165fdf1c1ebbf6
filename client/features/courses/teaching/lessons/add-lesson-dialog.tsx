import { type FormEvent, useId, useState } from 'react';
import { Dialog } from 'radix-ui';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { DialogFrame } from '#client/ui/dialog-frame.tsx';
import { Field } from '#client/ui/field.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { type UploadedVideo, VideoField } from '#client/features/videos/public.ts';
import { useAction } from '#client/lib/action.ts';
import { forgetDraft, useDraft } from '#client/lib/draft.ts';
import { toast } from '#client/lib/toast.ts';
import { keepCourse } from '../course-cache.ts';
import { Refusal } from '../refusal.tsx';
import { HubVideos } from './hub-videos.tsx';
import * as texts from './texts.ts';

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
  const formId = useId();
  const draftName = `new-lesson:${courseId}`;
  const [draft, setDraft] = useDraft(draftName, EMPTY);
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { source, title, videoId, upload } = draft;
  const change = (values: Partial<LessonDraft>) => setDraft((before) => ({ ...before, ...values }));
  /** The video's title is used unless one was typed. */
  const suggest = (name: string) =>
    setDraft((before) => (before.isOwnTitle && before.title ? before : { ...before, title: name }));
  const done = () => {
    onClose();
    forgetDraft(draftName);
  };
  const add = useAction(courseEndpoints.addLesson, {
    onSuccess: (course) => {
      done();
      keepCourse(course);
      toast({ title: texts.lessonAdded, description: course.lessons.at(-1)?.title });
    },
  });
  const chosen = source === 'hub' ? videoId : (upload?.videoId ?? null);
  const isMissing = { title: isAsked && !title.trim(), video: isAsked && !chosen };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!chosen || !title.trim() || add.isPending) return;
    if (source === 'hub') add.mutate({ params: { id: courseId }, body: { title, videoId: chosen } });
    else {
      onWait(chosen, title.trim());
      done();
    }
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogFrame
        title={texts.addALesson}
        description={texts.lessonIsAVideo}
        width="sm:max-w-[640px]"
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} disabled={add.isPending || (source === 'upload' && isBusy)}>
              {add.isPending ? texts.copyingTheVideo : texts.addLesson}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={submit}
          className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto px-5 pb-6 sm:px-8"
        >
          <Tabs
            isWide
            label={texts.videoSource}
            value={source}
            onChange={(next) => change({ source: next })}
            panelClassName="grid gap-3"
            tabs={[
              {
                key: 'hub',
                name: texts.fromTheHub,
                panel: (
                  <>
                    <p className="text-sm text-soft">{texts.videoIsCopiedIntoCourse}</p>
                    <HubVideos
                      chosen={videoId}
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
                name: texts.newVideo,
                panel: (
                  <>
                    <VideoField
                      id={`lesson:${courseId}`}
                      label={texts.video}
                      value={upload}
                      onChange={(video) => {
                        change({ upload: video });
                        if (video) suggest(nameOf(video.name));
                      }}
                      onBusyChange={setBusy}
                      error={isMissing.video ? texts.uploadAVideoFirst : undefined}
                    />
                    <p className="text-xs text-mute">{texts.becomesALessonWhenReady}</p>
                  </>
                ),
              },
            ]}
          />
          {isMissing.video && source === 'hub' && (
            <p role="alert" className="text-sm text-danger">
              {texts.chooseAVideoFirst}
            </p>
          )}
          <Field label={texts.lessonTitle} error={isMissing.title ? texts.titleIsRequired : undefined}>
            {(field) => (
              <input
                {...field}
                maxLength={140}
                value={title}
                onChange={(event) => change({ title: event.target.value, isOwnTitle: true })}
              />
            )}
          </Field>
          {add.error && <Refusal error={add.error} />}
        </form>
      </DialogFrame>
    </Dialog.Root>
  );
}
