import { AmountInput } from '#client/ui/amount-input.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { type ApplyDraft, priceHint } from './apply-draft.ts';
import * as texts from './texts.ts';

interface ApplyFieldsProps {
  form: Form<ApplyDraft>;
  budget: string;
}

export const ApplyFields = ({ form: { values, field }, budget }: ApplyFieldsProps) => (
  <>
    <Textarea
      label={texts.message}
      hint={texts.messageHint}
      optional
      rows={5}
      maxLength={2000}
      {...field('message')}
    />
    <div className="grid gap-5 sm:grid-cols-2">
      <AmountInput
        label={texts.proposedPrice}
        hint={priceHint(values.proposedPrice, budget)}
        optional
        {...field('proposedPrice')}
      />
      <Input
        label={texts.timelineDays}
        hint={texts.countedFromUpfrontPayment}
        optional
        isNumeric
        inputMode="numeric"
        autoComplete="off"
        {...field('timelineDays')}
      />
    </div>
  </>
);
