import { Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '#client/components/ui/button.tsx';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { paths } from '#client/paths.ts';
import { type Deed, deedsOf } from './deeds.ts';
import { ModeratorMenu } from './moderator-menu.tsx';
import type { Order } from './order.ts';

const OrderDialog = lazyPart(() => import('./order-dialog.tsx'));

const NAMES: Record<Exclude<Deed, 'pay' | 'address'>, string> = {
  ship: 'Mark as shipped',
  confirm: 'Confirm receipt',
  accept: 'Accept and refund',
  decline: 'Decline',
  refuse: 'Refuse',
  withdraw: 'Withdraw request',
  ask: 'Ask for a refund',
  give: 'Refund buyer',
};
const nameOf = (deed: Exclude<Deed, 'pay'>, { purchase }: Order): string =>
  deed === 'address' ? (purchase.shippingAddress ? 'Correct the address' : 'Give the address') : NAMES[deed];

/** What one may do now, the likely thing first. */
export function OrderActions({ order, now }: { order: Order; now: Date }) {
  const [opened, setOpened] = useState<Exclude<Deed, 'pay'>>();
  const area = useRef<HTMLDivElement>(null);
  const deeds = deedsOf(order.purchase, order.side, now);
  // The button of a deed that is done is gone.
  useRefocus(area, deeds.join());
  const close = () => setOpened(undefined);
  return (
    <div
      ref={area}
      tabIndex={-1}
      aria-label="What you can do"
      role="group"
      className="outline-none empty:hidden"
    >
      {deeds.length > 0 && (
        <div className="mt-6 flex flex-wrap gap-3">
          {order.side === 'moderator' ? (
            <ModeratorMenu items={named(deeds, order)} onSelect={setOpened} />
          ) : (
            deeds.map((deed, n) => {
              const look = {
                variant:
                  n === 0 && deed !== 'ask' && deed !== 'give' ? ('primary' as const) : ('outline' as const),
                className: 'max-sm:w-full',
              };
              return deed === 'pay' ? (
                <Button key={deed} asChild {...look}>
                  <Link href={paths.checkout(order.purchase.artwork.id)}>Continue to payment</Link>
                </Button>
              ) : (
                <Button key={deed} {...look} onClick={() => setOpened(deed)}>
                  {nameOf(deed, order)}
                </Button>
              );
            })
          )}
        </div>
      )}
      {opened && (
        <Suspense fallback={null}>
          <OrderDialog deed={opened} order={order} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

const named = (deeds: Deed[], order: Order) =>
  deeds.flatMap((deed) => (deed === 'pay' ? [] : [{ deed, name: nameOf(deed, order) }]));
