import { type Lesson, courseEndpoints } from '#shared/courses/contract.ts';
import { DeedDialog } from '#client/ui/confirm-dialog.tsx';
import { useAction } from '#client/lib/action.ts';
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
      toast({ title: 'Lesson removed' });
      onClose();
      keepCourse(course);
    },
  });
  return (
    <DeedDialog
      title="Remove this lesson?"
      description={
        isNeeded
          ? `“${title}” is the only lesson of a course that is shown. Add another one first, or take the course back.`
          : `“${title}” goes for good, with its copy of the video. Your video in the Hub stays.`
      }
      action={['Remove lesson', 'Removing...']}
      dismiss="Keep"
      isPending={remove.isPending}
      error={remove.error}
      onSubmit={() => remove.mutate({ params: { id: courseId, lessonId: id } })}
      onClose={onClose}
    />
  );
}
