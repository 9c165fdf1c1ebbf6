import { Field } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { SwitchRow } from '#client/ui/switch-row.tsx';
import { CATEGORY_ITEMS } from '#client/features/hire/public.ts';
import type { PieceDraft, PieceErrors } from './piece-draft.ts';
import * as texts from './texts.ts';

interface PieceFieldsProps {
  draft: PieceDraft;
  errors: PieceErrors;
  onChange: (values: Partial<PieceDraft>) => void;
}

/** The text fields of a piece. */
export const PieceFields = ({ draft, errors, onChange }: PieceFieldsProps) => (
  <>
    <Field label={texts.title} error={errors.title}>
      {(control) => (
        <input
          {...control}
          data-field="title"
          required
          maxLength={140}
          value={draft.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      )}
    </Field>
    <Field label={texts.description} hint={texts.briefAndWhatYouMade} optional error={errors.description}>
      {(control) => (
        <textarea
          {...control}
          data-field="description"
          rows={4}
          maxLength={2000}
          value={draft.description}
          onChange={({ target }) => onChange({ description: target.value })}
          className={`${control.className} h-auto! py-3`}
        />
      )}
    </Field>
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={texts.category} optional error={errors.category}>
        {(control) => (
          <Select
            {...control}
            data-field="category"
            value={draft.category}
            onChange={({ target }) => onChange({ category: target.value as PieceDraft['category'] })}
          >
            <option value="">{texts.none}</option>
            {CATEGORY_ITEMS.map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.skills} hint={texts.separatedByCommas} optional error={errors.skills}>
        {(control) => (
          <input
            {...control}
            data-field="skills"
            maxLength={300}
            value={draft.skills}
            onChange={({ target }) => onChange({ skills: target.value })}
          />
        )}
      </Field>
    </div>
    <Field label={texts.projectLink} optional error={errors.projectUrl}>
      {(control) => (
        <input
          {...control}
          data-field="projectUrl"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={500}
          value={draft.projectUrl}
          onChange={({ target }) => onChange({ projectUrl: target.value })}
        />
      )}
    </Field>
    <SwitchRow
      label={texts.featureThisPiece}
      hint={texts.featuredPiecesAreShownFirst}
      checked={draft.featured}
      onCheckedChange={(featured) => onChange({ featured })}
    />
  </>
);
