import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { count } from '#client/lib/format.ts';
import { CATEGORY_ITEMS } from '../categories.ts';
import { DESCRIPTION_MAX, type ProjectDraft, type ProjectErrors, TITLE_MAX } from './project-draft.ts';

const REQUIREMENTS_MAX = 1000;

interface ProjectFieldsProps {
  draft: ProjectDraft;
  errors: ProjectErrors;
  onChange: (values: Partial<ProjectDraft>) => void;
}

const counted = (text: string, max: number) => `${count(text.trim().length)} of ${max} characters`;

export const ProjectFields = ({ draft, errors, onChange }: ProjectFieldsProps) => (
  <>
    <Field label="Title" hint={counted(draft.title, TITLE_MAX)} error={errors.title}>
      {(field) => (
        <input
          {...field}
          data-field="title"
          data-autofocus
          aria-required
          value={draft.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      )}
    </Field>
    <Field label="Description" hint={counted(draft.description, DESCRIPTION_MAX)} error={errors.description}>
      {(field) => (
        <textarea
          {...field}
          data-field="description"
          aria-required
          rows={5}
          className={`${field.className} h-auto! py-3`}
          value={draft.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      )}
    </Field>
    <div className="grid gap-5 sm:grid-cols-3">
      <Field label="Category" error={errors.category}>
        {(field) => (
          <Select
            {...field}
            data-field="category"
            value={draft.category}
            onChange={({ target }) => {
              const chosen = CATEGORY_ITEMS.find(([key]) => key === target.value);
              if (chosen) onChange({ category: chosen[0] });
            }}
          >
            {CATEGORY_ITEMS.map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Budget (USD)" hint="A sum or a range" error={errors.budget}>
        {(field) => (
          <input
            {...field}
            data-field="budget"
            aria-required
            autoComplete="off"
            value={draft.budget}
            onChange={({ target }) => onChange({ budget: target.value })}
          />
        )}
      </Field>
      <Field label="Timeframe" error={errors.timeframe}>
        {(field) => (
          <input
            {...field}
            data-field="timeframe"
            aria-required
            autoComplete="off"
            maxLength={100}
            value={draft.timeframe}
            onChange={({ target }) => onChange({ timeframe: target.value })}
          />
        )}
      </Field>
    </div>
    <Field label="Additional requirements" error={errors.requirements} optional>
      {(field) => (
        <textarea
          {...field}
          data-field="requirements"
          rows={3}
          maxLength={REQUIREMENTS_MAX}
          placeholder="Formats, languages, people to talk to."
          className={`${field.className} h-auto! py-3`}
          value={draft.requirements}
          onChange={({ target }) => onChange({ requirements: target.value })}
        />
      )}
    </Field>
  </>
);
