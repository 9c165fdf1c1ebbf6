import { Suspense, useRef, useState } from 'react';
import { LifeBuoy, MessageCircle, Printer, Receipt, Undo2 } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { isPaid } from '#shared/orders/states.ts';
import { FilesPanel } from '#client/features/order-files/public.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { GetPaid } from '#client/features/payments/public.ts';
import { ModeratorMenu } from '#client/features/moderation/public.ts';
import { personOf } from './person-of.ts';
import { ViewReceipt } from '#client/features/receipts/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ActionBar } from '#client/ui/frame.tsx';
import { MenuItem } from '#client/ui/menu.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { paths } from '#client/paths.ts';
import { type OrderAction, availableActions, leadAction } from './available-actions.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { nextStep } from './next-step.ts';
import { type Order, hasFiles, hasOpenRefundRequest, payoutOf } from './order.ts';
import { RefundFacts } from './refund-facts.tsx';

const OrderDialog = lazyPart(() => import('./order-dialog.tsx'));

const NAMES: Record<Exclude<OrderAction, 'pay' | 'address' | 'acceptPart' | 'part'>, string> = {
  ship: t('Mark as shipped'),
  confirm: t('Confirm delivery'),
  declinePart: t('Decline'),
  accept: t('Accept and refund'),
  decline: t('Decline'),
  refuse: t('Deny'),
  withdraw: t('Withdraw request'),
  ask: t('Request a refund'),
  give: t('Refund buyer'),
};
function nameOf(action: Exclude<OrderAction, 'pay'>, { purchase, side }: Order): string {
  if (action === 'address') return purchase.shippingAddress ? t('Edit address') : t('Add address');
  if (action === 'part')
    return side === 'artist' ? t('Offer part of the price') : t('Refund part of the price');
  return action === 'acceptPart'
    ? t('Accept {amount} back', { amount: shortUsd(purchase.refund?.offer?.amount ?? '0') })
    : NAMES[action];
}

type DialogAction = Exclude<OrderAction, 'pay'>;

/** Secondary actions, shown below with the ways to get help. */
const isLast = (action: OrderAction): action is 'ask' | 'give' => action === 'ask' || action === 'give';

/** The heading of the one thing that is the viewer's to do. */
const LEADS: Record<OrderAction, string> = {
  pay: t('Finish your payment'),
  address: t('Where should it go?'),
  ship: t('Ready to ship?'),
  confirm: t('Has it arrived?'),
  acceptPart: t('Part of the price back?'),
  declinePart: t('Part of the price back?'),
  accept: t('Refund request'),
  decline: t('Refund request'),
  part: t('Refund request'),
  refuse: t('Refund request'),
  withdraw: t('Refund request'),
  ask: t('Refund'),
  give: t('Refund'),
};

interface OrderActionsProps {
  order: Order;
  now: Date;
}

