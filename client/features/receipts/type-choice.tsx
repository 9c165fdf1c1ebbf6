import { RadioGroup } from 'radix-ui';
import type { ReceiptType } from '#shared/receipts/contract.ts';
import { t } from '#client/lib/t.ts';
import { RECEIPT_TYPE_ICONS, RECEIPT_TYPE_NAMES } from './receipt-types.ts';

interface TypeChoiceProps {
  types: readonly ReceiptType[];
  value: ReceiptType;
  onChange: (type: ReceiptType) => void;
}

/** Chooses the recipient of the receipt. */
export const TypeChoice = ({ types, value, onChange }: TypeChoiceProps) => (
  <div>
    <p id="receipt-type" className="mb-1.5 text-sm font-semibold text-paper">
      {t('Receipt type')}
    </p>
    <RadioGroup.Root
      value={value}
      onValueChange={(type) => onChange(type as ReceiptType)}
      aria-labelledby="receipt-type"
      className="grid auto-cols-fr grid-flow-col gap-1 rounded-sm border border-edge bg-ink p-1"
    >
      {types.map((type) => {
        const Icon = RECEIPT_TYPE_ICONS[type];
        return (
          <RadioGroup.Item
            key={type}
            value={type}
            className="flex h-9 pointer-coarse:min-h-11 items-center justify-center gap-2 rounded-xs text-sm font-medium text-soft hover:text-paper data-[state=checked]:bg-paper data-[state=checked]:text-ink"
          >
            <Icon size={15} aria-hidden />
            {RECEIPT_TYPE_NAMES[type]}
          </RadioGroup.Item>
        );
      })}
    </RadioGroup.Root>
  </div>
);
