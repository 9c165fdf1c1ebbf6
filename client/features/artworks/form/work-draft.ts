/** Draft of a work, for uploading and editing. */
import { CATEGORIES, type Category } from '#shared/artworks/categories.ts';
import {
  type ArtworkDetail,
  type ArtworkEdit,
  ArtworkForm,
  EDITION_HINT,
  type Making,
} from '#shared/artworks/contract.ts';
import { MoneyInput } from '#shared/kernel/fields.ts';
import { commissionRateFor, ratePercent, splitPrice } from '#shared/kernel/commission.ts';
import { MIN_PRICE_CENTS } from '#shared/kernel/limits.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { shortUsd } from '#client/lib/format.ts';
import type { Errors } from '#client/lib/forms/errors.ts';
import type * as z from 'zod/mini';
import { prices } from '#client/lib/prices.ts';
import { t } from '#client/lib/t.ts';
import { sizeIn, toMm } from '#client/lib/work-size.ts';

export interface WorkDraft {
  title: string;
  description: string;
  category: Category | '';
  making: Making | '';
  medium: string;
  /** Comma separated, as typed. */
  tags: string;
  altText: string;
  /** The text as typed, in the member's unit. */
  width: string;
  height: string;
  depth: string;
  isForSale: boolean;
  isEdition: boolean;
  /** The text as typed. */
  editionSize: string;
  /** The text as typed. */
  price: string;
  isOpenToOffers: boolean;
  /** The text as typed. */
  leastOffer: string;
  isPhysical: boolean;
  /** The text as typed. */
  deliveryCost: string;
  isNftAvailable: boolean;
  allowsAiTraining: boolean;
}
export const EMPTY_WORK: WorkDraft = {
  title: '',
  description: '',
  category: '',
  making: '',
  medium: '',
  tags: '',
  altText: '',
  width: '',
  height: '',
  depth: '',
  isForSale: false,
  isEdition: false,
  editionSize: '',
  price: '',
  isOpenToOffers: false,
  leastOffer: '',
  isPhysical: false,
  deliveryCost: '',
  isNftAvailable: false,
  allowsAiTraining: false,
};

type WorkErrors = Errors<keyof WorkDraft>;

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
  isForSale: work.isForSale,
  isEdition: work.edition !== null,
  editionSize: work.edition ? String(work.edition.size) : '',
  price: work.price ?? '',
  isOpenToOffers: work.isOpenToOffers,
  leastOffer: work.leastOffer ?? '',
  isPhysical: work.isPhysical,
  deliveryCost: work.isPhysical ? work.deliveryCost : '',
  isNftAvailable: work.isNftAvailable,
  allowsAiTraining: work.allowsAiTraining,
});

/** Reads the typed size of an edition; null: one of a kind, undefined: no such size. */
export function typedEdition({ isForSale, isEdition, editionSize }: WorkDraft): number | null | undefined {
  if (!isForSale || !isEdition) return null;
  return (
    ArtworkForm.shape.editionSize.safeParse(editionSize.trim() ? Number(editionSize) : 0).data ?? undefined
  );
}

const SIDES = ['width', 'height', 'depth'] as const;

export const missingInWork = (draft: WorkDraft): WorkErrors => ({
  ...(draft.title.trim() ? {} : { title: t('Title is required') }),
  ...(draft.category ? {} : { category: t('Category is required') }),
  ...(draft.making ? {} : { making: t('Please choose how this was made.') }),
  ...Object.fromEntries(
    SIDES.filter((side) => Number.isNaN(toMm(draft[side]))).map((side) => [side, t('Enter a number')]),
  ),
  ...(typedEdition(draft) === undefined ? { editionSize: EDITION_HINT } : {}),
});

/** The body of a save. The price is sent only if for sale and entered, the delivery cost only for shipped works. */
export function toWorkBody(draft: WorkDraft): z.input<typeof ArtworkEdit> {
  const price = draft.price.trim();
  const deliveryCost = draft.deliveryCost.trim();
  const leastOffer = draft.leastOffer.trim();
  return {
    title: draft.title,
    description: draft.description,
    category: draft.category || CATEGORIES[0],
    ...(draft.making ? { making: draft.making } : {}),
    medium: draft.medium,
    tags: draft.tags.split(',').filter((tag) => tag.trim()),
    altText: draft.altText,
    widthMm: toMm(draft.width),
    heightMm: toMm(draft.height),
    depthMm: toMm(draft.depth),
    isForSale: draft.isForSale,
    isNftAvailable: draft.isNftAvailable,
    allowsAiTraining: draft.allowsAiTraining,
    ...(draft.isForSale && price ? { price } : {}),
    ...(draft.isForSale ? { editionSize: typedEdition(draft) } : {}),
    isOpenToOffers: draft.isForSale && draft.isOpenToOffers,
    ...(draft.isForSale && draft.isOpenToOffers && leastOffer ? { leastOffer } : {}),
    isPhysical: draft.isPhysical,
    ...(draft.isPhysical && deliveryCost ? { deliveryCost } : {}),
  };
}

const NO_AMOUNT = t('Enter an amount in US dollars, with up to two decimals.');

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
