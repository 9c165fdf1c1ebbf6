import { type ReactNode, Suspense, useState } from 'react';
import { Download, MessageCircle, ShoppingBag } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { numberText } from '#shared/orders/edition.ts';
import type { Purchase } from '#shared/orders/contract.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { DELIVERY_HOLD_DAYS, DIGITAL_HOLD_DAYS, addDays } from '#shared/orders/times.ts';
import { MessageButton } from '#client/features/messages/public.ts';
import { type Stage, TimelineView } from '#client/ui/timeline-view.tsx';
import { personOf } from '../person-of.ts';
import { OutcomeFacts, OutcomeHead } from '#client/features/payments/public.ts';
import { ViewReceipt } from '#client/features/receipts/public.ts';
import { Button } from '#client/ui/base/button.tsx';
import { WallLabel } from '#client/ui/base/wall-label.tsx';
import { day, shortUsd } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { type Outcome, isUnsettled, outcomeOf } from './outcome.ts';

const AddressDialog = lazyPart(() => import('../address/address-dialog.tsx'));

interface PurchaseResultProps {
  purchase: Purchase;
  /** Polled long enough: from now on the buyer checks manually. */
  isWaitOver: boolean;
  onCheckAgain: () => void;
}

const TITLES: Record<Outcome, string> = {
  paid: t('Payment Successful'),
  processing: t('Your payment is processing'),
  open: t('No payment yet'),
  failed: t('Payment Failed'),
  refunded: t('Payment refunded'),
};

const bodyOf = (outcome: Outcome, { artwork, seller, failureMessage, total }: Purchase): string =>
  ({
    paid: t('{title} by {seller} is now yours.', { title: artwork.title, seller: displayName(seller) }),
    processing: t('Waiting for your bank. You can close this page and check Purchases later.'),
    open: t('We haven’t received a payment for {title}. If you’ve just paid, this page updates by itself.', {
      title: artwork.title,
    }),
    failed: failureMessage ?? t('Payment failed. You weren’t charged.'),
    refunded: t('{total} was refunded to your card. The work is no longer yours.', {
      total: shortUsd(total),
    }),
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
            <Link href={paths.checkout(purchase.artwork.id)}>{t('Finish payment')}</Link>
          </Button>
        )}
        {isUnsettled(outcome) && isWaitOver && (
          <Button
            variant={outcome === 'open' ? 'outline' : 'primary'}
            size="lg"
            className="max-sm:w-full"
            onClick={onCheckAgain}
          >
            {t('Check again')}
          </Button>
        )}
        {outcome === 'processing' && (
          <Button asChild variant="outline" size="lg" className="max-sm:w-full">
            <Link href={paths.purchases()}>{t('Purchases')}</Link>
          </Button>
        )}
        {outcome === 'paid' && <PaidActions purchase={purchase} isAddressMissing={isAddressMissing} />}
        {(outcome === 'failed' || outcome === 'refunded') && (
          <Button asChild size="lg" className="max-sm:w-full">
            {outcome === 'failed' ? (
              <Link href={paths.checkout(purchase.artwork.id)}>{t('Try again')}</Link>
            ) : (
              <Link href={paths.home()}>{t('Discover other artworks')}</Link>
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
          {t('Add address')}
        </Button>
      ) : (
        <Button asChild size="lg" className="max-sm:w-full">
          {purchase.isPhysicalItem ? (
            <Link href={paths.purchase(purchase.id)}>{t('View order')}</Link>
          ) : (
            <a href={paths.artworkDownload(purchase.artwork.id)} download>
              <Download size={18} aria-hidden />
              {t('Download the original')}
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
  const paid: Stage = { name: t('Paid'), note: t('No one else can buy it.'), state: 'done' };
  if (!purchase.isPhysicalItem) {
    const until = day(addDays(paidAt, DIGITAL_HOLD_DAYS));
    return [
      paid,
      {
        name: t('Download the original'),
        note: t('As often as you like, here or from your order.'),
        state: 'now',
      },
      {
        name: t('You can request a refund until {until}', { until }),
        note: t('After that, the artist is paid.'),
        state: 'next',
      },
    ];
  }
  const by = day(purchase.shipBy!);
  return [
    paid,
    isAddressMissing
      ? { name: t('Add a shipping address'), note: t('The artist needs it to ship.'), state: 'now' }
      : {
          name: t('The artist ships it'),
          note: t('By {by}, or you get a full refund.', { by }),
          state: 'now',
        },
    {
      name: t('Confirm when it arrives'),
      note: t('The artist is paid when you do, or {deliveryHoldDays} days after delivery.', {
        deliveryHoldDays: DELIVERY_HOLD_DAYS,
      }),
      state: 'next',
    },
  ];
}

const WhatNow = (props: PaidProps) => (
  <section aria-labelledby="now" className="mt-10">
    <h2 id="now" className="mb-5 text-xl">
      {t('What happens next')}
    </h2>
    <TimelineView stages={stagesOf(props)} />
    <div className="mt-5 -ml-5 flex flex-wrap">
      {(props.isAddressMissing || !props.purchase.isPhysicalItem) && (
        <Button asChild variant="quiet">
          <Link href={paths.purchase(props.purchase.id)}>
            <ShoppingBag size={16} aria-hidden />
            {t('View order')}
          </Link>
        </Button>
      )}
      <MessageButton person={personOf(props.purchase.seller)} variant="quiet">
        <MessageCircle size={16} aria-hidden />
        {t('Message artist')}
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
    [t('Paid'), shortUsd(purchase.total)],
    [t('Date'), day(purchase.paidAt ?? purchase.createdAt)],
    [
      t('Artist receives'),
      shortUsd(fromCents(toCents(purchase.artistAmount) + toCents(purchase.deliveryCost))),
    ],
    [t('Commission'), shortUsd(purchase.commissionAmount)],
  ];
  return <OutcomeFacts facts={facts} />;
};
