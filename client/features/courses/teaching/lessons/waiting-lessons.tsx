import { useEffect, useEffectEvent } from 'react';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useVideoState, VideoProgress } from '#client/features/videos/public.ts';
import { useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { keepCourse } from '../course-cache.ts';
import { Refusal } from '../refusal.tsx';
import { readDraft, useDraft, writeDraft } from '#client/lib/draft.ts';

/** An upload that becomes a lesson once it is processed. */
interface WaitingLesson {
  videoId: string;
  title: string;
  /** The request was running: after a reload no one knows whether it arrived. */
  isSent: boolean;
}

const NONE: WaitingLesson[] = [];

/** Kept in this tab, so that the member can continue working while a video is processed. */
export function useWaitingLessons(courseId: string) {
  const name = `lessons:${courseId}`;
  const [waiting, setWaiting] = useDraft<WaitingLesson[]>(name, NONE);
  /** The response may arrive after the page was left, so it goes to the store. */
  const change = (by: (now: WaitingLesson[]) => WaitingLesson[]) => {
    writeDraft(name, by((readDraft(name) as WaitingLesson[] | null) ?? NONE));
    setWaiting(by);
  };
  const mark = (videoId: string, isSent: boolean) =>
    change((now) => now.map((one) => (one.videoId === videoId ? { ...one, isSent } : one)));
  return {
    waiting,
    mark,
    add: (videoId: string, title: string) =>
      change((now) => [...now.filter((one) => one.videoId !== videoId), { videoId, title, isSent: false }]),
    drop: (videoId: string) => change((now) => now.filter((one) => one.videoId !== videoId)),
  };
}

interface WaitingLessonRowProps {
  courseId: string;
  lesson: WaitingLesson;
  onMark: (isSent: boolean) => void;
  onDrop: () => void;
}

/** A pending lesson: added automatically when its video is ready. */
export function WaitingLessonRow({ courseId, lesson, onMark, onDrop }: WaitingLessonRowProps) {
  const { videoId, title, isSent } = lesson;
  const video = useVideoState(videoId);
  const add = useAction(courseEndpoints.addLesson, {
    onSuccess: (course) => {
      onDrop();
      keepCourse(course);
      toast({ title: t('Lesson added'), description: title });
    },
    onError: () => onMark(false),
  });
  const send = () => {
    onMark(true);
    add.mutate({ params: { id: courseId }, body: { title, videoId } });
  };
  const isReady = video.data?.status === 'ready';
  const sendOnce = useEffectEvent(() => {
    if (add.isIdle && !isSent) send();
  });
  useEffect(() => {
    if (isReady) sendOnce();
  }, [isReady]);
  const isUnsure = isSent && add.isIdle;
  const isStuck = isUnsure || add.isError || video.isError;
  return (
    <li className="grid gap-3 rounded-md border border-dashed border-edge p-4">
      <p dir="auto" className="text-sm font-semibold wrap-anywhere text-paper">
        {title}
      </p>
      {add.isPending ? (
        <p role="status" className="text-sm text-soft">
          {t('Copying the video into the course...')}
        </p>
      ) : (
        video.data && !isStuck && <VideoProgress video={video.data} onRetried={video.refetch} />
      )}
      {isUnsure && (
        <p className="text-sm text-soft">
          {t('You left while this lesson was being added. If it isn’t in the list, add it now.')}
        </p>
      )}
      {add.error && <Refusal error={add.error} />}
      {video.error && !add.error && <Refusal error={video.error} />}
      {!add.isPending && (
        <div className="flex flex-wrap gap-2">
          {isStuck && isReady && (
            <Button variant="outline" onClick={send}>
              {isUnsure ? t('Add now') : t('Try again')}
            </Button>
          )}
          <Button variant="quiet" onClick={onDrop}>
            {t('Don’t add it')}
          </Button>
        </div>
      )}
    </li>
  );
}
