/** Lengths of lessons, and progress. */
import type { CourseDetail } from '#shared/courses/contract.ts';
import { t } from '#client/lib/t.ts';

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
