import type { WorkDraft } from '#shared/drafts/fields.ts';
import { AmountInput } from '#client/ui/amount-input.tsx';
import { Switch } from '#client/ui/switch.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { t } from '#client/lib/t.ts';

/** Sets whether a work for sale is open to offers, and the lowest one. */
export const OfferFields = ({ form: { values, field, change } }: { form: Form<WorkDraft> }) => (
  <>
    <Switch
      label={t('Open to offers')}
      hint={t('Members can offer less than your price. You can accept, decline or counter.')}
      checked={values.isOpenToOffers}
      onCheckedChange={(isOpenToOffers) => change({ isOpenToOffers })}
    />
    {values.isOpenToOffers && (
      <AmountInput
        label={t('Lowest offer (USD), optional')}
        hint={t('Only you see this. Lower offers are declined for you, after a while.')}
        {...field('leastOffer')}
      />
    )}
  </>
);
