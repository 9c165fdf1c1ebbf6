import { AmountInput } from '#client/ui/amount-input.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';
import { type ApplyDraft, priceHint } from './apply-draft.ts';

interface ApplyFieldsProps {
  form: Form<ApplyDraft>;
  budget: string;
}

export const ApplyFields = ({ form: { values, field }, budget }: ApplyFieldsProps) => (
  <>
    <Textarea
      label={t('Message')}
      hint={t('Your first step, and similar work you’ve done.')}
      optional
      rows={5}
      maxLength={2000}
      {...field('message')}
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <AmountInput
        label={t('Proposed price (USD)')}
        hint={priceHint(values.proposedPrice, budget)}
        optional
        {...field('proposedPrice')}
      />
      <Input
        label={t('Timeline (days)')}
        hint={t('Counted from the upfront payment.')}
        optional
        isNumeric
        inputMode="numeric"
        autoComplete="off"
        {...field('timelineDays')}
      />
    </div>
  </>
);
