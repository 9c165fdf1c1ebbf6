import { useState } from 'react';
import { ArrowRight, Check, CircleCheck } from '#client/ui/icons.ts';
import type { CourseDetail, Lesson } from '#shared/courses/contract.ts';
import { VideoPlayer } from '#client/features/videos/public.ts';
import { t, tx } from '#client/lib/t.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useFinishLesson } from './learn-actions.ts';
import { lessonAfter } from './lessons.ts';

interface LessonStageProps {
  course: CourseDetail;
  lesson: Lesson;
  onOpen: (lessonId: string) => void;
  onTime: (seconds: number) => void;
  transcriptIn: HTMLElement | null;
}

/** One lesson: its video, and what to do afterwards. Watching to the end finishes it for enrolled members. */
export function LessonStage({ course, lesson, onOpen, onTime, transcriptIn }: LessonStageProps) {
  const [hasEnded, setEnded] = useState(false);
  const { finish, isPending } = useFinishLesson();
  const mayFinish = course.isEnrolled && !lesson.isPreviewOnly;
  const next = lessonAfter(course.lessons, lesson.id);
  const number = course.lessons.indexOf(lesson) + 1;
  const end = () => {
    setEnded(true);
    if (mayFinish && !lesson.isFinished) finish(lesson.id, true);
  };
  return (
    <section aria-labelledby="lesson-title">
      <div className="max-sm:-mx-4">
        <VideoPlayer
          of={{ kind: 'lesson', id: lesson.id }}
          title={lesson.title}
          posterUrl={lesson.posterUrl ?? course.imageUrl}
          onEnded={end}
          onTime={onTime}
          transcriptIn={transcriptIn}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <p className="text-xs text-mute">
            {tx('Lesson {number} of {lessons}', {
              number: <span className="num">{number}</span>,
              lessons: <span className="num">{course.lessons.length}</span>,
            })}
          </p>
          <p id="lesson-title" className="font-display text-lg font-semibold wrap-anywhere text-paper">
            {lesson.title}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {mayFinish && (
            <Button
              variant={lesson.isFinished ? 'quiet' : 'outline'}
              aria-pressed={lesson.isFinished}
              onClick={() => !isPending && finish(lesson.id, !lesson.isFinished)}
            >
              {lesson.isFinished && <Check size={16} className="text-ok" aria-hidden />}
              {lesson.isFinished ? t('Completed') : t('Mark as complete')}
            </Button>
          )}
          {next && (
            <Button
              variant={hasEnded || lesson.isFinished ? 'primary' : 'quiet'}
              onClick={() => onOpen(next.id)}
            >
              {t('Next lesson')}
              <ArrowRight size={16} aria-hidden />
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="mt-2 text-sm text-soft empty:hidden">
        {hasEnded && <Ended course={course} lesson={lesson} next={next} />}
      </p>
    </section>
  );
}

function Ended({
  course,
  lesson,
  next,
}: Pick<LessonStageProps, 'course' | 'lesson'> & { next?: Lesson | undefined }) {
  if (course.completedAt && lesson.isFinished && !next) {
    return (
      <span className="inline-flex items-center gap-2">
        <CircleCheck size={16} className="text-ok" aria-hidden />
        {t('You’ve completed this course.')}
      </span>
    );
  }
  const over = lesson.isFinished ? t('Lesson completed.') : t('End of the lesson.');
  return next ? t('{over} Next: {title}', { over, title: next.title }) : over;
}
