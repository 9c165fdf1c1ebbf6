import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import { type Offer, offerEndpoints as endpoints } from '#shared/offers/contract.ts';
import { day, shortUsd } from '#client/lib/format.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { exact } from './when.ts';
import * as texts from './texts.ts';

const OfferDialog = lazyPart(() => import('./offer-dialog.tsx'));

function noteOf({ state, amount, deadline }: Offer): string {
  const [price, until] = [shortUsd(amount), exact(deadline)];
  if (state === 'accepted') return texts.acceptedUntil(price, until);
  return (state === 'countered' ? texts.askedUntil : texts.openUntil)(price, until);
}

/** On the artwork page: the way to an offer, or the one that is open. */
export default function WorkOffer({ artwork }: { artwork: ArtworkDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useEndpoint(endpoints.ofWork, { params: { id: artwork.id } });
  if (!data) return null;
  const { offer, nextAt } = data;
  if (offer) {
    return (
      <div className="mt-4 rounded-md border border-line p-4 text-sm text-soft">
        <p>{noteOf(offer)}</p>
        <Link
          href={offer.state === 'accepted' ? paths.checkout(artwork.id) : paths.offers()}
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-paper hover:underline"
        >
          {offer.state === 'accepted' ? texts.checkOut : texts.seeYourOffer}
        </Link>
      </div>
    );
  }
  if (nextAt) return <p className="mt-4 text-sm text-mute">{texts.againOn(day(nextAt))}</p>;
  return (
    <>
      <Button size="lg" variant="outline" className="mt-3 w-full" onClick={() => setOpen(true)}>
        {texts.makeAnOffer}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OfferDialog artwork={artwork} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
