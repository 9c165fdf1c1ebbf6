/** A course's lessons: their order, states and lengths, and the member's progress. */
import type { CourseDetail, Lesson } from '#shared/courses/contract.ts';
import { minutesSeconds } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

/** The line below a lesson's title. */
export function lessonState(lesson: Lesson): string {
  const { video, isPreviewOnly, isFinished, positionSeconds, durationSeconds } = lesson;
  if (video?.status === 'failed') return t('The video couldn’t be processed');
  if (durationSeconds === null) return t('Processing');
  if (isFinished) return t('Completed');
  if (isPreviewOnly) return t('20s preview');
  return positionSeconds > 0
    ? t('{positionSeconds} watched', { positionSeconds: minutesSeconds(positionSeconds) })
    : t('Not started');
}

/** The lesson named by the URL, else the one to continue with, else the first. */
export const lessonFor = (
  { lessons, nextLessonId }: { lessons: Lesson[]; nextLessonId: string | null },
  wanted: string | null,
): Lesson | undefined =>
  lessons.find(({ id }) => id === wanted) ?? lessons.find(({ id }) => id === nextLessonId) ?? lessons[0];

/** The next lesson of the course. */
export const lessonAfter = (lessons: Lesson[], id: string): Lesson | undefined =>
  lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];

/** "45 min", "40 s" under a minute, '' if unknown. */
export function lessonMinutes(seconds: number | null): string {
  if (seconds === null) return '';
  return seconds < 60
    ? `${Math.max(1, Math.round(seconds))} s`
    : t('{seconds} min', { seconds: Math.round(seconds / 60) });
}

interface Progress {
  /** 0 to 100; 100 only when every lesson is finished. */
  percent: number;
  finished: number;
  secondsLeft: number;
}

/** Weighted by length; finished lessons count in full. */
export function progressOf({
  lessons,
  completedAt,
}: Pick<CourseDetail, 'lessons' | 'completedAt'>): Progress {
  const finished = lessons.filter(({ isFinished }) => isFinished).length;
  const total = lessons.reduce((sum, { durationSeconds }) => sum + (durationSeconds ?? 0), 0);
  const secondsLeft = lessons.reduce((sum, { durationSeconds, positionSeconds, isFinished }) => {
    const length = durationSeconds ?? 0;
    return sum + (isFinished ? 0 : length - Math.min(positionSeconds, length));
  }, 0);
  const isDone = lessons.length > 0 && finished === lessons.length;
  if (isDone || (completedAt && lessons.length === 0)) return { percent: 100, finished, secondsLeft: 0 };
  const share = total === 0 ? 0 : (total - secondsLeft) / total;
  return { percent: Math.min(99, Math.floor(share * 100)), finished, secondsLeft };
}
