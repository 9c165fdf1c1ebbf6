/** Draft of a published work, and the hints beside what is typed. */
import type { ArtworkDetail } from '#shared/artworks/contract.ts';
import type { WorkDraft } from '#shared/drafts/fields.ts';
import { MoneyInput } from '#shared/kernel/money-fields.ts';
import { commissionRateFor, ratePercent, splitPrice } from '#shared/kernel/commission.ts';
import { MIN_PRICE_CENTS } from '#shared/kernel/limits.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { shortUsd } from '#client/lib/format.ts';
import { prices } from '#client/lib/prices.ts';
import { NO_AMOUNT } from '#client/lib/amount.ts';
import { t } from '#client/lib/t.ts';
import { sizeIn, sizeUnit } from '#client/lib/work-size.ts';

const typedSize = (mm: number | null): string => (mm === null ? '' : sizeIn(mm));

export const draftOf = (work: ArtworkDetail): WorkDraft => ({
  title: work.title,
  description: work.description ?? '',
  category: work.category,
  making: work.making ?? '',
  medium: work.medium ?? '',
  tags: work.tags.join(', '),
  altText: work.altText ?? '',
  width: typedSize(work.widthMm),
  height: typedSize(work.heightMm),
  depth: typedSize(work.depthMm),
  unit: sizeUnit(),
  isForSale: work.isForSale,
  isEdition: work.edition !== null,
  editionSize: work.edition ? String(work.edition.size) : '',
  price: work.price ?? '',
  isOpenToOffers: work.isOpenToOffers,
  leastOffer: work.leastOffer ?? '',
  isPhysical: work.isPhysical,
  deliveryCost: work.isPhysical && !work.delivery ? work.deliveryCost : '',
  deliveryProfileId: work.deliveryProfileId ?? '',
  isNftAvailable: work.isNftAvailable,
  allowsAiTraining: work.allowsAiTraining,
});

/** The hint under the price: the artist's part at the member's own rate. */
export function priceHint(price: string, seller: { isSubscriber: boolean }): string {
  if (!price.trim()) return t('Leave blank for “Price on request.”');
  if (!MoneyInput.safeParse(price).success) return NO_AMOUNT;
  if (toCents(price) < MIN_PRICE_CENTS)
    return t('The minimum price is {price}.', { price: shortUsd(fromCents(MIN_PRICE_CENTS)) });
  const rate = commissionRateFor(seller, prices());
  const { payeeCents } = splitPrice(toCents(price), rate);
  return t('You receive {artist}. The commission is {rate}.', {
    artist: shortUsd(fromCents(payeeCents)),
    rate: ratePercent(rate),
  });
}

/** The hint under the delivery cost. */
export function deliveryHint(cost: string): string {
  if (!cost.trim()) return t('Leave blank for free shipping.');
  if (!MoneyInput.safeParse(cost).success) return NO_AMOUNT;
  return t('Added at checkout. You receive all of it.');
}
