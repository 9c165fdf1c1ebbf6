import { Field } from '#client/ui/field.tsx';
import type { CourseDraft, CourseErrors } from './course-draft.ts';
import * as texts from './texts.ts';

interface TextFieldsProps {
  draft: Pick<CourseDraft, 'title' | 'description'>;
  errors: CourseErrors;
  onChange: (change: Partial<Pick<CourseDraft, 'title' | 'description'>>) => void;
}

/** Title and description of a course. */
export const TextFields = ({ draft, errors, onChange }: TextFieldsProps) => (
  <>
    <Field label={texts.title} error={errors.title}>
      {(field) => (
        <input
          {...field}
          data-field="title"
          data-autofocus
          maxLength={140}
          value={draft.title}
          onChange={(event) => onChange({ title: event.target.value })}
          placeholder={texts.whatWillStudentsLearn}
        />
      )}
    </Field>
    <Field label={texts.description} error={errors.description} optional>
      {(field) => (
        <textarea
          {...field}
          data-field="description"
          rows={5}
          maxLength={4000}
          className={`${field.className} h-auto! py-3`}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
          placeholder={texts.descriptionHint}
        />
      )}
    </Field>
  </>
);
