import { Suspense, useRef, useState } from 'react';
import { Download, LifeBuoy, MessageCircle, Receipt, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { isPaid } from '#shared/orders/states.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { GetPaid } from '#client/features/payments/public.ts';
import { personOf } from './person-of.ts';
import { ViewReceipt } from '#client/features/receipts/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { paths } from '#client/paths.ts';
import { type Deed, deedsOf } from './deeds.ts';
import { ModeratorMenu } from './moderator-menu.tsx';
import { type Order, canDownload, payoutOf } from './order.ts';
import * as texts from './texts.ts';

const OrderDialog = lazyPart(() => import('./order-dialog.tsx'));

const NAMES: Record<Exclude<Deed, 'pay' | 'address'>, string> = {
  ship: texts.markAsShipped,
  confirm: texts.confirmReceipt,
  accept: texts.acceptAndRefund,
  decline: texts.decline,
  refuse: texts.refuse,
  withdraw: texts.withdrawRequest,
  ask: texts.requestARefund,
  give: texts.refundBuyer,
};
const nameOf = (deed: Exclude<Deed, 'pay'>, { purchase }: Order): string =>
  deed === 'address' ? (purchase.shippingAddress ? texts.editAddress : texts.addAddress) : NAMES[deed];

type ByDialog = Exclude<Deed, 'pay'>;

/** Never the likely thing to do: below it, with the ways to ask somebody. */
const isLast = (deed: Deed): deed is 'ask' | 'give' => deed === 'ask' || deed === 'give';

/** What one may do now, the likely thing first and filled; below it whom one can ask. */
export function OrderActions({ order, now }: { order: Order; now: Date }) {
  const [opened, setOpened] = useState<ByDialog>();
  const area = useRef<HTMLDivElement>(null);
  const deeds = deedsOf(order.purchase, order.side, now);
  // The button of an action that is done is gone.
  useRefocus(area, deeds.join());
  return (
    <div
      ref={area}
      tabIndex={-1}
      aria-label={texts.whatYouCanDo}
      role="group"
      className="mt-6 grid gap-3 outline-none empty:hidden"
    >
      {order.side === 'moderator' ? (
        deeds.length > 0 && <ModeratorMenu items={named(deeds, order)} onSelect={setOpened} />
      ) : (
        <>
          <Main order={order} deeds={deeds.filter((deed) => !isLast(deed))} onOpen={setOpened} />
          <Help order={order} deeds={deeds.filter(isLast)} onOpen={setOpened} />
        </>
      )}
      {opened && (
        <Suspense fallback={null}>
          <OrderDialog deed={opened} order={order} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

interface RowProps<D extends Deed> {
  order: Order;
  deeds: D[];
  onOpen: (deed: ByDialog) => void;
}

function Main({ order, deeds, onOpen }: RowProps<Deed>) {
  const { purchase } = order;
  const needsAccount = order.side === 'artist' && payoutOf(order)?.heldBy === 'account';
  const lead = deeds.find((deed) => deed !== 'withdraw' && !(deed === 'address' && purchase.shippingAddress));
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {canDownload(order) && (
        <Button asChild className="max-sm:w-full">
          <a href={paths.artworkDownload(purchase.artwork.id)} download>
            <Download size={17} aria-hidden />
            {texts.downloadTheOriginal}
          </a>
        </Button>
      )}
      {deeds.map((deed) => {
        const look = {
          variant: deed === lead ? ('primary' as const) : ('outline' as const),
          className: 'max-sm:w-full',
        };
        return deed === 'pay' ? (
          <Button key={deed} asChild {...look}>
            <Link href={paths.checkout(purchase.artwork.id)}>{texts.continueToPayment}</Link>
          </Button>
        ) : (
          <Button key={deed} {...look} onClick={() => onOpen(deed)}>
            {nameOf(deed, order)}
          </Button>
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

function Help({ order, deeds, onOpen }: RowProps<'ask' | 'give'>) {
  const { purchase } = order;
  const other = order.side === 'buyer' ? purchase.seller : order.purchase.buyer;
  return (
    <div className="flex flex-wrap gap-3">
      {deeds.map((deed) => (
        <Button key={deed} variant="outline" onClick={() => onOpen(deed)}>
          <Undo2 size={16} aria-hidden />
          {NAMES[deed]}
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

const named = (deeds: Deed[], order: Order) =>
  deeds.flatMap((deed) => (deed === 'pay' ? [] : [{ deed, name: nameOf(deed, order) }]));
