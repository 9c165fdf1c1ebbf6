import { AmountInput } from '#client/ui/amount-input.tsx';
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
      <AmountInput label={texts.lowestOffer} hint={texts.onlyYouSeeThis} {...field('leastOffer')} />
    )}
  </>
);
