import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import type { Making } from '#shared/artworks/contract.ts';
import type { Category } from '#shared/artworks/categories.ts';
import { MAKING_NAMES } from '#client/ui/making-names.ts';
import type { WorkDraft, WorkErrors } from './work-draft.ts';

interface DetailsFieldsProps {
  draft: WorkDraft;
  errors: WorkErrors;
  onChange: (change: Partial<WorkDraft>) => void;
}

/** What the wall label says, and what screen readers say of the picture. */
export const DetailsFields = ({ draft, errors, onChange }: DetailsFieldsProps) => (
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
          placeholder="Title as shown on the label"
        />
      )}
    </Field>
    <Field label="Description" error={errors.description} optional>
      {(field) => (
        <textarea
          {...field}
          data-field="description"
          rows={4}
          maxLength={4000}
          className={`${field.className} h-auto py-3`}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
          placeholder="How it was made, and what to look for."
        />
      )}
    </Field>
    <Field label="Category" error={errors.category}>
      {(field) => (
        <Select
          {...field}
          data-field="category"
          value={draft.category}
          onChange={(event) => onChange({ category: event.target.value as Category })}
        >
          <option value="" disabled>
            Choose one
          </option>
          {Object.entries(CATEGORY_NAMES).map(([category, name]) => (
            <option key={category} value={category}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <Field
      label="How was this made?"
      error={errors.making}
      hint="Shown on the label. Members can hide AI works."
    >
      {(field) => (
        <Select
          {...field}
          data-field="making"
          required
          value={draft.making}
          onChange={(event) => onChange({ making: event.target.value as Making })}
        >
          <option value="" disabled>
            Choose one
          </option>
          {Object.entries(MAKING_NAMES).map(([making, name]) => (
            <option key={making} value={making}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <Field label="Medium" error={errors.medium} hint="Material, technique and size." optional>
      {(field) => (
        <input
          {...field}
          data-field="medium"
          maxLength={140}
          value={draft.medium}
          onChange={(event) => onChange({ medium: event.target.value })}
        />
      )}
    </Field>
    <Field label="Tags" error={errors.tags} hint="Up to 10, separated by commas." optional>
      {(field) => (
        <input
          {...field}
          data-field="tags"
          maxLength={400}
          value={draft.tags}
          onChange={(event) => onChange({ tags: event.target.value })}
          placeholder="sea, linocut, blue"
        />
      )}
    </Field>
    <Field
      label="Alternative text"
      hint="One sentence for members who cannot see the picture."
      error={errors.altText}
      optional
    >
      {(field) => (
        <textarea
          {...field}
          data-field="altText"
          rows={3}
          maxLength={400}
          className={`${field.className} h-auto py-3`}
          value={draft.altText}
          onChange={(event) => onChange({ altText: event.target.value })}
        />
      )}
    </Field>
  </>
);
