import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import type { Making } from '#shared/artworks/contract.ts';
import type { Category } from '#shared/artworks/categories.ts';
import { MAKING_NAMES } from '#client/ui/making-names.ts';
import type { WorkDraft, WorkErrors } from './work-draft.ts';
import * as texts from './texts.ts';

interface DetailsFieldsProps {
  draft: WorkDraft;
  errors: WorkErrors;
  onChange: (change: Partial<WorkDraft>) => void;
}

/** What the wall label shows, and the alternative text for screen readers. */
export const DetailsFields = ({ draft, errors, onChange }: DetailsFieldsProps) => (
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
          placeholder={texts.titleOnTheLabel}
        />
      )}
    </Field>
    <Field label={texts.description} error={errors.description} optional>
      {(field) => (
        <textarea
          {...field}
          data-field="description"
          rows={4}
          maxLength={4000}
          className={`${field.className} h-auto py-3`}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
          placeholder={texts.howItWasMade}
        />
      )}
    </Field>
    <Field label={texts.category} error={errors.category}>
      {(field) => (
        <Select
          {...field}
          data-field="category"
          value={draft.category}
          onChange={(event) => onChange({ category: event.target.value as Category })}
        >
          <option value="" disabled>
            {texts.chooseOne}
          </option>
          {Object.entries(CATEGORY_NAMES).map(([category, name]) => (
            <option key={category} value={category}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <Field label={texts.howWasThisMade} error={errors.making} hint={texts.shownOnTheLabel}>
      {(field) => (
        <Select
          {...field}
          data-field="making"
          required
          value={draft.making}
          onChange={(event) => onChange({ making: event.target.value as Making })}
        >
          <option value="" disabled>
            {texts.chooseOne}
          </option>
          {Object.entries(MAKING_NAMES).map(([making, name]) => (
            <option key={making} value={making}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <Field label={texts.medium} error={errors.medium} hint={texts.materialTechniqueAndSize} optional>
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
    <Field label={texts.tags} error={errors.tags} hint={texts.tagsHint} optional>
      {(field) => (
        <input
          {...field}
          data-field="tags"
          maxLength={400}
          value={draft.tags}
          onChange={(event) => onChange({ tags: event.target.value })}
          placeholder={texts.seaLinocutBlue}
        />
      )}
    </Field>
    <Field label={texts.alternativeText} hint={texts.altTextHint} error={errors.altText} optional>
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
