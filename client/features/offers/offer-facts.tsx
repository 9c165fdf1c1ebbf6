import {
  Ban,
  Calendar,
  CheckCheck,
  CircleDashed,
  Clock,
  type IconComponent,
  Reply,
  Undo2,
} from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import type { Offer } from '#shared/offers/contract.ts';
import { MAX_OFFERS_PER_WORK } from '#shared/offers/limits.ts';
import { type OfferReason, type OfferState, turnOf } from '#shared/offers/states.ts';
import { displayName } from '#shared/kernel/names.ts';
import { day, dayAndTime, shortUsd } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { useNow } from '#client/lib/use-now.ts';
import { Chip, type ChipTone } from '#client/ui/chip.tsx';
import { isSoon } from './when.ts';

const LOOKS: Record<OfferState, { tone: ChipTone; icon: IconComponent }> = {
  offered: { tone: 'plain', icon: CircleDashed },
  countered: { tone: 'info', icon: Reply },
  last_offered: { tone: 'info', icon: Reply },
  accepted: { tone: 'ok', icon: CheckCheck },
  paid: { tone: 'ok', icon: CheckCheck },
  unpaid: { tone: 'mute', icon: Ban },
  declined: { tone: 'mute', icon: Undo2 },
  withdrawn: { tone: 'mute', icon: Undo2 },
  ended: { tone: 'mute', icon: Ban },
};

const NAMES: Record<OfferState, string> = {
  offered: t('Waiting'),
  countered: t('Countered'),
  last_offered: t('Final offer'),
  accepted: t('Accepted'),
  paid: t('Paid'),
  unpaid: t('Not paid'),
  declined: t('Declined'),
  withdrawn: t('Withdrawn'),
  ended: t('Ended'),
};

/** The state as the member's side reads it. */
export function StateChip({ offer: { state, side, turns } }: { offer: Offer }) {
  if (side === 'seller' && state === 'countered') {
    return (
      <Chip tone="mute" icon={CircleDashed}>
        {t('You countered')}
      </Chip>
    );
  }
  const mine = turns.findLast(({ isMine }) => isMine);
  return (
    <Chip {...LOOKS[state]}>
      {side === 'seller' && state === 'last_offered' && mine
        ? t('Final offer, after your {price}', { price: shortUsd(mine.amount) })
        : NAMES[state]}
    </Chip>
  );
}

/** Tells the past: by now it may be available again. */
const UNAVAILABLE = t('It ended because the work is no longer available.');
const WHY: Record<Exclude<OfferReason, 'silence'>, string> = {
  sold: t('Sold to another buyer.'),
  price: t('The price dropped to your offer or below, so you can buy it now.'),
  not_for_sale: t('It’s no longer for sale.'),
  removed: UNAVAILABLE,
  hidden: UNAVAILABLE,
  blocked: t('It was canceled.'),
  suspended: t('It was canceled.'),
};

const leftOf = (n: number): string =>
  n === 0
    ? t('You have no offers left on this work.')
    : tn(
        n,
        'You have {n} of {most} offers left on this work.',
        'You have {n} of {most} offers left on this work.',
        { most: MAX_OFFERS_PER_WORK },
      );

/** Explains the state to the member in a sentence or two, with the number of offers left. */
export function sentenceOf(offer: Offer): string {
  const { state, reason, side, turns, offersLeft, artwork } = offer;
  const isBuyer = side === 'buyer';
  const other = displayName(isBuyer ? offer.seller : offer.buyer);
  // Only while another one could be made.
  const left =
    isBuyer && offersLeft !== null && artwork?.isForSale && artwork.isOpenToOffers
      ? ` ${leftOf(offersLeft)}`
      : '';
  if (reason === 'silence') {
    // The party that did not name the last price let it expire.
    const { isMine } = turns.at(-1)!;
    return `${isMine ? t('{name} didn’t respond in time.', { name: other }) : t('You didn’t respond in time.')}${left}`;
  }
  if (reason === 'price' && !isBuyer) return t('You lowered the price to the amount offered or less.');
  if (reason) return WHY[reason];
  const message = turns.findLast(({ isMine, words }) => !isMine && words)?.words;
  const SENTENCES: Record<OfferState, string> = {
    offered: isBuyer ? t('{name} hasn’t responded yet. Anyone can still buy the work.', { name: other }) : '',
    countered: isBuyer
      ? message
        ? t('{name}: “{message}”', { name: other, message })
        : t('{name} countered. You can accept this price or make one final offer.', { name: other })
      : '',
    last_offered: isBuyer
      ? t('{name} hasn’t responded yet. Anyone can still buy the work.', { name: other })
      : '',
    accepted: isBuyer
      ? // The last price is the buyer's own if the artist accepted it.
        turns.at(-1)!.isMine
        ? t('{name} accepted. The work is reserved for you at this price.', { name: other })
        : t('You accepted. The work is reserved for you at this price.')
      : t('The work is reserved at this price.'),
    paid: t('Paid.'),
    unpaid: t('Not paid for in time, so it’s for sale again.'),
    declined: `${isBuyer ? t('{name} declined.', { name: other }) : t('You declined.')}${left}`,
    withdrawn: `${isBuyer ? t('You withdrew it.') : t('{name} withdrew it.', { name: other })}${left}`,
    ended: UNAVAILABLE,
  };
  return SENTENCES[state];
}

const LINE = 'mt-1.5 flex items-start gap-2 text-xs';

/** Until when whose turn it is. The member's own last hours stand out. */
export function Deadline({ offer: { state, side, deadline, closedAt, buyer, seller } }: { offer: Offer }) {
  const now = useNow();
  const turn = turnOf(state);
  if (turn === null) {
    return (
      closedAt && (
        <p className={clsx(LINE, 'text-mute')}>
          <Calendar size={14} aria-hidden className="mt-px shrink-0" />
          {t('Closed {when}', { when: day(closedAt) })}
        </p>
      )
    );
  }
  const isMine = turn === side;
  const when = dayAndTime(deadline);
  const other = displayName(side === 'seller' ? buyer : seller);
  const own = state === 'accepted' ? t('Check out by {when}', { when }) : t('Respond by {when}', { when });
  const theirs =
    state === 'accepted'
      ? t('{name} has until {when} to pay', { name: other, when })
      : t('{name} has until {when} to respond', { name: other, when });
  const isUrgent = isMine && (state === 'accepted' || isSoon(deadline, now.getTime()));
  return (
    <p className={clsx(LINE, isUrgent ? 'text-accent' : 'text-mute')}>
      <Clock size={14} aria-hidden className="mt-px shrink-0" />
      {isMine ? own : theirs}
    </p>
  );
}

/** The price named last, with the one before it struck out. */
export const Amounts = ({ offer: { amount, turns, state } }: { offer: Offer }) => {
  const before = turns.at(-2)?.amount;
  return (
    <p className={clsx('num text-xl', turnOf(state) === null ? 'text-mute' : 'text-paper')}>
      {before && <s className="mr-2 text-sm text-mute">{shortUsd(before)}</s>}
      {shortUsd(amount)}
    </p>
  );
};

/** An amount within a sentence. */
export const Usd = ({ amount, className = 'text-soft' }: { amount: string; className?: string }) => (
  <span className={`num ${className}`}>{shortUsd(amount)}</span>
);
