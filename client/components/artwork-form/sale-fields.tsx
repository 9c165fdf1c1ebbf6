import type { CurrentUser } from '#shared/contracts/users.ts';
import { Field } from '#client/components/ui/field.tsx';
import { SwitchRow } from '#client/components/ui/switch-row.tsx';
import { type WorkDraft, type WorkErrors, priceHint } from './work-draft.ts';

interface SaleFieldsProps {
  draft: WorkDraft;
  errors: WorkErrors;
  member: CurrentUser;
  /** Sold works are offered to nobody. */
  isSold?: boolean;
  onChange: (change: Partial<WorkDraft>) => void;
}

/** For sale or not, the price that appears with it and what of it arrives, and the NFT offer. */
export const SaleFields = ({ draft, errors, member, isSold = false, onChange }: SaleFieldsProps) => (
  <div className="grid gap-5 border-t border-line pt-5">
    {!isSold && (
      <SwitchRow
        label="Available for sale"
        hint="One of a kind: the first buyer gets it."
        checked={draft.isForSale}
        onCheckedChange={(isForSale) => onChange({ isForSale })}
      />
    )}
    {draft.isForSale && (
      <Field label="Price (USD)" hint={priceHint(draft.price, member)} error={errors.price}>
        {(field) => (
          <span className="relative block">
            <span aria-hidden className="num absolute top-1/2 left-3.5 -translate-y-1/2 text-mute">
              $
            </span>
            <input
              {...field}
              data-field="price"
              type="number"
              min={0}
              step={0.01}
              inputMode="decimal"
              value={draft.price}
              onChange={(event) => onChange({ price: event.target.value })}
              className={`${field.className} num pl-8`}
            />
          </span>
        )}
      </Field>
    )}
    <SwitchRow
      label="NFT available"
      hint="Offer a token together with the work."
      checked={draft.isNftAvailable}
      onCheckedChange={(isNftAvailable) => onChange({ isNftAvailable })}
    />
  </div>
);
