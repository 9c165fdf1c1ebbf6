import { Field } from '#client/ui/field.tsx';
import type { CourseDraft, CourseErrors } from './course-draft.ts';

interface TextFieldsProps {
  draft: Pick<CourseDraft, 'title' | 'description'>;
  errors: CourseErrors;
  onChange: (change: Partial<Pick<CourseDraft, 'title' | 'description'>>) => void;
}

/** What members read first about a course. */
export const TextFields = ({ draft, errors, onChange }: TextFieldsProps) => (
  <>
    <Field label="Title" error={errors.title}>
      {(field) => (
        <input
          {...field}
          data-field="title"
          data-autofocus
          maxLength={140}
          value={draft.title}
          onChange={(event) => onChange({ title: event.target.value })}
          placeholder="What one can do afterwards"
        />
      )}
    </Field>
    <Field label="Description" error={errors.description} optional>
      {(field) => (
        <textarea
          {...field}
          data-field="description"
          rows={5}
          maxLength={4000}
          className={`${field.className} h-auto! py-3`}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
          placeholder="For whom it is, what is needed, and what one finishes with."
        />
      )}
    </Field>
  </>
);
