import { Field } from '#client/ui/field.tsx';
import { type ApplyDraft, type ApplyErrors, priceHint } from './apply-draft.ts';
import * as texts from './texts.ts';

const MESSAGE_MAX = 2000;

interface ApplyFieldsProps {
  draft: ApplyDraft;
  errors: ApplyErrors;
  budget: string;
  onChange: (values: Partial<ApplyDraft>) => void;
}

export const ApplyFields = ({ draft, errors, budget, onChange }: ApplyFieldsProps) => (
  <>
    <Field label={texts.message} hint={texts.messageHint} error={errors.message} optional>
      {(field) => (
        <textarea
          {...field}
          data-field="message"
          data-autofocus
          rows={5}
          maxLength={MESSAGE_MAX}
          className={`${field.className} h-auto! py-3`}
          value={draft.message}
          onChange={({ target }) => onChange({ message: target.value })}
        />
      )}
    </Field>
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label={texts.proposedPrice}
        hint={priceHint(draft.price, budget)}
        error={errors.proposedPrice}
        optional
      >
        {(field) => (
          <input
            {...field}
            data-field="proposedPrice"
            inputMode="decimal"
            autoComplete="off"
            className={`${field.className} num`}
            value={draft.price}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        )}
      </Field>
      <Field
        label={texts.timelineDays}
        hint={texts.countedFromUpfrontPayment}
        error={errors.timelineDays}
        optional
      >
        {(field) => (
          <input
            {...field}
            data-field="timelineDays"
            inputMode="numeric"
            autoComplete="off"
            className={`${field.className} num`}
            value={draft.days}
            onChange={({ target }) => onChange({ days: target.value })}
          />
        )}
      </Field>
    </div>
  </>
);
