import { InspirationCategory, type InspirationType } from '#shared/inspiration/contract.ts';
import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { TYPE_NAMES } from '../type-names.ts';
import { CATEGORY_NAMES, type ContentDraft, type ContentErrors, LENGTHS } from './upload-draft.ts';
import * as texts from './texts.ts';

type Typed = Pick<ContentDraft, 'title' | 'description' | 'category' | 'type' | 'duration'>;

interface ContentFieldsProps {
  draft: Typed;
  errors: ContentErrors;
  onChange: (values: Partial<Typed>) => void;
}

/** The text fields and selects for a video. */
export const ContentFields = ({ draft, errors, onChange }: ContentFieldsProps) => (
  <>
    <Field label={texts.title} error={errors.title}>
      {(control) => (
        <input
          {...control}
          data-autofocus
          data-field="title"
          required
          maxLength={140}
          value={draft.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      )}
    </Field>
    <Field label={texts.description} optional error={errors.description}>
      {(control) => (
        <textarea
          {...control}
          data-field="description"
          rows={2}
          maxLength={4000}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
          className={`${control.className} h-auto! py-3`}
        />
      )}
    </Field>
    <div className="grid gap-5 sm:grid-cols-[1fr_1.35fr_0.8fr]">
      <Field label={texts.category} error={errors.category}>
        {(control) => (
          <Select
            {...control}
            data-field="category"
            value={draft.category}
            onChange={(event) => onChange({ category: event.target.value as InspirationCategory })}
          >
            {InspirationCategory.options.map((category) => (
              <option key={category} value={category}>
                {CATEGORY_NAMES[category]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.type} error={errors.type}>
        {(control) => (
          <Select
            {...control}
            data-field="type"
            value={draft.type}
            onChange={(event) => onChange({ type: event.target.value as InspirationType })}
          >
            {(Object.keys(TYPE_NAMES) as InspirationType[]).map((type) => (
              <option key={type} value={type}>
                {TYPE_NAMES[type]} ({LENGTHS[type]})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.duration} hint={texts.inSeconds} error={errors.duration}>
        {(control) => (
          <input
            {...control}
            data-field="duration"
            type="number"
            inputMode="numeric"
            min={0}
            step={1}
            value={draft.duration}
            onChange={(event) => onChange({ duration: event.target.value })}
            className={`${control.className} num`}
          />
        )}
      </Field>
    </div>
  </>
);
