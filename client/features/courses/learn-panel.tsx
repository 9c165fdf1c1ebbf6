import { useRef } from 'react';
import { CircleCheck } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import type { CourseDetail } from '#shared/courses/contract.ts';
import { PremiumLink } from '#client/features/premium/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { day } from '#client/lib/format.ts';
import { useMember } from '#client/lib/session.ts';
import { t, tx, txn } from '#client/lib/t.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { paths } from '#client/paths.ts';
import { CourseProgress } from './course-progress.tsx';
import { useEnroll } from './learn-actions.ts';
import { LeaveCourse } from './leave-course.tsx';
import { LessonList } from './lesson-list.tsx';
import { progressOf } from './lessons.ts';

interface LearnPanelProps {
  course: CourseDetail;
  currentId: string | undefined;
  onOpen: (lessonId: string) => void;
}

/** The lessons, the member's progress, and the next step. */
export function LearnPanel({ course, currentId, onOpen }: LearnPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useRefocus(heading, course.isEnrolled);
  const isOwn = useMember().id === course.instructorId;
  const { percent } = progressOf(course);
  return (
    <section
      aria-labelledby="lessons"
      className="min-w-0 self-start rounded-lg bg-surface p-5 sm:p-6 xl:sticky xl:row-span-2 xl:top-[calc(var(--nav)+24px)] xl:max-h-[calc(100dvh-var(--nav)-48px)] xl:overflow-y-auto"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="lessons" ref={heading} tabIndex={-1} className="text-xl outline-none">
          {course.isEnrolled ? t('Your progress') : t('Lessons')}
        </h2>
        <span className="num text-sm text-soft">
          {course.isEnrolled ? `${percent}%` : course.lessons.length}
        </span>
      </div>
      {course.isEnrolled && <Progress course={course} />}
      {course.lessons.length === 0 ? (
        <p className="mt-4 text-sm text-mute">{t('No lessons yet.')}</p>
      ) : (
        <LessonList lessons={course.lessons} currentId={currentId} onOpen={onOpen} />
      )}
      {isOwn ? (
        <Button asChild className="mt-5 w-full">
          <Link href={paths.teach(course.id)}>{t('Edit course')}</Link>
        </Button>
      ) : course.isEnrolled ? (
        <EnrolledActions course={course} currentId={currentId} onOpen={onOpen} />
      ) : (
        <EnrollActions course={course} />
      )}
    </section>
  );
}

function Progress({ course }: { course: CourseDetail }) {
  const { percent, finished, secondsLeft } = progressOf(course);
  return (
    <>
      <div className="mt-3">
        <CourseProgress title={course.title} percent={percent} />
      </div>
      {course.completedAt ? (
        <p className="mt-2.5 flex items-center gap-1.5 text-sm text-soft">
          <CircleCheck size={16} className="text-ok" aria-hidden />
          {t('Completed on {completedAt}', { completedAt: day(course.completedAt) })}
        </p>
      ) : (
        <p className="mt-2.5 text-xs text-mute">
          {txn(
            course.lessons.length,
            '{finished} of {lessons} lesson completed',
            '{finished} of {lessons} lessons completed',
            {
              finished: <span className="num text-soft">{finished}</span>,
              lessons: <span className="num">{course.lessons.length}</span>,
            },
          )}
          {secondsLeft > 0 && (
            <>
              ,{' '}
              {tx('{secondsLeft} min left', {
                secondsLeft: (
                  <span className="num text-soft">{Math.max(1, Math.round(secondsLeft / 60))}</span>
                ),
              })}
            </>
          )}
        </p>
      )}
    </>
  );
}

function EnrolledActions({ course, currentId, onOpen }: LearnPanelProps) {
  const next = course.lessons.findIndex(({ id }) => id === course.nextLessonId);
  const lesson = course.lessons[next];
  const isLocked = lesson?.isPreviewOnly === true;
  return (
    <div className="mt-5 grid gap-2">
      {isLocked ? (
        <PremiumLink className="w-full">{t('Get Premium Access')}</PremiumLink>
      ) : (
        lesson &&
        lesson.id !== currentId && (
          <Button className="w-full" onClick={() => onOpen(lesson.id)}>
            {course.completedAt ? t('Start over') : t('Continue lesson {next}', { next: next + 1 })}
          </Button>
        )
      )}
      <LeaveCourse courseId={course.id} />
    </div>
  );
}

/** The server decides access: its errors say what to show. */
function EnrollActions({ course }: { course: CourseDetail }) {
  const { enroll, isPending } = useEnroll(course.id);
  const { isSubscriber } = useMember();
  const isLocked = course.isPremium && !isSubscriber;
  return (
    <div className="mt-5 grid gap-2">
      {isLocked && <PremiumLink className="w-full">{t('Get Premium Access')}</PremiumLink>}
      <Button
        className="w-full"
        variant={isLocked ? 'outline' : 'primary'}
        aria-disabled={isPending}
        onClick={() => !isPending && enroll()}
      >
        {isPending ? t('Enrolling...') : t('Enroll')}
      </Button>
      <p className="text-center text-xs text-mute">
        {course.isPremium ? t('Included in Premium') : t('Free for all members')}
      </p>
    </div>
  );
}
