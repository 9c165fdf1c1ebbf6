import { type ReactNode, Suspense, useState } from 'react';
import { Download, MessageCircle, ShoppingBag } from 'lucide-react';
import { Link } from 'wouter';
import { numberText } from '#shared/orders/edition.ts';
import type { Purchase } from '#shared/orders/contract.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { DELIVERY_HOLD_DAYS, DIGITAL_HOLD_DAYS, SHIP_WITHIN_DAYS, addDays } from '#shared/orders/times.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { type Stage, TimelineView } from '#client/ui/timeline-view.tsx';
import { personOf } from '../person-of.ts';
import { OutcomeFacts, OutcomeHead } from '#client/features/payments/public.ts';
import { ViewReceipt } from '#client/features/receipts/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { WallLabel } from '#client/ui/base/wall-label.tsx';
import { day, shortUsd } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { paths } from '#client/paths.ts';
import { type Outcome, isUnsettled, outcomeOf } from './outcome.ts';
import * as texts from './texts.ts';

const AddressDialog = lazyPart(() => import('../address/address-dialog.tsx'));

interface PurchaseResultProps {
  purchase: Purchase;
  /** Polled long enough: from now on the buyer checks manually. */
  isWaitOver: boolean;
  onCheckAgain: () => void;
}

const TITLES: Record<Outcome, string> = {
  paid: texts.paymentSuccessful,
  processing: texts.yourPayment,
  open: texts.noPaymentYet,
  failed: texts.paymentFailed,
  refunded: texts.paymentRefunded,
};

const bodyOf = (outcome: Outcome, { artwork, seller, failureMessage, total }: Purchase): string =>
  ({
    paid: texts.byIsNowYours(artwork.title, displayName(seller)),
    processing: texts.waitingForYourBank,
    open: texts.nothingReceived(artwork.title),
    failed: failureMessage ?? texts.paymentFailedNotCharged,
    refunded: texts.wasRefundedToYourCard(shortUsd(total)),
  })[outcome];

/** The true state comes from the server; the URL alone never claims success. */
export function PurchaseResult({ purchase, isWaitOver, onCheckAgain }: PurchaseResultProps) {
  const outcome = outcomeOf(purchase);
  const isAddressMissing = purchase.isPhysicalItem && !purchase.shippingAddress && purchase.status === 'paid';
  return (
    <Frame purchase={purchase} isSold={outcome === 'paid'}>
      <OutcomeHead outcome={outcome} title={TITLES[outcome]} body={bodyOf(outcome, purchase)} />
      {outcome === 'paid' && <PaidFacts purchase={purchase} />}
      <div className="mt-8 flex flex-wrap gap-3">
        {outcome === 'open' && (
          <Button asChild size="lg" className="max-sm:w-full">
            <Link href={paths.checkout(purchase.artwork.id)}>{texts.finishPayment}</Link>
          </Button>
        )}
        {isUnsettled(outcome) && isWaitOver && (
          <Button
            variant={outcome === 'open' ? 'outline' : 'primary'}
            size="lg"
            className="max-sm:w-full"
            onClick={onCheckAgain}
          >
            {texts.checkAgain}
          </Button>
        )}
        {outcome === 'processing' && (
          <Button asChild variant="outline" size="lg" className="max-sm:w-full">
            <Link href={paths.purchases()}>{texts.purchases}</Link>
          </Button>
        )}
        {outcome === 'paid' && <PaidActions purchase={purchase} isAddressMissing={isAddressMissing} />}
        {(outcome === 'failed' || outcome === 'refunded') && (
          <Button asChild size="lg" className="max-sm:w-full">
            {outcome === 'failed' ? (
              <Link href={paths.checkout(purchase.artwork.id)}>{texts.tryAgain}</Link>
            ) : (
              <Link href={paths.home()}>{texts.discoverOtherWorks}</Link>
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

/** The file, or what delivery needs, and the receipt. */
function PaidActions({ purchase, isAddressMissing }: PaidProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {isAddressMissing ? (
        <Button size="lg" className="max-sm:w-full" onClick={() => setAsking(true)}>
          {texts.addAddress}
        </Button>
      ) : (
        <Button asChild size="lg" className="max-sm:w-full">
          {purchase.isPhysicalItem ? (
            <Link href={paths.purchase(purchase.id)}>{texts.seeYourOrder}</Link>
          ) : (
            <a href={paths.artworkDownload(purchase.artwork.id)} download>
              <Download size={18} aria-hidden />
              {texts.downloadTheOriginal}
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
  const paid: Stage = { name: texts.paid, note: texts.noOneElseCanBuy, state: 'done' };
  if (!purchase.isPhysicalItem) {
    const until = day(addDays(paidAt, DIGITAL_HOLD_DAYS));
    return [
      paid,
      { name: texts.downloadTheOriginal, note: texts.asOftenAsYouLike, state: 'now' },
      { name: texts.refundsPossibleUntil(until), note: texts.thenTheArtistIsPaid, state: 'next' },
    ];
  }
  const shipBy = day(addDays(paidAt, SHIP_WITHIN_DAYS));
  return [
    paid,
    isAddressMissing
      ? { name: texts.addADeliveryAddress, note: texts.artistNeedsItToShip, state: 'now' }
      : { name: texts.artistShipsIt, note: texts.byOrYouGetFull(shipBy), state: 'now' },
    {
      name: texts.confirmWhenItArrives,
      note: texts.artistIsPaidWhenYouDo(DELIVERY_HOLD_DAYS),
      state: 'next',
    },
  ];
}

const WhatNow = (props: PaidProps) => (
  <section aria-labelledby="now" className="mt-10">
    <h2 id="now" className="mb-5 text-xl">
      {texts.whatHappensNext}
    </h2>
    <TimelineView stages={stagesOf(props)} />
    <div className="mt-5 -ml-5 flex flex-wrap">
      {(props.isAddressMissing || !props.purchase.isPhysicalItem) && (
        <Button asChild variant="quiet">
          <Link href={paths.purchase(props.purchase.id)}>
            <ShoppingBag size={16} aria-hidden />
            {texts.seeYourOrder}
          </Link>
        </Button>
      )}
      <MessageButton person={personOf(props.purchase.seller)} variant="quiet">
        <MessageCircle size={16} aria-hidden />
        {texts.messageTheArtist}
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
        {purchase.edition && <span className="block">{numberText(purchase.edition)}</span>}
      </WallLabel>
    </figure>
    <div className="self-center">{children}</div>
  </div>
);

const PaidFacts = ({ purchase }: { purchase: Purchase }) => {
  const facts: [term: string, value: string][] = [
    [texts.paid, shortUsd(purchase.total)],
    [texts.date, day(purchase.paidAt ?? purchase.createdAt)],
    [
      texts.artistReceives,
      shortUsd(fromCents(toCents(purchase.artistAmount) + toCents(purchase.deliveryCost))),
    ],
    [texts.commission, shortUsd(purchase.commissionAmount)],
  ];
  return <OutcomeFacts facts={facts} />;
};
