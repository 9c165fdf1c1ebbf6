import { type FormEvent, useId, useState } from 'react';
import { type Lesson, courseEndpoints } from '#shared/courses/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useAction } from '#client/lib/action.ts';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { keepCourse } from '../course-cache.ts';
import * as texts from './texts.ts';

interface RenameLessonProps {
  courseId: string;
  lesson: Lesson;
  onClose: () => void;
}

/** Replaces the title: Enter saves, Escape cancels. */
export function RenameLesson({ courseId, lesson, onClose }: RenameLessonProps) {
  const noteId = useId();
  const [title, setTitle] = useState(lesson.title);
  const [isMissing, setMissing] = useState(false);
  const rename = useAction(courseEndpoints.editLesson, {
    onSuccess: (course) => {
      keepCourse(course);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(title.trim() === '');
    if (title.trim() === lesson.title) onClose();
    else if (title.trim() && !rename.isPending)
      rename.mutate({ params: { id: courseId, lessonId: lesson.id }, body: { title } });
  };
  const { error } = rename;
  const refused = error && ((error instanceof ApiError && error.issues[0]?.message) || sentenceOf(error));
  const sentence = isMissing && !title.trim() ? texts.titleIsRequired : refused;
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap gap-2">
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field replaces the title that was pressed
        autoFocus
        aria-label={texts.lessonTitle}
        aria-describedby={sentence ? noteId : undefined}
        aria-invalid={sentence ? true : undefined}
        maxLength={140}
        value={title}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
        className="h-11 w-0 min-w-full flex-1 sm:min-w-40 rounded-sm border border-edge bg-ink px-3 text-base text-paper"
      />
      <Button type="submit" disabled={rename.isPending}>
        {rename.isPending ? texts.saving : texts.save}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
      {sentence && (
        <p id={noteId} role="alert" className="w-full text-xs text-danger">
          {sentence}
        </p>
      )}
    </form>
  );
}
