import { useState } from 'react';
import type { CourseDetail } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewItem } from './review-item.tsx';
import { useOwnReview, useRemoveReview } from './review-queries.ts';

/** The member's own review: written while enrolled, removable at any time. */
export function OwnReview({ course }: { course: CourseDetail }) {
  const isOwnCourse = useMember().id === course.instructorId;
  const { review, isPending } = useOwnReview(course.id);
  const [isEdited, setEdited] = useState(false);
  const remove = useRemoveReview();
  if (isOwnCourse || isPending) return null;
  if (course.isEnrolled && (!review || isEdited)) {
    const close = () => setEdited(false);
    return (
      <ReviewForm
        key={review?.id}
        courseId={course.id}
        review={review}
        onCancel={review && close}
        onSaved={close}
      />
    );
  }
  if (!review) {
    return <p className="text-sm text-mute">{t('Enrolled members can review this course.')}</p>;
  }
  return (
    <div role="group" aria-label={t('Your review')} className="rounded-lg bg-surface p-5 sm:p-6">
      <ReviewItem review={review}>
        <div className="mt-2 -ml-5 flex">
          {course.isEnrolled && (
            <Button variant="quiet" onClick={() => setEdited(true)}>
              {t('Edit')}
            </Button>
          )}
          <Button
            variant="quiet"
            disabled={remove.isPending}
            onClick={() => remove.mutate({ params: { id: course.id } })}
          >
            {t('Remove')}
          </Button>
        </div>
      </ReviewItem>
    </div>
  );
}
