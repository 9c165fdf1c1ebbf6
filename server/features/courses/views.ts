import type { CourseDetail, Lesson } from '#shared/courses/contract.ts';
import { maySeeFull } from '#shared/premium/premium-access.ts';
import type { Member } from '#server/http/route.ts';
import { posterUrlOf, toVideoState } from '#server/features/videos/public.ts';
import { mayTeach } from './policy.ts';
import type { CourseRow, LessonRow } from './queries.ts';

type Step = { id: string; isFinished: boolean };

/**
 * The lesson to continue with: the last opened one unless it is finished, else the first unfinished one after
 * it or at all; a finished course starts over. Null without lessons.
 */
export function nextLessonOf(lessons: Step[], lastLessonId: string | null): string | null {
  const last = lessons.findIndex(({ id }) => id === lastLessonId);
  const fromThere = [...lessons.slice(Math.max(last, 0)), ...lessons];
  const next = fromThere.find(({ isFinished }) => !isFinished) ?? lessons[0];
  return next?.id ?? null;
}

export function toDetail(course: CourseRow, rows: LessonRow[], viewer: Member): CourseDetail {
  const isFull = maySeeFull(
    { id: viewer.id, isSubscriber: course.isViewerSubscriber },
    { isGated: course.isPremium, authorId: course.instructorId },
  );
  const lessons = rows.map(({ video, seconds, ...lesson }): Lesson => ({
    ...lesson,
    videoId: video.id,
    posterUrl: posterUrlOf(video),
    durationSeconds: video.durationSeconds === null ? null : Number(video.durationSeconds),
    positionSeconds: seconds,
    isPreviewOnly: !isFull,
    video: mayTeach(viewer, course) ? toVideoState(video) : null,
  }));
  return {
    ...course,
    lessons,
    nextLessonId: course.isEnrolled ? nextLessonOf(lessons, course.lastLessonId) : null,
    finishedCount: lessons.filter(({ isFinished }) => isFinished).length,
    instructorIsProfessional: course.instructor.isProfessional,
  };
}
