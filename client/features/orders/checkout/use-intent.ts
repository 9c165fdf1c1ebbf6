import { useEffect, useEffectEvent, useState } from 'react';
import { countryName } from '#shared/kernel/country-name.ts';
import { artworkEndpoints } from '#shared/artworks/contract.ts';
import { purchaseEndpoints } from '#shared/orders/contract.ts';
import type { Result } from '#shared/http/endpoint.ts';
import { ApiError, sentenceOf } from '#client/lib/api.ts';
import { useAction } from '#client/lib/action.ts';
import { type Destination, costText } from '#client/lib/delivery.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { msLeft } from './ms-left.ts';
import type { OfferedArtwork } from './use-offer.ts';

export type Intent = Result<typeof purchaseEndpoints.createIntent>;

/** Error codes after which the work has to be refetched. */
const STALE = new Set([
  'price_changed',
  'artwork_sold',
  'artwork_on_hold',
  'artist_away',
  'not_delivered_there',
  'not_for_sale',
  'own_artwork',
  'price_on_request',
  'price_too_low',
  'price_too_high',
  'artwork_not_found',
]);
const EXPIRED = t('Your reservation expired. Check the box to reserve the work again.');

const movedNotice = ({ country, cost }: Destination, before: string): string =>
  t('Delivery is now {price}: to {country} instead of {before}. Nothing was charged.', {
    price: costText(cost),
    country: countryName(country!),
    before: countryName(before),
  });

/**
 * Agreement and reservation: checking the box reserves the work and gets the payment to confirm.
 * A changed price or an expired reservation unchecks the box, and so does a country with another delivery cost.
 */
export function useIntent(artwork: OfferedArtwork, to: Destination) {
  const [agreed, setAgreed] = useState(false);
  const [notice, setNotice] = useState('');
  const create = useAction(purchaseEndpoints.createIntent, {
    onError: (error) => {
      if (!(error instanceof ApiError && STALE.has(error.code))) return undefined;
      setAgreed(false);
      setNotice(sentenceOf(error));
      create.reset();
      return refresh(artworkEndpoints.get);
    },
  });
  const reserve = () =>
    create.mutate({
      body: {
        artworkId: artwork.id,
        commissionAgreed: true,
        expectedAmount: artwork.price,
        expectedDeliveryCost: artwork.deliveryCost,
        expectedRate: artwork.commissionRate,
        ...(to.country && { country: to.country }),
      },
    });
  const intent = create.data;
  const onMove = useEffectEvent(() => {
    const { country = null } = create.variables?.body ?? {};
    if (!agreed || !intent || (artwork.isPhysical && !artwork.delivery) || country === to.country) return;
    if (to.state === 'delivered' && intent.deliveryCost === to.cost) return reserve();
    setAgreed(false);
    setNotice(to.state === 'delivered' ? movedNotice(to, country ?? '') : '');
    create.reset();
  });
  useEffect(() => onMove(), [to.country, intent]);
  const expire = () => {
    setAgreed(false);
    setNotice(EXPIRED);
    create.reset();
  };
  useEffect(() => {
    if (!intent) return undefined;
    const timer = setTimeout(expire, msLeft(intent.reservedUntil, Date.now(), artwork.agreed !== null));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- one timer per reservation
  }, [intent]);

  return {
    agreed,
    notice,
    intent: agreed ? intent : undefined,
    reservedUntil: intent?.reservedUntil,
    isReserving: create.isPending,
    /** The server's message, shown with a 'Try again' button. */
    refusal: agreed && create.error ? sentenceOf(create.error) : '',
    retry: reserve,
    agree: (value: boolean) => {
      setAgreed(value);
      if (!value) return;
      setNotice('');
      if (!intent && !create.isPending) reserve();
    },
  };
}
