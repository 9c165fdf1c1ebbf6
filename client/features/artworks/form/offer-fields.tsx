import { LEAST_PRICE_CENTS } from '#shared/kernel/limits.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { Input } from '#client/ui/input.tsx';
import { Switch } from '#client/ui/switch.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import type { WorkDraft } from './work-draft.ts';
import * as texts from './texts.ts';

/** For works for sale: whether they are open to offers, and the lowest. */
export const OfferFields = ({ form: { values, field, change } }: { form: Form<WorkDraft> }) => (
  <>
    <Switch
      label={texts.openToOffers}
      hint={texts.membersOfferLess}
      checked={values.isOpenToOffers}
      onCheckedChange={(isOpenToOffers) => change({ isOpenToOffers })}
    />
    {values.isOpenToOffers && (
      <Input
        label={texts.lowestOffer}
        hint={texts.seenByYouAlone}
        unit="$"
        isNumeric
        type="number"
        step={0.01}
        inputMode="decimal"
        min={fromCents(LEAST_PRICE_CENTS)}
        {...field('leastOffer')}
      />
    )}
  </>
);
