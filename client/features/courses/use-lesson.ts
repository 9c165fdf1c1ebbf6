import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { CourseDetail } from '#shared/courses/contract.ts';
import { IN_PLACE } from '#client/lib/scroll-memory.ts';
import { paths } from '#client/paths.ts';
import { lessonFor } from './lessons.ts';

export const PLAYER_ID = 'lesson-player';

const hrefOf = (courseId: string, lessonId: string) =>
  `${paths.course(courseId)}?lesson=${encodeURIComponent(lessonId)}`;

/** The current lesson, kept in the URL. Without one there, the lesson to continue with on arrival. */
export function useLesson(course: CourseDetail) {
  const [, navigate] = useLocation();
  const [arrivedAt] = useState(() => lessonFor(course, null)?.id ?? null);
  const requestedId = new URLSearchParams(useSearch()).get('lesson');
  return {
    lesson: lessonFor(course, requestedId ?? arrivedAt),
    open: (lessonId: string) => {
      navigate(hrefOf(course.id, lessonId), IN_PLACE);
      // The list is below the player on a phone.
      document.getElementById(PLAYER_ID)?.scrollIntoView({ block: 'nearest' });
    },
  };
}
