/** Actions of a member on a course. */
import { useMutation } from '@tanstack/react-query';
import { type CourseDetail, courseEndpoints } from '#shared/courses/contract.ts';
import { ApiError, call, isSignedOut } from '#client/lib/api.ts';
import { reportRefusal, toastError, useAction } from '#client/lib/action.ts';
import { queryClient, refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { onSignedOut } from '#client/lib/unauthorized.ts';
import { courseQuery, refreshCourses } from './course-queries.ts';

/** The response is the updated course. */
function show(course: CourseDetail): Promise<unknown> {
  queryClient.setQueryData(courseQuery(course.id).queryKey, course);
  return refreshCourses();
}

const REFUSALS: Record<string, { title: string; description: string }> = {
  premium_required: {
    title: t('Premium Required'),
    description: t('This course requires a premium subscription'),
  },
  feature_off: {
    title: t('Feature Coming Soon'),
    description: t('Course enrollment will be available soon!'),
  },
};
const SIGN_IN = { title: t('Sign In Required'), description: t('Please sign in to enroll in courses') };

/** Enrolls the member, or shows why not. */
export function useEnroll(id: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(courseEndpoints.enroll, { params: { id } }),
    onSuccess: (course) => {
      toast({ title: t('You’re enrolled'), description: course.title });
      return show(course);
    },
    onError: (error) => {
      if (isSignedOut(error)) return onSignedOut(SIGN_IN);
      const refusal = error instanceof ApiError ? REFUSALS[error.code] : undefined;
      if (refusal) return toast(refusal);
      return reportRefusal(error) ? undefined : toastError(error);
    },
  });
  return { enroll: () => mutate(), isPending };
}

/** Leaves the course; finished lessons are remembered. */
export function useLeave() {
  return useAction(courseEndpoints.leave, {
    onSuccess: () => {
      toast({ title: t('You left this course'), description: t('Your progress is saved.') });
      return refresh(courseEndpoints.get, courseEndpoints.list, courseEndpoints.instructors);
    },
    onError: (error) => toastError(error),
  });
}

export function useFinishLesson() {
  const { mutate, isPending } = useAction(courseEndpoints.finishLesson, {
    onSuccess: show,
    onError: (error) => toastError(error),
  });
  return {
    finish: (id: string, isFinished: boolean) => mutate({ params: { id }, body: { isFinished } }),
    isPending,
  };
}
