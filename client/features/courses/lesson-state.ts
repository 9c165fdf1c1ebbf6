import type { Lesson } from '#shared/courses/contract.ts';
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
