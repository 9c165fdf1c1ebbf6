import { type Lesson, courseEndpoints } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Input } from '#client/ui/input.tsx';
import { sentenceOf } from '#client/lib/api.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { t } from '#client/lib/t.ts';
import { keepCourse } from '../course-cache.ts';

interface RenameLessonProps {
  courseId: string;
  lesson: Lesson;
  onClose: () => void;
}

/** Replaces the title: Enter saves, Escape cancels. */
export function RenameLesson({ courseId, lesson, onClose }: RenameLessonProps) {
  const form = useEndpointForm(courseEndpoints.editLesson, {
    start: { title: lesson.title },
    check: ({ title }) => (title.trim() ? {} : { title: t('Title is required') }),
    input: (body) => ({ params: { id: courseId, lessonId: lesson.id }, body }),
    onSuccess: (course) => {
      keepCourse(course);
      onClose();
    },
  });
  const { error, ...control } = form.field('title');
  return (
    <form
      {...form.props}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.values.title.trim() === lesson.title) onClose();
        else form.submit();
      }}
      className="flex flex-wrap gap-2"
    >
      <Input
        label={t('Lesson title')}
        labelAt="hidden"
        className="w-0 min-w-full flex-1 sm:min-w-40"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field replaces the title that was pressed
        autoFocus
        maxLength={140}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        {...control}
        error={error ?? (form.refusal ? sentenceOf(form.refusal) : undefined)}
      />
      <Button type="submit" disabled={form.isPending}>
        {form.isPending ? t('Saving...') : t('Save')}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t('Cancel')}
      </Button>
    </form>
  );
}
