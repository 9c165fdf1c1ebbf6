/** The receipt as a printed page: shown in the dialog, and repeated line by line by the server's PDF. */
import { numberText } from '#shared/orders/edition.ts';
import { BRAND } from '#shared/kernel/brand.ts';
import type { Receipt, ReceiptType } from '#shared/receipts/contract.ts';
import { type PrintedParty, issuedToOf, soldByOf } from '#shared/receipts/parties.ts';
import { taxBasis, withoutTax } from '#shared/tax/words.ts';
import { ratePercent, keptPercent } from '#shared/kernel/commission.ts';
import { displayName } from '#shared/kernel/names.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { day, usd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { PaperSheet } from '#client/ui/paper-sheet.tsx';

const COPY: Record<ReceiptType, string> = {
  buyer: t('Buyer’s copy.'),
  artist: t('Artist’s copy.'),
  admin: t('Administrative copy.'),
};

function Party({ heading, name, lines, taxNumber, className }: PartyProps) {
  const all = taxNumber ? [...lines, t('Tax number {taxNumber}', { taxNumber })] : lines;
  return (
    <div className={className}>
      <dt className="text-2xs text-ink/70">{heading}</dt>
      <dd dir="auto" className="mt-1 text-sm leading-snug">
        <span className="block font-semibold break-words">{name}</span>
        {all.map((line) => (
          <span key={line} className="block break-words text-ink/75">
            {line}
          </span>
        ))}
      </dd>
    </div>
  );
}
interface PartyProps extends PrintedParty {
  heading: string;
  className?: string;
}

function Line({ label, note, amount }: { label: string; note: string; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-t border-ink/15 py-2.5">
      <dt className="text-sm">
        {label} <span className="text-ink/70">{note}</span>
      </dt>
      <dd className="num text-sm">{amount}</dd>
    </div>
  );
}

const Included = ({ label, amount }: { label: string; amount: string }) => (
  <div className="flex items-baseline justify-between gap-6 pb-2 text-xs text-ink/75">
    <dt>{label}</dt>
    <dd className="num">{amount}</dd>
  </div>
);

const returnedNote = ({ lastAt, taxAmount }: NonNullable<Receipt['purchase']['returned']>): string =>
  taxAmount
    ? t('by {date}, including {tax} tax', { date: day(lastAt), tax: usd(taxAmount) })
    : t('by {date}', { date: day(lastAt) });

export function ReceiptDocument({ receipt }: { receipt: Receipt }) {
  const { purchase } = receipt;
  const { artwork, tax } = purchase;
  const artist = displayName(purchase.seller);
  const artistShare = keptPercent(purchase.commissionRate);
  return (
    <PaperSheet
      label={t('Receipt {receiptNumber}', { receiptNumber: receipt.receiptNumber })}
      number={receipt.receiptNumber}
      issuedAt={receipt.createdAt}
      title={t('Receipt')}
    >
      <p className="mt-3 flex items-center gap-2.5 text-sm text-ink/80">
        <span aria-hidden className="size-3 rounded-full bg-accent" />
        {t('Sold and paid in full. {copy}', { copy: COPY[receipt.receiptType] })}
      </p>

      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-ink/15 pt-5 sm:grid-cols-[1.35fr_1fr_0.8fr]">
        <Party className="max-sm:col-span-2" heading={t('Issued to')} {...issuedToOf(receipt)} />
        <Party heading={t('Sold by')} {...soldByOf(receipt)} />
        <Party
          heading={t('Paid on')}
          name={day(purchase.paidAt ?? purchase.createdAt)}
          lines={[t('by card')]}
          taxNumber={null}
        />
      </dl>

      <div className="mt-8 flex items-center gap-5 sm:mt-9 sm:gap-7">
        <img
          src={renditionUrl(artwork.imageUrl, 'thumb')}
          alt={artwork.altText ?? artwork.title}
          width={artwork.width}
          height={artwork.height}
          className="h-auto w-24 shrink-0 rounded-art sm:w-40"
        />
        <div className="min-w-0 text-sm leading-snug">
          <p className="font-display text-xl font-semibold text-balance break-words">{artwork.title}</p>
          <p className="mt-1 font-semibold">{artist}</p>
          {artwork.medium && <p className="text-ink/75">{artwork.medium}</p>}
          {purchase.edition && <p className="text-ink/75">{numberText(purchase.edition)}</p>}
          {artwork.isNftAvailable && <p className="text-ink/75">{t('No NFT is included.')}</p>}
        </div>
      </div>

      <dl className="mt-8 sm:mt-9">
        {Number(purchase.deliveryCost) > 0 && (
          <>
            <Line label={t('Price')} note="" amount={usd(purchase.amount)} />
            <Line
              label={t('Shipping')}
              note={t('to the artist in full')}
              amount={usd(purchase.deliveryCost)}
            />
          </>
        )}
        <div className="flex items-baseline justify-between gap-6 border-t-2 border-ink py-4">
          <dt className="font-display text-lg font-semibold">{t('Total paid')}</dt>
          <dd className="num text-xl font-semibold">{usd(purchase.total)}</dd>
        </div>
        {tax && (
          <>
            <Included label={t('Before tax')} amount={usd(withoutTax(purchase.total, tax))} />
            <Included
              label={t('of which tax ({basis})', { basis: taxBasis(tax) })}
              amount={usd(tax.amount)}
            />
          </>
        )}
        <Line label={t('Artist receives')} note={artistShare} amount={usd(purchase.artistAmount)} />
        <Line
          label={t('Commission')}
          note={ratePercent(purchase.commissionRate)}
          amount={usd(purchase.commissionAmount)}
        />
        {purchase.returned && (
          <Line
            label={t('Returned to the buyer')}
            note={returnedNote(purchase.returned)}
            amount={`−${usd(purchase.returned.amount)}`}
          />
        )}
      </dl>

      {receipt.notes && (
        <p
          dir="auto"
          className="mt-5 mb-9 border-t border-ink/15 pt-5 text-base break-words text-pretty whitespace-pre-line text-ink/85 italic"
        >
          <span className="sr-only">{t('Notes:')} </span>
          {receipt.notes}
        </p>
      )}
      <footer className="mt-auto flex justify-between gap-8 border-t border-ink/15 pt-4 text-2xs text-ink/70">
        <span>
          {t('{brand}, online art marketplace. All amounts in US dollars.', { brand: BRAND })}
          {tax && ` ${t('Prices include tax, payable by the seller.')}`}
        </span>
        <span className="num whitespace-nowrap">1 / 1</span>
      </footer>
    </PaperSheet>
  );
}
