import { EDITION_FIXED } from '#shared/artworks/contract.ts';
import type { WorkDraft } from '#shared/drafts/fields.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { ProfileChoice } from '#client/features/delivery/public.ts';
import { AmountInput } from '#client/ui/amount-input.tsx';
import { Choice, Choices } from '#client/ui/choice.tsx';
import { Input } from '#client/ui/input.tsx';
import { Switch } from '#client/ui/switch.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { isSelling } from '#client/lib/prices.ts';
import { t } from '#client/lib/t.ts';
import { OfferFields } from './offer-fields.tsx';
import { deliveryHint, priceHint } from './work-draft.ts';

interface SaleFieldsProps {
  form: Form<WorkDraft>;
  member: CurrentUser;
  /** A sold work cannot be offered again and keeps its price. */
  isSold?: boolean;
  /** A number was sold, so the size of the edition cannot change. */
  isFixed?: boolean;
}

/** Sets whether the work is for sale, its price, whether and at what cost it is shipped, and the NFT offer. */
export const SaleFields = ({ form, member, isSold = false, isFixed = false }: SaleFieldsProps) => {
  const { values, errors, field, change } = form;
  return (
    <div className="grid gap-5">
      {!isSold && (
        <Switch
          label={t('Available for sale')}
          checked={values.isForSale}
          onCheckedChange={(isForSale) => change({ isForSale })}
        />
      )}
      {values.isForSale && (
        <>
          <HowMany form={form} isFixed={isFixed} />
          <div className={values.isEdition ? 'grid gap-5 sm:grid-cols-2 sm:gap-4' : ''}>
            {values.isEdition && (
              <Input
                label={t('Edition size')}
                hint={
                  isFixed
                    ? EDITION_FIXED
                    : t('2 to 500, sold in order starting with number 1. Can’t change after the first sale.')
                }
                type="number"
                inputMode="numeric"
                step={1}
                min={2}
                max={500}
                isNumeric
                readOnly={isFixed}
                {...field('editionSize')}
              />
            )}
            <AmountInput
              label={t('Price (USD)')}
              hint={priceHint(values.price, member)}
              {...field('price')}
            />
          </div>
          {isSelling() && <OfferFields form={form} />}
        </>
      )}
      {!isSold && (
        <Switch
          label={t('Physical work')}
          hint={t('You ship it to the buyer.')}
          checked={values.isPhysical}
          onCheckedChange={(isPhysical) => change({ isPhysical })}
        />
      )}
      {!isSold && values.isPhysical && (
        <ProfileChoice
          value={values.deliveryProfileId}
          error={errors.deliveryProfileId}
          onChange={(deliveryProfileId) => change({ deliveryProfileId })}
        >
          <AmountInput
            label={t('Shipping cost (USD)')}
            hint={deliveryHint(values.deliveryCost)}
            {...field('deliveryCost')}
          />
        </ProfileChoice>
      )}
      <Switch
        label={t('NFT available')}
        hint={t(
          'Marks the work “NFT Available.” The NFT isn’t part of the sale; buyers can ask you about it.',
        )}
        checked={values.isNftAvailable}
        onCheckedChange={(isNftAvailable) => change({ isNftAvailable })}
      />
    </div>
  );
};

/** Once a number is sold, it remains an edition. */
const HowMany = ({ form: { values, change }, isFixed }: { form: Form<WorkDraft>; isFixed: boolean }) => (
  <Choices legend={t('Edition')} className="grid grid-cols-2 gap-2">
    {[false, true].map((isEdition) => (
      <Choice
        key={String(isEdition)}
        name="edition"
        shape="compact"
        checked={values.isEdition === isEdition}
        disabled={isFixed}
        onChange={() => change({ isEdition })}
      >
        <span className="text-sm text-paper">{isEdition ? t('Edition') : t('One of a kind')}</span>
      </Choice>
    ))}
  </Choices>
);
