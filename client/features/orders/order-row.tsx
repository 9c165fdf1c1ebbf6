import { type ReactNode, Suspense, useState } from 'react';
import { CreditCard, MapPin, MessageCircleQuestionMark, PackageCheck, Truck } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { numberText } from '#shared/orders/edition.ts';
import { isPaid } from '#shared/orders/states.ts';
import { FilesMenu } from '#client/features/order-files/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { DealRow } from '#client/ui/deal-row.tsx';
import { day, shortUsd } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { OrderChips } from './order-chips.tsx';
import { type OrderAction, availableActions, leadAction } from './available-actions.ts';
import { nextStep } from './next-step.ts';
import { type Order, artistName, artistTotal, buyerName, orderTime } from './order.ts';

const OrderDialog = lazyPart(() => import('./order-dialog.tsx'));

/** One order of a list: the whole row is a link, and what is to be done is its only button. */
export function OrderRow({ order, readAt }: { order: Order; readAt: number }) {
  const { purchase, side } = order;
  const isBuyer = side === 'buyer';
  const isRefunded = purchase.status === 'refunded';
  const now = orderTime(order, readAt);
  const facts = [
    isBuyer ? artistName(order) : t('Sold to {buyerName}', { buyerName: buyerName(order) }),
    day(purchase.paidAt ?? purchase.createdAt),
    ...(purchase.edition ? [numberText(purchase.edition)] : []),
  ];
  return (
    <DealRow
      imageUrl={purchase.artwork.imageUrl}
      head={
        <>
          <p className="flex flex-wrap gap-1.5">
            <OrderChips order={order} />
          </p>
          <h2 dir="auto" className="mt-1.5 font-sans text-base font-semibold wrap-anywhere">
            <Link
              href={isBuyer ? paths.purchase(purchase.id) : paths.sale(purchase.id)}
              className="after:absolute after:inset-0 after:rounded-md group-hover:underline"
            >
              {purchase.artwork.title}
            </Link>
          </h2>
          <p className="flex flex-wrap gap-x-3 wrap-anywhere text-mute">
            {facts.map((fact) => (
              <span key={fact} dir="auto">
                {fact}
              </span>
            ))}
          </p>
        </>
      }
      text={
        <p dir="auto" className="max-w-[68ch] wrap-anywhere">
          {nextStep(order, now)}
        </p>
      }
      amount={
        <dl>
          <dt className={isBuyer ? 'sr-only' : 'text-2xs text-mute'}>
            {isBuyer ? t('Total') : isRefunded ? t('Refunded') : t('You receive')}
          </dt>
          <dd className="num text-lg text-paper">
            {shortUsd(isBuyer || isRefunded ? purchase.total : artistTotal(purchase))}
          </dd>
        </dl>
      }
      action={actionOf(order, now)}
    />
  );
}

const DIALOGS = {
  confirm: [PackageCheck, t('Confirm delivery')],
  ship: [Truck, t('Mark as shipped')],
  address: [MapPin, t('Add address')],
} as const;
const opensDialog = (action: OrderAction | undefined): action is keyof typeof DIALOGS =>
  action !== undefined && action in DIALOGS;

/** The member's next action, else the files; null if there is neither. */
function actionOf(order: Order, now: Date): ReactNode {
  const { purchase, side } = order;
  const lead = leadAction(purchase, availableActions(purchase, side, now));
  // An order that has counted as delivered can be confirmed on its page.
  if (opensDialog(lead) && purchase.status !== 'delivered') return <ByDialog order={order} action={lead} />;
  if (lead === 'pay' || (lead === 'accept' && side === 'artist')) {
    const Icon = lead === 'pay' ? CreditCard : MessageCircleQuestionMark;
    return (
      <Button asChild>
        <Link href={lead === 'pay' ? paths.checkout(purchase.artwork.id) : paths.sale(purchase.id)}>
          <Icon size={17} aria-hidden />
          {lead === 'pay' ? t('Finish payment') : t('Respond')}
        </Link>
      </Button>
    );
  }
  const isUnderWay = purchase.isPhysicalItem && ['paid', 'shipped'].includes(purchase.status);
  // After a refund a receipt may be left, but only the order's page knows whether there is one.
  return side === 'buyer' && isPaid(purchase.status) && !isUnderWay ? (
    <FilesMenu purchase={purchase} />
  ) : null;
}

function ByDialog({ order, action }: { order: Order; action: keyof typeof DIALOGS }) {
  const [isOpen, setOpen] = useState(false);
  const [Icon, name] = DIALOGS[action];
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon size={17} aria-hidden />
        {name}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OrderDialog action={action} order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
