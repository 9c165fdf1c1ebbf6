import { Download } from '#client/ui/icons.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { ReceiptDocument } from './receipt-document.tsx';

interface ReceiptDialogProps {
  receipt: Receipt | undefined;
  onClose: () => void;
}

/** The receipt as printed, with its PDF. */
export const ReceiptDialog = ({ receipt, onClose }: ReceiptDialogProps) =>
  receipt && (
    <Dialog
      onClose={onClose}
      title={receipt.receiptNumber}
      description={t('Issued to {issuedTo} on {createdAt}', {
        issuedTo: receipt.issuedTo,
        createdAt: day(receipt.createdAt),
      })}
      width="sm:max-w-[760px]"
      footer={
        <>
          <Button asChild variant="outline">
            <a href={paths.verifyReceipt(receipt.verificationCode)} target="_blank" rel="noreferrer">
              {t('Verify')}
            </a>
          </Button>
          <Button asChild data-autofocus>
            <a href={paths.receiptPdf(receipt.id)} download>
              <Download size={17} aria-hidden />
              {t('Download PDF')}
            </a>
          </Button>
        </>
      }
    >
      {/* Focusable, so that the receipt can be scrolled by keyboard. */}
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
        tabIndex={0}
        aria-label={t('The receipt')}
        className="min-h-0 overflow-y-auto px-5 pb-6 sm:px-8"
      >
        <ReceiptDocument receipt={receipt} />
      </section>
    </Dialog>
  );
