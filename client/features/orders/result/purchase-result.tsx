import { type ReactNode, Suspense, useState } from 'react';
import { Download, MessageCircle, ShoppingBag } from 'lucide-react';
import { Link } from 'wouter';
import type { Purchase } from '#shared/orders/contract.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { renditionUrl } from '#shared/uploads/renditions.ts';
import { DELIVERY_HOLD_DAYS, DIGITAL_HOLD_DAYS, SHIP_WITHIN_DAYS, addDays } from '#shared/orders/times.ts';
import { MessageButton } from '#client/features/messages/message-button.tsx';
import { type Stage, TimelineView } from '#client/ui/timeline-view.tsx';
import { personOf } from '../person-of.ts';
import { OutcomeFacts, OutcomeHead } from '#client/features/payments/payment-outcome.tsx';
import { ViewReceipt } from '#client/features/receipts/view-receipt.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { WallLabel } from '#client/ui/base/wall-label.tsx';
import { day, usd } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { paths } from '#client/paths.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

const AddressDialog = lazyPart(() => import('../address/address-dialog.tsx'));

interface PurchaseResultProps {
  purchase: Purchase;
  /** It was polled long enough: from now on the buyer checks by hand. */
  isWaitOver: boolean;
  onCheckAgain: () => void;
}

const TITLES: Record<Outcome, string> = {
  paid: 'Payment Successful',
  processing: 'Your payment is on its way',
  failed: 'Payment Failed',
  refunded: 'Payment refunded',
};

const bodyOf = (outcome: Outcome, { artwork, seller, failureMessage, total }: Purchase): string =>
  ({
    paid: `${artwork.title} by ${displayName(seller)} is now yours.`,
    processing: 'Waiting for your bank. You can close this page and check Purchases later.',
    failed: failureMessage ?? 'Payment failed. You weren’t charged.',
    refunded: `${usd(total)} was refunded to your card. The work is no longer yours.`,
  })[outcome];

/** The true state comes from the server; the address alone never claims success. */
export function PurchaseResult({ purchase, isWaitOver, onCheckAgain }: PurchaseResultProps) {
  const outcome = outcomeOf(purchase);
  const isAddressMissing = purchase.isPhysicalItem && !purchase.shippingAddress && purchase.status === 'paid';
  return (
    <Frame purchase={purchase} isSold={outcome === 'paid'}>
      <OutcomeHead outcome={outcome} title={TITLES[outcome]} body={bodyOf(outcome, purchase)} />
      {outcome === 'paid' && <PaidFacts purchase={purchase} />}
      <div className="mt-8 flex flex-wrap gap-3">
        {outcome === 'processing' && isWaitOver && (
          <Button size="lg" className="max-sm:w-full" onClick={onCheckAgain}>
            Check again
          </Button>
        )}
        {outcome === 'processing' && (
          <Button asChild variant="outline" size="lg" className="max-sm:w-full">
            <Link href={paths.purchases()}>Purchases</Link>
          </Button>
        )}
        {outcome === 'paid' && <PaidActions purchase={purchase} isAddressMissing={isAddressMissing} />}
        {(outcome === 'failed' || outcome === 'refunded') && (
          <Button asChild size="lg" className="max-sm:w-full">
            {outcome === 'failed' ? (
              <Link href={paths.checkout(purchase.artwork.id)}>Try again</Link>
            ) : (
              <Link href={paths.home()}>Discover other works</Link>
            )}
          </Button>
        )}
      </div>
      {outcome === 'paid' && <WhatNow purchase={purchase} isAddressMissing={isAddressMissing} />}
    </Frame>
  );
}

interface PaidProps {
  purchase: Purchase;
  isAddressMissing: boolean;
}

