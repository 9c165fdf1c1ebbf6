import { type Lesson, courseEndpoints } from '#shared/courses/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { keepCourse } from '../course-cache.ts';

interface RemoveLessonProps {
  courseId: string;
  lesson: Lesson;
  isNeeded: boolean;
  onClose: () => void;
}

export function RemoveLesson({ courseId, lesson: { id, title }, isNeeded, onClose }: RemoveLessonProps) {
  const remove = useAction(courseEndpoints.removeLesson, {
    onSuccess: (course) => {
      toast({ title: t('Lesson removed') });
      onClose();
      keepCourse(course);
    },
  });
  return (
    <ConfirmDialog
      danger
      title={t('Remove this lesson?')}
      description={
        isNeeded
          ? t(
              '“{title}” is the only lesson in a published course. Add another one first, or unpublish the course.',
              { title },
            )
          : t(
              '“{title}” and its copy of the video will be permanently deleted. Your video in the Hub won’t be affected.',
              { title },
            )
      }
      submitText={t('Remove lesson')}
      savingText={t('Removing...')}
      cancelText={t('Keep')}
      mutation={remove}

      onSubmit={() => remove.mutate({ params: { id: courseId, lessonId: id } })}
      onClose={onClose}
    />
  );
}
