import { useQuery } from '@tanstack/react-query';
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import { ERRORS } from '#shared/http/errors.ts';
import { MIN_PRICE_CENTS } from '#shared/kernel/limits.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { isPayable } from '#shared/kernel/payable.ts';
import { atAgreedPrice } from '#client/lib/agreed-price.ts';
import { backOnDay } from '#client/lib/away.ts';
import { isMissing } from '#client/lib/api.ts';
import { artworkQuery } from '#client/lib/artwork-query.ts';
import { dayAndTime } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

export type OfferedArtwork = ArtworkDetail & { price: string };

/** The total charge: price and delivery. */
export const totalOf = ({ price, deliveryCost }: OfferedArtwork): string =>
  fromCents(toCents(price) + toCents(deliveryCost));

/** Why this member cannot buy it, or null. The server checks again. */
function refusalOf(artwork: ArtworkDetail, member: CurrentUser): string | null {
  if (artwork.userId === member.id) return ERRORS.own_artwork.detail;
  if (artwork.isSold) return ERRORS.artwork_sold.detail;
  if (!artwork.isForSale) return ERRORS.not_for_sale.detail;
  if (artwork.onHoldUntil) return t('It’s on hold until {when}.', { when: dayAndTime(artwork.onHoldUntil) });
  if (artwork.price === null) return ERRORS.price_on_request.detail;
  if (toCents(artwork.price) < MIN_PRICE_CENTS) return ERRORS.price_too_low.detail;
  if (artwork.backOn && !artwork.agreed)
    return t('The artist is away. Back on {day}.', { day: backOnDay(artwork.backOn) });
  const isOk = isPayable(toCents(artwork.price), toCents(artwork.deliveryCost));
  return isOk ? null : ERRORS.price_too_high.detail;
}

/** The work as offered now, never from the cache; without `artwork` it cannot be bought, for `reason`. */
export function useOffer(id: string, member: CurrentUser) {
  const query = useQuery({
    ...artworkQuery(id),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const artwork = query.data && atAgreedPrice(query.data);
  const isGone = isMissing(query.error);
  const reason = artwork && !isGone ? refusalOf(artwork, member) : ERRORS.not_for_sale.detail;
  return {
    // The cache may be outdated: wait for the first fresh response.
    isPending: query.isPending || (query.isFetching && !query.isFetchedAfterMount),
    isError: query.isError && !isGone,
    refetch: query.refetch,
    reason: reason ?? ERRORS.not_for_sale.detail,
    /** The member's own order of it. */
    orderId: artwork?.userId === member.id ? null : (artwork?.orderId ?? null),
    artwork: reason === null ? (artwork as OfferedArtwork) : undefined,
  };
}
