import { useState } from 'react';
import type { CourseDetail } from '#shared/courses/contract.ts';

/** Seconds of playback; finer steps would rerender the list for nothing. */
const STEP_SECONDS = 10;

/** The course, updated with what has been watched on this page. */
export function useWatched(course: CourseDetail) {
  const [seconds, setSeconds] = useState<Record<string, number>>({});
  const lessons = course.lessons.map((lesson) => {
    const since = seconds[lesson.id];
    return since === undefined || lesson.isPreviewOnly ? lesson : { ...lesson, positionSeconds: since };
  });
  return {
    course: { ...course, lessons },
    watch: (lessonId: string, at: number) => {
      const step = Math.floor(at / STEP_SECONDS) * STEP_SECONDS;
      if (step > 0 && seconds[lessonId] !== step) setSeconds({ ...seconds, [lessonId]: step });
    },
  };
}
