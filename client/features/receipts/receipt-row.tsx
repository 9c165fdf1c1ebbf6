import type { ReactNode } from 'react';
import type { Purchase } from '#shared/orders/contract.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

interface ReceiptRowProps {
  purchase: Purchase;
  /** Badge, number, date. */
  meta: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

const addMoney = (a: string, b: string) => fromCents(toCents(a) + toCents(b));

/** One row in two layouts: a table row with aligned amounts from 1280, a small card below. */
export const ReceiptRow = ({ purchase, meta, children, actions }: ReceiptRowProps) => (
  <li className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-4 gap-y-4 border-t border-line py-5 first:border-0 xl:grid-cols-[64px_minmax(0,1fr)_310px_96px] xl:gap-x-6">
    <img
      src={renditionUrl(purchase.artwork.imageUrl, 'thumb')}
      alt=""
      loading="lazy"
      width={64}
      height={64}
      className="size-16 self-start rounded-art bg-raised object-cover"
    />
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-mute">{meta}</div>
      <h3 dir="auto" className="mt-2 font-sans text-base font-semibold wrap-anywhere">
        {purchase.artwork.title}
      </h3>
      {children}
    </div>
    <div className="col-span-2 flex items-center justify-between gap-3 xl:contents">
      <dl className="grid flex-1 grid-cols-3 gap-3 xl:gap-4">
        <Amount label={t('Total')} value={purchase.total} isStrong />
        <Amount label={t('Artist')} value={addMoney(purchase.artistAmount, purchase.deliveryCost)} />
        <Amount label={t('Commission')} value={purchase.commissionAmount} />
      </dl>
      <div className="flex max-xl:-mr-3 xl:justify-end">{actions}</div>
    </div>
  </li>
);

const Amount = ({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) => (
  <div className="xl:text-right">
    <dt className="text-2xs text-mute">{label}</dt>
    <dd className={`num text-sm ${isStrong ? 'font-semibold text-paper' : 'text-soft'}`}>
      {shortUsd(value)}
    </dd>
  </div>
);
