import { Link } from 'wouter';
import { displayName } from '#shared/kernel/names.ts';
import { numberText } from '#shared/orders/edition.ts';
import { isPaid } from '#shared/orders/states.ts';
import { OrderChips } from './order-chips.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Frame, Row2 } from '#client/ui/frame.tsx';
import { Section } from '#client/ui/section.tsx';
import { TimelineView } from '#client/ui/timeline-view.tsx';
import { Picture } from '#client/ui/base/picture.tsx';
import { WallLabel } from '#client/ui/base/wall-label.tsx';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { availableActions, leadAction } from './available-actions.ts';
import { MoneyPanel } from './money-panel.tsx';
import { OrderActions } from './order-actions.tsx';
import {
  type Order,
  type Side,
  artistName,
  buyerName,
  hasOpenRefundRequest,
  orderTime,
  payoutOf,
} from './order.ts';
import { RefundFacts, refundTitle } from './refund-facts.tsx';
import { PayoutPanel } from './payout-panel.tsx';
import { ShowOnProfile } from './show-on-profile.tsx';
import { timelineOf } from './timeline.ts';

interface OrderViewProps {
  order: Order;
  /** When it was fetched, in milliseconds. */
  readAt: number;
}

/** One order: the work beside what is to be done; below, how it stands beside the money. */
export function OrderView({ order, readAt }: OrderViewProps) {
  const { purchase, side } = order;
  const { refund } = purchase;
  const isBuyer = side === 'buyer';
  const payout = payoutOf(order);
  const now = orderTime(order, readAt);
  const { buyerId } = purchase;
  /** Then it stands with what is to be done. */
  const isToAnswer = leadAction(purchase, availableActions(purchase, side, now)) !== undefined;
  return (
    <>
      <BackLink href={BACK[side][0]}>{BACK[side][1]}</BackLink>
      <Frame
        side={560}
        thing={
          <>
            <SmallFigure order={order} />
            <WorkFigure order={order} />
          </>
        }
        facts={
          <>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-xs text-mute">
              <OrderChips order={order} />
              <span>
                {t('{buyer} on {paidAt}', {
                  buyer: purchase.paidAt ? (isBuyer ? t('Bought') : t('Sold')) : t('Started'),
                  paidAt: day(purchase.paidAt ?? purchase.createdAt),
                })}
              </span>
            </p>
            <h1 dir="auto" className="mt-3 text-2xl wrap-anywhere sm:text-3xl">
              {purchase.artwork.title}
            </h1>
            <p dir="auto" className="mt-1.5 text-base wrap-anywhere text-mute">
              {partiesOf(order)}
            </p>
            <OrderActions order={order} now={now} />
          </>
        }
      />
      <div className="mt-10">
        <Row2>
          <div>
            <Section title={t('Status')}>
              <TimelineView stages={timelineOf(order, now)} />
            </Section>
            {refund && !(isToAnswer && hasOpenRefundRequest(purchase)) && (
              <Section title={refundTitle({ refund, buyerId })}>
                <RefundFacts refund={refund} buyerId={buyerId} />
              </Section>
            )}
          </div>
          <div>
            <MoneyPanel order={order} />
            {payout && <PayoutPanel payout={payout} isMine={side === 'artist'} />}
            {isBuyer && isPaid(purchase.status) && <ShowOnProfile purchase={purchase} />}
          </div>
        </Row2>
      </div>
    </>
  );
}

const BACK: Record<Side, readonly [href: string, name: string]> = {
  buyer: [paths.purchases(), t('Purchases')],
  artist: [paths.sales(), t('Sales')],
  moderator: [paths.support(), t('Support')],
};

function partiesOf(order: Order): string {
  if (order.side === 'buyer') return t('Bought from {artistName}', { artistName: artistName(order) });
  return order.side === 'artist'
    ? t('Sold to {buyerName}', { buyerName: buyerName(order) })
    : t('Sold by {artistName} to {buyerName}', {
        artistName: artistName(order),
        buyerName: buyerName(order),
      });
}

/** Shows on phones, at a glance, which work the order is for. */
const SmallFigure = ({ order: { purchase } }: { order: Order }) => (
  <Link href={paths.artwork(purchase.artwork.id)} className="flex items-center gap-3.5 lg:hidden">
    <Picture work={purchase.artwork} sizes="64px" className="size-16 shrink-0 object-cover" />
    <span className="min-w-0 text-sm leading-snug wrap-anywhere text-mute">
      <span className="block font-semibold text-paper">{displayName(purchase.seller)}</span>
      {purchase.artwork.medium}
      {purchase.edition && <span className="block">{numberText(purchase.edition)}</span>}
    </span>
  </Link>
);

const WorkFigure = ({ order: { purchase } }: { order: Order }) => {
  const { artwork, edition } = purchase;
  return (
    <figure className="max-lg:hidden">
      <Link href={paths.artwork(artwork.id)} className="block rounded-art bg-surface">
        <Picture
          work={artwork}
          sizes="(width < 80rem) 50vw, 560px"
          style={{
            aspectRatio: artwork.width / artwork.height,
            width: `min(100%, 62dvh * ${artwork.width / artwork.height})`,
          }}
          className="mx-auto h-auto"
        />
      </Link>
      <figcaption>
        <WallLabel
          className="mt-4 text-sm! wrap-anywhere"
          name={displayName(purchase.seller)}
          title={artwork.title}
          isSold={isPaid(purchase.status)}
        >
          {artwork.medium}
          {edition && <span className="block">{numberText(edition)}</span>}
        </WallLabel>
      </figcaption>
    </figure>
  );
};
