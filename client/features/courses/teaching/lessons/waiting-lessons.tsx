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
  /** The lesson's id: after a reload the request is sent again, and makes no second lesson. */
  clientId: string;
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
  return {
    waiting,
    add: (videoId: string, title: string) => {
      const lesson = { videoId, title, clientId: crypto.randomUUID() };
      change((now) => [...now.filter((one) => one.videoId !== videoId), lesson]);
    },
    drop: (videoId: string) => change((now) => now.filter((one) => one.videoId !== videoId)),
  };
}

interface WaitingLessonRowProps {
  courseId: string;
  lesson: WaitingLesson;
  onDrop: () => void;
}

/** A pending lesson: added automatically when its video is ready. */
export function WaitingLessonRow({ courseId, lesson, onDrop }: WaitingLessonRowProps) {
  const { videoId, title, clientId } = lesson;
  const video = useVideoState(videoId);
  const add = useAction(courseEndpoints.addLesson, {
    onSuccess: (course) => {
      onDrop();
      keepCourse(course);
      toast({ title: t('Lesson added'), description: title });
    },
  });
  const send = () => add.mutate({ params: { id: courseId }, body: { title, videoId, clientId } });
  const isReady = video.data?.status === 'ready';
  const sendOnce = useEffectEvent(() => {
    if (add.isIdle) send();
  });
  useEffect(() => {
    if (isReady) sendOnce();
  }, [isReady]);
  const isStuck = add.isError || video.isError;
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
      {add.error && <Refusal error={add.error} />}
      {video.error && !add.error && <Refusal error={video.error} />}
      {!add.isPending && (
        <div className="flex flex-wrap gap-2">
          {isStuck && isReady && (
            <Button variant="outline" onClick={send}>
              {t('Try again')}
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
