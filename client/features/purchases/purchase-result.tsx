import { type ReactNode, Suspense, useState } from 'react';
import { Receipt } from 'lucide-react';
import { Link } from 'wouter';
import type { Purchase } from '#shared/contracts/purchases.ts';
import { fromCents, toCents } from '#shared/rules/money.ts';
import { displayName } from '#shared/rules/names.ts';
import { renditionUrl } from '#shared/rules/renditions.ts';
import { OutcomeFacts, OutcomeHead } from '#client/components/payments/payment-outcome.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { WallLabel } from '#client/components/ui/wall-label.tsx';
import { day, usd } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { paths } from '#client/paths.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

const AddressDialog = lazyPart(() => import('#client/components/address/address-dialog.tsx'));

interface PurchaseResultProps {
  purchase: Purchase;
  /** It has been asked for long enough: the buyer asks next. */
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
    paid: `${artwork.title} by ${displayName(seller)} is yours. Nobody else can buy it any more.`,
    processing:
      'The bank has not answered yet. This page changes by itself; you may also close it and find the order under Purchases.',
    failed: failureMessage ?? 'The payment did not go through. Nothing was charged.',
    refunded: `${usd(total)} went back to your card, and the work is not yours.`,
  })[outcome];

/** The true state comes from the server; the address alone never claims success. */
export function PurchaseResult({ purchase, isWaitOver, onCheckAgain }: PurchaseResultProps) {
  const outcome = outcomeOf(purchase);
  const isAddressMissing = purchase.isPhysicalItem && !purchase.shippingAddress && purchase.status === 'paid';
  return (
    <Frame purchase={purchase} isSold={outcome === 'paid'}>
      <OutcomeHead outcome={outcome} title={TITLES[outcome]} body={bodyOf(outcome, purchase)} />
      {outcome === 'paid' && <PaidFacts purchase={purchase} />}
      {outcome === 'paid' && isAddressMissing && (
        <p className="mt-6 max-w-[46ch] text-base text-paper">
          Say where the work is to be sent: it cannot be shipped before.
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {outcome === 'processing' && isWaitOver && (
          <Button size="lg" className="max-sm:w-full" onClick={onCheckAgain}>
            Check again
          </Button>
        )}
        {outcome === 'paid' && <PaidWays purchase={purchase} isAddressMissing={isAddressMissing} />}
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
    </Frame>
  );
}

/** The order, the work, the receipts; before them the address, where it is missing. */
function PaidWays({ purchase, isAddressMissing }: { purchase: Purchase; isAddressMissing: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {isAddressMissing && (
        <Button size="lg" className="max-sm:w-full" onClick={() => setAsking(true)}>
          Give the address
        </Button>
      )}
      <Button asChild size="lg" variant={isAddressMissing ? 'outline' : 'primary'} className="max-sm:w-full">
        <Link href={paths.purchase(purchase.id)}>See your order</Link>
      </Button>
      <Button asChild size="lg" variant="outline" className="max-sm:w-full">
        <Link href={paths.artwork(purchase.artwork.id)}>See the artwork</Link>
      </Button>
      <Button asChild size="lg" variant="quiet" className="max-sm:w-full">
        <Link href={paths.receipts()}>
          <Receipt size={18} aria-hidden />
          Receipts
        </Link>
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <AddressDialog purchase={purchase} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

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