/** The file or what its delivery needs, and the receipt. */
function PaidActions({ purchase, isAddressMissing }: PaidProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {isAddressMissing ? (
        <Button size="lg" className="max-sm:w-full" onClick={() => setAsking(true)}>
          Add address
        </Button>
      ) : (
        <Button asChild size="lg" className="max-sm:w-full">
          {purchase.isPhysicalItem ? (
            <Link href={paths.purchase(purchase.id)}>See your order</Link>
          ) : (
            <a href={paths.artworkDownload(purchase.artwork.id)} download>
              <Download size={18} aria-hidden />
              Download the original
            </a>
          )}
        </Button>
      )}
      <ViewReceipt purchase={purchase} size="lg" />
      {isAsking && (
        <Suspense fallback={null}>
          <AddressDialog purchase={purchase} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function stagesOf({ purchase, isAddressMissing }: PaidProps): Stage[] {
  const paidAt = purchase.paidAt ?? purchase.createdAt;
  const paid: Stage = { name: 'Paid', note: 'No one else can buy it.', state: 'done' };
  if (!purchase.isPhysicalItem) {
    const until = day(addDays(paidAt, DIGITAL_HOLD_DAYS));
    return [
      paid,
      { name: 'Download the original', note: 'As often as you like, here or from your order.', state: 'now' },
      { name: `Refunds possible until ${until}`, note: 'Then the artist is paid.', state: 'next' },
    ];
  }
  const shipBy = day(addDays(paidAt, SHIP_WITHIN_DAYS));
  return [
    paid,
    isAddressMissing
      ? { name: 'Add a delivery address', note: 'The artist needs it to ship.', state: 'now' }
      : { name: 'The artist ships it', note: `By ${shipBy}, or you get a full refund.`, state: 'now' },
    {
      name: 'Confirm when it arrives',
      note: `The artist is paid then, or ${DELIVERY_HOLD_DAYS} days after delivery.`,
      state: 'next',
    },
  ];
}

const WhatNow = (props: PaidProps) => (
  <section aria-labelledby="now" className="mt-10">
    <h2 id="now" className="mb-5 text-xl">
      What happens now
    </h2>
    <TimelineView stages={stagesOf(props)} />
    <div className="mt-5 -ml-5 flex flex-wrap">
      {(props.isAddressMissing || !props.purchase.isPhysicalItem) && (
        <Button asChild variant="quiet">
          <Link href={paths.purchase(props.purchase.id)}>
            <ShoppingBag size={16} aria-hidden />
            See your order
          </Link>
        </Button>
      )}
      <MessageButton person={personOf(props.purchase.seller)} variant="quiet">
        <MessageCircle size={16} aria-hidden />
        Message the artist
      </MessageButton>
    </div>
  </section>
);

const Frame = ({
  purchase,
  isSold,
  children,
}: {
  purchase: Purchase;
  isSold: boolean;
  children: ReactNode;
}) => (
  <div className="grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,480px)] xl:gap-16 xl:py-4">
    <figure className="xl:order-last">
      <img
        src={renditionUrl(purchase.artwork.imageUrl, 'card')}
        alt={purchase.artwork.altText ?? purchase.artwork.title}
        width={purchase.artwork.width}
        height={purchase.artwork.height}
        className="aspect-4/3 h-auto w-full rounded-art object-cover shadow-art xl:aspect-auto"
      />
      <WallLabel
        className="mt-4 text-sm!"
        name={displayName(purchase.seller)}
        title={purchase.artwork.title}
        isSold={isSold}
      >
        {purchase.artwork.medium}
      </WallLabel>
    </figure>
    <div className="self-center">{children}</div>
  </div>
);

const PaidFacts = ({ purchase }: { purchase: Purchase }) => {
  const facts: [term: string, value: string][] = [
    ['Paid', usd(purchase.total)],
    ['Date', day(purchase.paidAt ?? purchase.createdAt)],
    ['Artist receives', usd(fromCents(toCents(purchase.artistAmount) + toCents(purchase.deliveryCost)))],
    ['Commission', usd(purchase.commissionAmount)],
  ];
  return <OutcomeFacts facts={facts} />;
};
