import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { LEAST_PRICE_CENTS } from '#shared/kernel/limits.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { Field } from '#client/ui/field.tsx';
import { SwitchRow } from '#client/ui/switch-row.tsx';
import { type WorkDraft, type WorkErrors, deliveryHint, priceHint } from './work-draft.ts';
import * as texts from './texts.ts';

interface SaleFieldsProps {
  draft: WorkDraft;
  errors: WorkErrors;
  member: CurrentUser;
  /** A sold work cannot be offered again and keeps its price. */
  isSold?: boolean;
  onChange: (change: Partial<WorkDraft>) => void;
}

interface DollarsProps {
  name: 'price' | 'deliveryCost';
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (change: Partial<WorkDraft>) => void;
}

const Dollars = ({ name, value, onChange, ...field }: DollarsProps) => (
  <Field {...field}>
    {(control) => (
      <span className="relative block">
        <span aria-hidden className="num absolute top-1/2 left-3.5 -translate-y-1/2 text-mute">
          $
        </span>
        <input
          {...control}
          data-field={name}
          type="number"
          min={name === 'price' ? fromCents(LEAST_PRICE_CENTS) : 0}
          step={0.01}
          inputMode="decimal"
          value={value}
          onChange={(event) => onChange({ [name]: event.target.value })}
          className={`${control.className} num pl-8`}
        />
      </span>
    )}
  </Field>
);

/** For sale or not, the price if it is, whether it is shipped and at what cost, and the NFT offer. */
export const SaleFields = ({ draft, errors, member, isSold = false, onChange }: SaleFieldsProps) => (
  <div className="grid gap-5 border-t border-line pt-5">
    {!isSold && (
      <SwitchRow
        label={texts.availableForSale}
        hint={texts.oneOfAKind}
        checked={draft.isForSale}
        onCheckedChange={(isForSale) => onChange({ isForSale })}
      />
    )}
    {draft.isForSale && (
      <Dollars
        name="price"
        label={texts.priceUsd}
        hint={priceHint(draft.price, member)}
        error={errors.price}
        value={draft.price}
        onChange={onChange}
      />
    )}
    {!isSold && (
      <SwitchRow
        label={texts.physicalWork}
        hint={texts.youShipItToBuyer}
        checked={draft.isPhysical}
        onCheckedChange={(isPhysical) => onChange({ isPhysical })}
      />
    )}
    {!isSold && draft.isPhysical && (
      <Dollars
        name="deliveryCost"
        label={texts.deliveryCost}
        hint={deliveryHint(draft.deliveryCost)}
        error={errors.deliveryCost}
        value={draft.deliveryCost}
        onChange={onChange}
      />
    )}
    <SwitchRow
      label={texts.nftAvailable}
      hint={texts.marksTheWorkNftAvailable}
      checked={draft.isNftAvailable}
      onCheckedChange={(isNftAvailable) => onChange({ isNftAvailable })}
    />
  </div>
);
