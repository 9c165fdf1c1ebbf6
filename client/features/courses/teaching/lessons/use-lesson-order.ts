import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { type CourseDetail, type Lesson, courseEndpoints } from '#shared/courses/contract.ts';
import { reportRefusal, toastError } from '#client/lib/action.ts';
import { call } from '#client/lib/api.ts';
import { queryClient } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { courseQuery, keepCourse, readCourseAgain } from '../course-cache.ts';

const moved = <T>(list: T[], from: number, to: number): T[] => {
  const next = list.toSpliced(from, 1);
  next.splice(to, 0, list[from]!);
  return next;
};

/** Shows a new order at once and undoes it on failure; changes are sent one after another. */
export function useLessonOrder(courseId: string, lessons: Lesson[]) {
  const { queryKey } = courseQuery(courseId);
  const mutationKey = ['lesson-order', courseId];
  /** Announced to screen readers after a move by the menu. */
  const [announcement, setAnnouncement] = useState('');
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  const order = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(':') },
    mutationFn: (next: Lesson[]) =>
      call(courseEndpoints.orderLessons, {
        params: { id: courseId },
        body: { lessonIds: next.map(({ id }) => id) },
      }),
    onSuccess: (course) => {
      if (isLast()) keepCourse(course);
    },
    onError: (error) => {
      if (!reportRefusal(error)) toastError(error);
      setAnnouncement(t('The order couldn’t be saved.'));
    },
  });
  const show = (next: Lesson[]) =>
    queryClient.setQueryData<CourseDetail>(queryKey, (course) => course && { ...course, lessons: next });
  const move = (from: number, to: number): void => {
    const lesson = lessons[from];
    if (!lesson || from === to || to < 0 || to >= lessons.length) return;
    const next = moved(lessons, from, to);
    // A running refetch would restore the old order.
    void queryClient.cancelQueries({ queryKey });
    show(next);
    setAnnouncement(
      t('{title} is now at position {to} of {lessons}.', {
        title: lesson.title,
        to: to + 1,
        lessons: lessons.length,
      }),
    );
    order.mutate(next, {
      onError: () => {
        show(lessons);
        void readCourseAgain(courseId);
      },
    });
  };
  return { move, announcement };
}
