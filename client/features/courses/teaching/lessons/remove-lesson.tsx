import { type Lesson, courseEndpoints } from '#shared/courses/contract.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
import { toast } from '#client/lib/toast.ts';
import { keepCourse } from '../course-cache.ts';
import * as texts from './texts.ts';

interface RemoveLessonProps {
  courseId: string;
  lesson: Lesson;
  isNeeded: boolean;
  onClose: () => void;
}

export function RemoveLesson({ courseId, lesson: { id, title }, isNeeded, onClose }: RemoveLessonProps) {
  const remove = useAction(courseEndpoints.removeLesson, {
    onSuccess: (course) => {
      toast({ title: texts.lessonRemoved });
      onClose();
      keepCourse(course);
    },
  });
  return (
    <ConfirmDialog
      danger
      title={texts.removeThisLesson}
      description={isNeeded ? texts.isOnlyLessonCourse(title) : texts.willBeDeleted(title)}
      submitText={texts.removeLesson}
      savingText={texts.removing}
      cancelText={texts.keep}
      mutation={remove}

      onSubmit={() => remove.mutate({ params: { id: courseId, lessonId: id } })}
      onClose={onClose}
    />
  );
}