/** The next step with its buttons, always before the files; below them whom to contact. */
export function OrderActions({ order, now }: OrderActionsProps) {
  const { purchase, side } = order;
  const [opened, setOpened] = useState<DialogAction>();
  const area = useRef<HTMLDivElement>(null);
  const actions = availableActions(purchase, side, now);
  const lead = leadAction(purchase, actions);
  const step = (
    <p aria-live="polite" className="max-w-[62ch] text-base wrap-anywhere text-soft">
      {nextStep(order, now)}
    </p>
  );
  const main =
    side === 'moderator' ? (
      actions.length > 0 && <Decisions order={order} actions={actions} onOpen={setOpened} />
    ) : (
      <Main order={order} actions={actions.filter((action) => !isLast(action))} onOpen={setOpened} />
    );
  const delivery = purchase.isPhysicalItem && (
    <DeliveryFacts purchase={purchase} isBuyer={side === 'buyer'} />
  );
  // The button of a finished action disappears.
  useRefocus(area, actions.join());
  return (
    <div
      ref={area}
      tabIndex={-1}
      aria-label={t('What you can do')}
      role="group"
      className="mt-6 grid grid-cols-1 gap-5 outline-none"
    >
      {lead ? (
        <Panel title={LEADS[lead]}>
          <div className="-mt-2 grid gap-5">
            {step}
            {purchase.refund && hasOpenRefundRequest(purchase) && (
              <RefundFacts refund={purchase.refund} buyerId={purchase.buyerId} />
            )}
            {main}
            {delivery && <div className="border-t border-line pt-4">{delivery}</div>}
          </div>
        </Panel>
      ) : (
        <>
          {step}
          {main}
          {delivery && <Panel title={t('Shipping')}>{delivery}</Panel>}
        </>
      )}
      {hasFiles(order) && <FilesPanel purchase={purchase} isLead={lead === undefined} />}
      {side !== 'moderator' && <Help order={order} actions={actions.filter(isLast)} onOpen={setOpened} />}
      {opened && (
        <Suspense fallback={null}>
          <OrderDialog action={opened} order={order} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface RowProps<D extends OrderAction> {
  order: Order;
  actions: D[];
  onOpen: (action: DialogAction) => void;
}

const Decisions = ({ order, actions, onOpen }: RowProps<OrderAction>) => (
  <ModeratorMenu variant="outline">
    {actions.map(
      (action) =>
        action !== 'pay' && (
          <MenuItem key={action} onSelect={() => onOpen(action)}>
            {nameOf(action, order)}
          </MenuItem>
        ),
    )}
  </ModeratorMenu>
);

const OTHER_ANSWER: Partial<Record<OrderAction, OrderAction>> = {
  accept: 'decline',
  acceptPart: 'declinePart',
};

/** The one action, on phones always within reach; beside it what else can be done now. */
function Main({ order, actions, onOpen }: RowProps<OrderAction>) {
  const { purchase } = order;
  const needsAccount = order.side === 'artist' && payoutOf(order)?.heldBy === 'account';
  const lead = leadAction(purchase, actions);
  // Two answers to one question stand together.
  const first = actions.filter((action) => action === lead || (lead && action === OTHER_ANSWER[lead]));
  const button = (action: OrderAction) => {
    const look = {
      variant: action === lead ? ('primary' as const) : ('outline' as const),
      className: first.includes(action) ? 'flex-1' : 'max-sm:w-full',
    };
    return action === 'pay' ? (
      <Button key={action} asChild {...look}>
        <Link href={paths.checkout(purchase.artwork.id)}>{t('Continue to payment')}</Link>
      </Button>
    ) : (
      <Button
        key={action}
        {...look}
        aria-describedby={action === 'confirm' ? 'confirm-is-final' : undefined}
        onClick={() => onOpen(action)}
      >
        {nameOf(action, order)}
      </Button>
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {lead && <ActionBar className="flex gap-3">{first.map(button)}</ActionBar>}
      {lead === 'confirm' && (
        <p id="confirm-is-final" className="max-w-[40ch] flex-1 basis-56 text-sm text-mute">
          {t('This is final: the artist is paid, and you can no longer request a refund.')}
        </p>
      )}
      {actions.filter((action) => !first.includes(action)).map(button)}
      {needsAccount && (
        <GetPaid
          name={t('Connect a payout account')}
          variant={lead ? 'outline' : 'primary'}
          className="max-sm:w-full"
        />
      )}
    </div>
  );
}

function Help({ order, actions, onOpen }: RowProps<'ask' | 'give'>) {
  const { purchase } = order;
  const other = order.side === 'buyer' ? purchase.seller : order.purchase.buyer;
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <Button key={action} variant="outline" onClick={() => onOpen(action)}>
          <Undo2 size={16} aria-hidden />
          {NAMES[action]}
        </Button>
      ))}
      <MessageButton person={personOf(other)}>
        <MessageCircle size={16} aria-hidden />
        {order.side === 'buyer' ? t('Message artist') : t('Message buyer')}
      </MessageButton>
      {order.side === 'artist' && isPaid(purchase.status) && purchase.shippingAddress && (
        <Button asChild variant="outline">
          <a href={paths.packingSlip(purchase.id)} download>
            <Printer size={16} aria-hidden />
            {t('Packing slip')}
          </a>
        </Button>
      )}
      {order.side === 'artist' && isPaid(purchase.status) && (
        <Button asChild variant="outline">
          <Link href={paths.receipts()}>
            <Receipt size={16} aria-hidden />
            {t('Receipts')}
          </Link>
        </Button>
      )}
      <Button asChild variant="outline">
        <Link href={paths.support({ purchase: purchase.id })}>
          <LifeBuoy size={16} aria-hidden />
          {t('Contact support')}
        </Link>
      </Button>
      {order.side === 'buyer' && isPaid(purchase.status) && <ViewReceipt purchase={purchase} />}
    </div>
  );
}
