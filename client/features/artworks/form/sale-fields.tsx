import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { LEAST_PRICE_CENTS } from '#shared/kernel/limits.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { Input } from '#client/ui/input.tsx';
import { Switch } from '#client/ui/switch.tsx';
import type { Form } from '#client/lib/forms/use-form.ts';
import { type WorkDraft, deliveryHint, priceHint } from './work-draft.ts';
import * as texts from './texts.ts';

interface SaleFieldsProps {
  form: Form<WorkDraft>;
  member: CurrentUser;
  /** A sold work cannot be offered again and keeps its price. */
  isSold?: boolean;
}

const DOLLARS = { unit: '$', isNumeric: true, type: 'number', step: 0.01, inputMode: 'decimal' } as const;

/** For sale or not, the price if it is, whether it is shipped and at what cost, and the NFT offer. */
export const SaleFields = ({ form: { values, field, change }, member, isSold = false }: SaleFieldsProps) => (
  <div className="grid gap-5 border-t border-line pt-5">
    {!isSold && (
      <Switch
        label={texts.availableForSale}
        hint={texts.oneOfAKind}
        checked={values.isForSale}
        onCheckedChange={(isForSale) => change({ isForSale })}
      />
    )}
    {values.isForSale && (
      <Input
        label={texts.priceUsd}
        hint={priceHint(values.price, member)}
        min={fromCents(LEAST_PRICE_CENTS)}
        {...DOLLARS}
        {...field('price')}
      />
    )}
    {!isSold && (
      <Switch
        label={texts.physicalWork}
        hint={texts.youShipItToBuyer}
        checked={values.isPhysical}
        onCheckedChange={(isPhysical) => change({ isPhysical })}
      />
    )}
    {!isSold && values.isPhysical && (
      <Input
        label={texts.deliveryCost}
        hint={deliveryHint(values.deliveryCost)}
        min={0}
        {...DOLLARS}
        {...field('deliveryCost')}
      />
    )}
    <Switch
      label={texts.nftAvailable}
      hint={texts.marksTheWorkNftAvailable}
      checked={values.isNftAvailable}
      onCheckedChange={(isNftAvailable) => change({ isNftAvailable })}
    />
  </div>
);
