import { Link } from 'wouter';
import { displayName } from '#shared/kernel/names.ts';
import { numberText } from '#shared/orders/edition.ts';
import { isPaid } from '#shared/orders/states.ts';
import { FilesPanel } from '#client/features/order-files/public.ts';
import { OrderChips } from './order-chips.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { TimelineView } from '#client/ui/timeline-view.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { WallLabel } from '#client/ui/base/wall-label.tsx';
import { day } from '#client/lib/format.ts';
import { paths } from '#client/paths.ts';
import { availableActions, leadAction } from './available-actions.ts';
import { DeliveryPanel } from './delivery-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { nextStep } from './next-step.ts';
import { OrderActions } from './order-actions.tsx';
import { type Order, type Side, artistName, buyerName, hasFiles, orderTime, payoutOf } from './order.ts';
import { PayoutPanel } from './payout-panel.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { ShowOnProfile } from './show-on-profile.tsx';
import { timelineOf } from './timeline.ts';
import * as texts from './texts.ts';

interface OrderViewProps {
  order: Order;
  /** When it was fetched, in milliseconds. */
  readAt: number;
}

/** One order: the work, next step and actions; then its stages, delivery, money and payout. */
export function OrderView({ order, readAt }: OrderViewProps) {
  const { purchase, side } = order;
  const isBuyer = side === 'buyer';
  const payout = payoutOf(order);
  const now = orderTime(order, readAt);
  // What is to be done comes first.
  const mustAct = leadAction(purchase, availableActions(purchase, side, now)) !== undefined;
  const files = hasFiles(order) && (
    <div className="mt-6">
      <FilesPanel purchase={purchase} />
    </div>
  );
  return (
    <>
      <BackLink href={BACK[side][0]}>{BACK[side][1]}</BackLink>
      <div className="grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,480px)_minmax(0,1fr)] xl:gap-14">
        <WorkFigure order={order} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-xs text-mute">
            <OrderChips purchase={purchase} />
            <span>
              {texts.buyerOnPaidAt(
                purchase.paidAt ? (isBuyer ? texts.bought : texts.sold) : texts.started,
                day(purchase.paidAt ?? purchase.createdAt),
              )}
            </span>
          </p>
          <h1 dir="auto" className="mt-3 text-2xl wrap-anywhere sm:text-3xl">
            {purchase.artwork.title}
          </h1>
          <p dir="auto" className="mt-1.5 text-base wrap-anywhere text-mute">
            {partiesOf(order)}
          </p>
          {!mustAct && files}
          <p aria-live="polite" className="mt-5 max-w-[62ch] text-lg wrap-anywhere text-soft">
            {nextStep(order, now)}
          </p>
          <OrderActions order={order} now={now} />
          {mustAct && files}
          <div className="mt-9 grid gap-5">
            <Panel title={texts.status}>
              <TimelineView stages={timelineOf(order, now)} />
            </Panel>
            {purchase.refund && <RefundPanel refund={purchase.refund} buyerId={purchase.buyerId} />}
            {payout && <PayoutPanel payout={payout} isMine={side === 'artist'} />}
            {purchase.isPhysicalItem && <DeliveryPanel purchase={purchase} isBuyer={isBuyer} />}
            {isBuyer && isPaid(purchase.status) && <ShowOnProfile purchase={purchase} />}
            <MoneyPanel purchase={purchase} />
          </div>
        </div>
      </div>
    </>
  );
}

const BACK: Record<Side, readonly [href: string, name: string]> = {
  buyer: [paths.purchases(), texts.purchases],
  artist: [paths.sales(), texts.sales],
  moderator: [paths.support(), texts.support],
};

function partiesOf(order: Order): string {
  if (order.side === 'buyer') return texts.boughtFrom(artistName(order));
  return order.side === 'artist'
    ? texts.soldTo(buyerName(order))
    : texts.soldByTo(artistName(order), buyerName(order));
}

const WorkFigure = ({ order: { purchase } }: { order: Order }) => (
  <figure className="self-start xl:sticky xl:top-[calc(var(--nav)+32px)]">
    <Link href={paths.artwork(purchase.artwork.id)} className="block">
      <Picture
        work={purchase.artwork}
        sizes="(width < 80rem) 100vw, 480px"
        className="h-auto w-full object-cover max-xl:aspect-4/3 max-xl:max-h-[46dvh] xl:max-h-[74dvh]"
      />
    </Link>
    <figcaption>
      <WallLabel
        className="mt-4 text-sm! wrap-anywhere"
        name={displayName(purchase.seller)}
        title={purchase.artwork.title}
        isSold={isPaid(purchase.status)}
      >
        {purchase.artwork.medium}
        {purchase.edition && <span className="block">{numberText(purchase.edition)}</span>}
      </WallLabel>
    </figcaption>
  </figure>
);
