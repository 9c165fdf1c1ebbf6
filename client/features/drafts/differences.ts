import type { WorkDraft } from '#shared/drafts/fields.ts';
import type { Typed } from '#shared/drafts/to-work.ts';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { MAKING_NAMES } from '#client/ui/making-names.ts';
import { t } from '#client/lib/t.ts';

const NAMES: Record<keyof WorkDraft, string> = {
  title: t('Title'),
  description: t('Description'),
  category: t('Category'),
  making: t('How was this made?'),
  medium: t('Medium'),
  tags: t('Tags'),
  altText: t('Alternative text'),
  width: t('Width'),
  height: t('Height'),
  depth: t('Depth'),
  unit: t('Size unit'),
  isForSale: t('Available for sale'),
  isEdition: t('Edition'),
  editionSize: t('Edition size'),
  price: t('Price (USD)'),
  isOpenToOffers: t('Open to offers'),
  leastOffer: t('Lowest offer (USD)'),
  isPhysical: t('Physical work'),
  deliveryCost: t('Shipping cost (USD)'),
  deliveryProfileId: t('Delivery'),
  isNftAvailable: t('NFT available'),
  allowsAiTraining: t('Allow AI training'),
};

function wordsOf(name: keyof WorkDraft, fields: WorkDraft): string {
  const value = fields[name];
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (name === 'category' && fields.category) return CATEGORY_NAMES[fields.category];
  if (name === 'making' && fields.making) return MAKING_NAMES[fields.making];
  if (name === 'deliveryProfileId') return value ? t('A delivery profile') : t('One cost for everywhere');
  return value;
}

export interface Difference {
  name: string;
  here: string;
  there: string;
}

/** The fields in which two drafts differ, in the order of the form; pictures last. */
export function differencesOf(here: Typed, there: Typed): Difference[] {
  const fields = (Object.keys(NAMES) as (keyof WorkDraft)[])
    .filter((name) => here.fields[name] !== there.fields[name])
    .map((name) => ({
      name: NAMES[name],
      here: wordsOf(name, here.fields),
      there: wordsOf(name, there.fields),
    }));
  const [own, other] = [here.images, there.images];
  if (own[0]?.imageUrl !== other[0]?.imageUrl) {
    const isThere = (images: Typed['images']) => (images.length > 0 ? t('A different one') : t('None'));
    fields.push({ name: t('Picture'), here: isThere(own), there: isThere(other) });
  }
  const views = ({ images }: Typed) =>
    JSON.stringify(images.slice(1).map((view) => [view.imageUrl, view.altText]));
  if (views(here) !== views(there)) {
    const many = (images: Typed['images']) => String(Math.max(0, images.length - 1));
    fields.push({ name: t('More views'), here: many(own), there: many(other) });
  }
  return fields;
}
