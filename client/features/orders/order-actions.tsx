import { Fragment, Suspense, useRef, useState } from 'react';
import { LifeBuoy, MessageCircle, Receipt, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { isPaid } from '#shared/orders/states.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { GetPaid } from '#client/features/payments/public.ts';
import { ModeratorMenu } from '#client/features/moderation/public.ts';
import { personOf } from './person-of.ts';
import { ViewReceipt } from '#client/features/receipts/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { MenuItem } from '#client/ui/menu.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { paths } from '#client/paths.ts';
import { type OrderAction, availableActions, leadAction } from './available-actions.ts';
import { type Order, payoutOf } from './order.ts';
import * as texts from './texts.ts';

const OrderDialog = lazyPart(() => import('./order-dialog.tsx'));

const NAMES: Record<Exclude<OrderAction, 'pay' | 'address'>, string> = {
  ship: texts.markAsShipped,
  confirm: texts.confirmReceipt,
  accept: texts.acceptAndRefund,
  decline: texts.decline,
  refuse: texts.deny,
  withdraw: texts.withdrawRequest,
  ask: texts.requestARefund,
  give: texts.refundBuyer,
};
const nameOf = (action: Exclude<OrderAction, 'pay'>, { purchase }: Order): string =>
  action === 'address' ? (purchase.shippingAddress ? texts.editAddress : texts.addAddress) : NAMES[action];

type DialogAction = Exclude<OrderAction, 'pay'>;

/** Secondary actions, shown below with the ways to get help. */
const isLast = (action: OrderAction): action is 'ask' | 'give' => action === 'ask' || action === 'give';

/** The available actions, the primary one first; below them whom to contact. */
export function OrderActions({ order, now }: { order: Order; now: Date }) {
  const [opened, setOpened] = useState<DialogAction>();
  const area = useRef<HTMLDivElement>(null);
  const actions = availableActions(order.purchase, order.side, now);
  // The button of a finished action disappears.
  useRefocus(area, actions.join());
  return (
    <div
      ref={area}
      tabIndex={-1}
      aria-label={texts.whatYouCanDo}
      role="group"
      className="mt-6 grid gap-3 outline-none empty:hidden"
    >
      {order.side === 'moderator' ? (
        actions.length > 0 && (
          <ModeratorMenu variant="outline">
            {actions.map(
              (action) =>
                action !== 'pay' && (
                  <MenuItem key={action} onSelect={() => setOpened(action)}>
                    {nameOf(action, order)}
                  </MenuItem>
                ),
            )}
          </ModeratorMenu>
        )
      ) : (
        <>
          <Main order={order} actions={actions.filter((action) => !isLast(action))} onOpen={setOpened} />
          <Help order={order} actions={actions.filter(isLast)} onOpen={setOpened} />
        </>
      )}
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

function Main({ order, actions, onOpen }: RowProps<OrderAction>) {
  const { purchase } = order;
  const needsAccount = order.side === 'artist' && payoutOf(order)?.heldBy === 'account';
  const lead = leadAction(purchase, actions);
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {actions.map((action) => {
        const look = {
          variant: action === lead ? ('primary' as const) : ('outline' as const),
          className: 'max-sm:w-full',
        };
        return action === 'pay' ? (
          <Button key={action} asChild {...look}>
            <Link href={paths.checkout(purchase.artwork.id)}>{texts.continueToPayment}</Link>
          </Button>
        ) : (
          <Fragment key={action}>
            <Button
              {...look}
              aria-describedby={action === 'confirm' ? 'confirm-is-final' : undefined}
              onClick={() => onOpen(action)}
            >
              {nameOf(action, order)}
            </Button>
            {action === 'confirm' && (
              <p id="confirm-is-final" className="max-w-[40ch] text-sm text-mute">
                {texts.confirmingIsFinal}
              </p>
            )}
          </Fragment>
        );
      })}
      {needsAccount && (
        <GetPaid
          name={texts.connectAPayoutAccount}
          variant={lead ? 'outline' : 'primary'}
          className="max-sm:w-full"
        />
      )}
      {order.side === 'buyer' && isPaid(purchase.status) && <ViewReceipt purchase={purchase} />}
    </div>
  );
}

function Help({ order, actions, onOpen }: RowProps<'ask' | 'give'>) {
  const { purchase } = order;
  const other = order.side === 'buyer' ? purchase.seller : order.purchase.buyer;
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map((action) => (
        <Button key={action} variant="outline" onClick={() => onOpen(action)}>
          <Undo2 size={16} aria-hidden />
          {NAMES[action]}
        </Button>
      ))}
      <MessageButton person={personOf(other)}>
        <MessageCircle size={16} aria-hidden />
        {order.side === 'buyer' ? texts.messageArtist : texts.messageBuyer}
      </MessageButton>
      {order.side === 'artist' && isPaid(purchase.status) && (
        <Button asChild variant="outline">
          <Link href={paths.receipts()}>
            <Receipt size={16} aria-hidden />
            {texts.receipts}
          </Link>
        </Button>
      )}
      <Button asChild variant="outline">
        <Link href={paths.support({ purchase: purchase.id })}>
          <LifeBuoy size={16} aria-hidden />
          {texts.contactSupport}
        </Link>
      </Button>
    </div>
  );
}
