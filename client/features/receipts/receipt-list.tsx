import { Download, Eye } from '#client/ui/icons.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import { Chip } from '#client/ui/chip.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { ReceiptRow } from './receipt-row.tsx';
import { RECEIPT_TYPE_ICONS, RECEIPT_TYPE_NAMES } from './receipt-types.ts';

interface ReceiptListProps {
  receipts: Receipt[];
  onView: (receipt: Receipt) => void;
}

export const ReceiptList = ({ receipts, onView }: ReceiptListProps) => (
  <ul>
    {receipts.map((receipt) => (
      <ReceiptRow
        key={receipt.id}
        purchase={receipt.purchase}
        meta={
          <>
            <Chip icon={RECEIPT_TYPE_ICONS[receipt.receiptType]}>
              {RECEIPT_TYPE_NAMES[receipt.receiptType]}
            </Chip>
            <span className="num">{receipt.receiptNumber}</span>
            <time dateTime={receipt.createdAt.toISOString()}>{day(receipt.createdAt)}</time>
          </>
        }
        actions={
          <>
            <IconButton
              label={t('View receipt {receiptNumber}', { receiptNumber: receipt.receiptNumber })}
              onClick={() => onView(receipt)}
            >
              <Eye size={18} aria-hidden />
            </IconButton>
            <IconButton
              label={t('Download receipt {receiptNumber}', { receiptNumber: receipt.receiptNumber })}
              asChild
            >
              <a href={paths.receiptPdf(receipt.id)} download>
                <Download size={18} aria-hidden />
              </a>
            </IconButton>
          </>
        }
      >
        <p className="text-sm text-soft">
          {t('Issued to {issuedTo}', { issuedTo: receipt.issuedTo })}
          {receipt.issuedToEmail && (
            <span className="block truncate text-mute sm:ml-2 sm:inline">{receipt.issuedToEmail}</span>
          )}
        </p>
        {receipt.notes && (
          <p dir="auto" className="mt-1.5 max-w-[60ch] text-sm wrap-anywhere text-mute italic">
            “{receipt.notes}”
          </p>
        )}
      </ReceiptRow>
    ))}
  </ul>
);
