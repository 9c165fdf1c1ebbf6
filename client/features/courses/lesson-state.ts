import type { Lesson } from '#shared/courses/contract.ts';
import { minutesSeconds } from '#client/lib/format.ts';
import { previewOf20s } from './card-texts.ts';
import * as texts from './texts.ts';

/** The line below a lesson's title. */
export function lessonState(lesson: Lesson): string {
  const { video, isPreviewOnly, isFinished, positionSeconds, durationSeconds } = lesson;
  if (video?.status === 'failed') return texts.videoNotProcessed;
  if (durationSeconds === null) return texts.processing;
  if (isFinished) return texts.completed;
  if (isPreviewOnly) return previewOf20s;
  return positionSeconds > 0 ? texts.watched(minutesSeconds(positionSeconds)) : texts.notStarted;
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
