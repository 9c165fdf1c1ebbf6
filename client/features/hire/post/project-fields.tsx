import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { count } from '#client/lib/format.ts';
import { CATEGORY_ITEMS } from '../categories.ts';
import { DESCRIPTION_MAX, type ProjectDraft, type ProjectErrors, TITLE_MAX } from './project-draft.ts';
import * as texts from './texts.ts';

const REQUIREMENTS_MAX = 1000;

interface ProjectFieldsProps {
  draft: ProjectDraft;
  errors: ProjectErrors;
  onChange: (values: Partial<ProjectDraft>) => void;
}

const counted = (text: string, max: number) => texts.ofCharacters(count(text.trim().length), max);

export const ProjectFields = ({ draft, errors, onChange }: ProjectFieldsProps) => (
  <>
    <Field label={texts.title} hint={counted(draft.title, TITLE_MAX)} error={errors.title}>
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
    <Field
      label={texts.description}
      hint={counted(draft.description, DESCRIPTION_MAX)}
      error={errors.description}
    >
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
      <Field label={texts.category} error={errors.category}>
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
      <Field label={texts.budgetUsd} hint={texts.amountOrRange} error={errors.budget}>
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
      <Field label={texts.timeframe} error={errors.timeframe}>
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
    <Field label={texts.additionalRequirements} error={errors.requirements} optional>
      {(field) => (
        <textarea
          {...field}
          data-field="requirements"
          rows={3}
          maxLength={REQUIREMENTS_MAX}
          placeholder={texts.formatsLanguagesContacts}
          className={`${field.className} h-auto! py-3`}
          value={draft.requirements}
          onChange={({ target }) => onChange({ requirements: target.value })}
        />
      )}
    </Field>
  </>
);
