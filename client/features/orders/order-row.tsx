import { Link } from 'wouter';
import { numberText } from '#shared/orders/edition.ts';
import { FilesMenu } from '#client/features/order-files/public.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { OrderChips } from './order-chips.tsx';
import { day, usd } from '#client/lib/format.ts';
import { paths } from '#client/paths.ts';
import { nextStep } from './next-step.ts';
import { type Order, artistName, artistTotal, buyerName, hasFiles, orderTime } from './order.ts';
import * as texts from './texts.ts';

/** One order of a list: the whole row is a link. */
export function OrderRow({ order, readAt }: { order: Order; readAt: number }) {
  const { purchase, side } = order;
  const isBuyer = side === 'buyer';
  const isRefunded = purchase.status === 'refunded';
  const when = purchase.paidAt ?? purchase.createdAt;
  return (
    <li className="group relative grid grid-cols-[72px_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-t border-line py-5 first:border-0 sm:grid-cols-[88px_minmax(0,1fr)_auto] sm:gap-x-6">
      <img
        src={renditionUrl(purchase.artwork.imageUrl, 'thumb')}
        alt=""
        loading="lazy"
        width={88}
        height={88}
        className="aspect-square w-full rounded-art bg-raised object-cover"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-mute">
          <OrderChips purchase={purchase} />
          <time dateTime={when.toISOString()}>{day(when)}</time>
          {purchase.edition && <span>{numberText(purchase.edition)}</span>}
        </p>
        <h2 dir="auto" className="mt-2 font-sans text-base font-semibold wrap-anywhere">
          <Link
            href={isBuyer ? paths.purchase(purchase.id) : paths.sale(purchase.id)}
            className="after:absolute after:inset-0 after:rounded-md group-hover:underline"
          >
            {purchase.artwork.title}
          </Link>
        </h2>
        <p dir="auto" className="text-sm wrap-anywhere text-soft">
          {isBuyer ? texts.boughtFrom(artistName(order)) : texts.soldTo(buyerName(order))}
        </p>
        <p dir="auto" className="mt-1.5 line-clamp-3 max-w-[68ch] text-sm wrap-anywhere text-mute">
          {nextStep(order, orderTime(order, readAt))}
        </p>
      </div>
      <div className="flex items-center justify-between gap-4 max-sm:col-span-2 sm:gap-8">
        <dl className="sm:text-right">
          <dt className="text-2xs text-mute">
            {isBuyer ? texts.total : isRefunded ? texts.refunded : texts.youReceive}
          </dt>
          <dd className="num text-sm font-semibold text-paper">
            {usd(isBuyer || isRefunded ? purchase.total : artistTotal(purchase))}
          </dd>
        </dl>
        {hasFiles(order) && <FilesMenu purchase={purchase} />}
      </div>
    </li>
  );
}
