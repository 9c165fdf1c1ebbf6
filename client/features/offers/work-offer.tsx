import { type ComponentProps, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type ArtworkDetail, artworkEndpoints } from '#shared/artworks/contract.ts';
import { type Offer, offerEndpoints as endpoints } from '#shared/offers/contract.ts';
import { day, dayAndTime, shortUsd } from '#client/lib/format.ts';
import { deleteDraft, useDraft, writeDraft } from '#client/lib/draft.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useLive } from '#client/lib/live.ts';
import { queryFor, refresh } from '#client/lib/query.ts';
import { AWAY_ID } from '#client/lib/away.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { OfferPlace, type OfferPlacement } from './offer-place.tsx';

const OfferDialog = lazyPart(() => import('./offer-dialog.tsx'));

function noteOf({ state, amount, deadline }: Offer): string {
  const [price, until] = [shortUsd(amount), dayAndTime(deadline)];
  return state === 'countered'
    ? t('The artist countered with {amount}. Respond by {when}.', { amount: price, when: until })
    : t('You offered {amount}. It’s open until {when}.', { amount: price, when: until });
}

type ButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'className'>;

interface WorkOfferProps {
  artwork: ArtworkDetail;
  place: OfferPlacement;
}

const BUTTONS: Record<OfferPlacement, ButtonProps> = {
  bar: { variant: 'outline', className: 'h-11! px-4! lg:hidden' },
  column: { variant: 'outline', className: 'mt-3 w-full max-lg:hidden' },
  only: { variant: 'primary', className: 'mt-5 w-full' },
};

/** Stands on the artwork page: the way to an offer, or the open one. */
export default function WorkOffer({ artwork, place }: WorkOfferProps) {
  const inBar = place === 'bar';
  const draft = `offering:${artwork.id}`;
  // Open again after a reload, and on the way back from sign-in: once, by the column that stands beside a bar.
  const [isOpen, setOpen] = useDraft(inBar ? undefined : draft, false);
  const open = () => {
    setOpen(true);
    if (inBar) writeDraft(draft, true);
  };
  const close = () => {
    setOpen(false);
    if (inBar) deleteDraft(draft);
  };
  const read = queryFor(endpoints.ofWork, { params: { id: artwork.id } });
  const { data } = useQuery({ ...read, refetchOnMount: 'always' });
  // Acceptance changes the price of the page.
  useLive('notification', () => void refresh(endpoints.ofWork, artworkEndpoints.get));
  if (!data) return <OfferPlace place={place} />;
  if (data.offer?.state === 'accepted') return null;
  const { offer, nextAt } = data;
  if (offer) {
    if (inBar)
      return (
        <Button asChild size="lg" {...BUTTONS.bar}>
          <Link href={paths.offersMade()}>{t('Your offer')}</Link>
        </Button>
      );
    return (
      <div className="mt-4 rounded-md border border-line p-4 text-sm text-soft">
        <p>{noteOf(offer)}</p>
        <Link
          href={paths.offersMade()}
          className="mt-1 -mb-3 inline-flex min-h-11 items-center font-semibold text-paper hover:underline"
        >
          {t('View your offer')}
        </Link>
      </div>
    );
  }
  if (nextAt)
    return (
      !inBar && (
        <p className="mt-4 text-sm text-mute">
          {t('You can make another offer starting {day}.', { day: day(nextAt) })}
        </p>
      )
    );
  if (artwork.backOn) return inBar ? null : <Off place={place} />;
  return (
    <>
      <Button size="lg" {...BUTTONS[place]} onClick={open}>
        {t('Make an offer')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OfferDialog artwork={artwork} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** While the artist is away: the page says it beside the price, and this names it as its reason. */
const Off = ({ place }: { place: OfferPlacement }) => (
  <Button
    size="lg"
    variant={BUTTONS[place].variant}
    aria-disabled
    aria-describedby={AWAY_ID}
    className={`${BUTTONS[place].className} aria-disabled:cursor-not-allowed aria-disabled:opacity-50`}
  >
    {t('Make an offer')}
  </Button>
);
