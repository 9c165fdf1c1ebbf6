/** The upload form's values, what is missing in them, and the call they become. Rules: spec section 5. */
import { CATEGORIES, type Category } from '#shared/contracts/categories.ts';
import { ArtworkForm } from '#shared/contracts/artworks.ts';
import { MoneyInput } from '#shared/contracts/fields.ts';
import { commissionRateFor, ratePercent, splitPrice } from '#shared/rules/commission.ts';
import { fromCents, toCents } from '#shared/rules/money.ts';
import { usd } from '#client/lib/format.ts';
import type * as z from 'zod/mini';
import type { PickedImage } from './image-checks.ts';

export interface UploadDraft {
  title: string;
  description: string;
  category: Category | '';
  medium: string;
  altText: string;
  isForSale: boolean;
  /** As typed. */
  price: string;
  isNftAvailable: boolean;
  image: PickedImage | null;
}
export const EMPTY_DRAFT: UploadDraft = {
  title: '',
  description: '',
  category: '',
  medium: '',
  altText: '',
  isForSale: false,
  price: '',
  isNftAvailable: false,
  image: null,
};

/** In the order of the page, so that the first bad one gets the focus. */
export const UPLOAD_FIELDS = [
  'imageUrl',
  'title',
  'description',
  'category',
  'medium',
  'altText',
  'price',
] as const;
export type UploadField = (typeof UPLOAD_FIELDS)[number];
export type UploadErrors = Partial<Record<UploadField, string>>;

export const isUploadField = (path: string): path is UploadField =>
  (UPLOAD_FIELDS as readonly string[]).includes(path);

/** What is missing: these three decide over the toast. */
export function missingFields({ image, title, category }: UploadDraft): UploadErrors {
  return {
    ...(image ? {} : { imageUrl: 'An image is required' }),
    ...(title.trim() ? {} : { title: 'Title is required' }),
    ...(category ? {} : { category: 'Category is required' }),
  };
}

/** The body of POST /api/artworks. The price goes along only when for sale and entered. */
export function toArtworkForm(draft: UploadDraft): z.input<typeof ArtworkForm> {
  const price = draft.price.trim();
  return {
    title: draft.title,
    description: draft.description,
    category: draft.category || CATEGORIES[0],
    medium: draft.medium,
    altText: draft.altText,
    imageUrl: draft.image?.objectPath ?? '',
    isForSale: draft.isForSale,
    isNftAvailable: draft.isNftAvailable,
    ...(draft.isForSale && price ? { price } : {}),
  };
}

/** What the contract says of the values beyond missing ones: too long, not an amount. */
export function invalidFields(draft: UploadDraft): UploadErrors {
  const parsed = ArtworkForm.safeParse(toArtworkForm(draft));
  if (parsed.success) return {};
  const errors: UploadErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0]);
    if (isUploadField(field)) errors[field] ??= message;
  }
  return errors;
}

/** The sentence under the price: what arrives, at the member's own rate. */
export function priceHint(price: string, seller: { isSubscriber: boolean }): string {
  if (!price.trim()) return 'Leave empty for a price on request.';
  if (!MoneyInput.safeParse(price).success) return 'An amount in US dollars, with at most two decimals.';
  const rate = commissionRateFor(seller);
  const { artist } = splitPrice(toCents(price), rate);
  return `You receive ${usd(fromCents(artist))}. The commission is ${ratePercent(rate)}.`;
}
