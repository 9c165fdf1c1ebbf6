import type { ReactNode } from 'react';
import { Check, CreditCard, type IconComponent, Receipt, Reply, Sparkles, Tag } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { type Offer, offerEndpoints as endpoints } from '#shared/offers/contract.ts';
import { nextOfferState, turnOf } from '#shared/offers/states.ts';
import { displayName } from '#shared/kernel/names.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { shortUsd } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/base/button.tsx';
import { mayAnswer, useOpenAnswer } from './answering.tsx';

function useClosing(
  id: string,
  endpoint: typeof endpoints.decline | typeof endpoints.withdraw,
  failed: string,
) {
  const action = useAction(endpoint, {
    onSuccess: () => refresh(endpoints.list),
    onError: (error) => {
      toastError(error, failed);
      return refresh(endpoints.list);
    },
  });
  return { isPending: action.isPending, run: () => action.mutate({ params: { id } }) };
}

const go = (href: string, label: string, Icon: IconComponent, variant: 'primary' | 'outline' = 'outline') => (
  <Button asChild variant={variant}>
    <Link href={href}>
      <Icon size={17} aria-hidden />
      {label}
    </Link>
  </Button>
);

/**
 * The one way on from an offer whose turn it is not; null if there is none.
 * @param isRenewed a later offer for the work is open, and has its own
 */
export function wayOn(
  { side, state, reason, artwork, orderId, offersLeft }: Offer,
  isRenewed: boolean,
): ReactNode {
  if (state === 'paid' && orderId) {
    return side === 'seller'
      ? go(paths.sale(orderId), t('View sale'), Receipt)
      : go(paths.purchase(orderId), t('View order'), Receipt);
  }
  if (side === 'seller' || !artwork || isRenewed) return null;
  if (state === 'accepted') return go(paths.checkout(artwork.id), t('Check out'), Check, 'primary');
  if (!artwork.isForSale) {
    // The page of a work that was sold leads to similar ones.
    return reason === 'sold' ? go(paths.artwork(artwork.id), t('Similar artworks'), Sparkles) : null;
  }
  if (turnOf(state) !== null || !artwork.isOpenToOffers || offersLeft === 0) {
    return artwork.price === null
      ? null
      : go(paths.checkout(artwork.id), t('Buy for {price}', { price: shortUsd(artwork.price) }), CreditCard);
  }
  return go(paths.artwork(artwork.id), t('Offer again'), Tag);
}

interface OfferButtonsProps {
  offer: Offer;
  isBest?: boolean;
  isRenewed?: boolean;
}

/** The member's actions by the table of states. */
export function OfferButtons({ offer, isBest = true, isRenewed = false }: OfferButtonsProps) {
  const { id, state, side, amount } = offer;
  const openAnswer = useOpenAnswer();
  const may = (move: 'decline' | 'withdraw') => nextOfferState(state, move, side) !== null;
  const decline = useClosing(id, endpoints.decline, t('The offer wasn’t declined'));
  const withdraw = useClosing(id, endpoints.withdraw, t('The offer wasn’t withdrawn'));
  const mayAccept = mayAnswer(offer, 'accept');
  const isWaiting = turnOf(state) !== null && turnOf(state) !== side;
  return (
    <>
      {mayAccept && (
        <Button
          variant={isBest ? 'primary' : 'outline'}
          onClick={() => openAnswer({ offerId: id, answer: 'accept' })}
        >
          <Check size={17} aria-hidden className="max-sm:hidden" />
          {side === 'seller' ? t('Accept') : t('Accept {amount}', { amount: shortUsd(amount) })}
        </Button>
      )}
      {mayAnswer(offer, 'counter') && (
        <Button variant="outline" onClick={() => openAnswer({ offerId: id, answer: 'counter' })}>
          <Reply size={17} aria-hidden className="max-sm:hidden" />
          {t('Counter')}
        </Button>
      )}
      {may('decline') && (
        <Button variant="quiet" size="mdTight" disabled={decline.isPending} onClick={decline.run}>
          {t('Decline')}
        </Button>
      )}
      {!mayAccept && wayOn(offer, isRenewed)}
      {may('withdraw') && (
        <Button variant="quiet" size="mdTight" disabled={withdraw.isPending} onClick={withdraw.run}>
          {t('Withdraw')}
        </Button>
      )}
      {isWaiting && side === 'seller' && (
        <p className="text-sm text-mute">{t('Waiting for {name}', { name: displayName(offer.buyer) })}</p>
      )}
    </>
  );
}
