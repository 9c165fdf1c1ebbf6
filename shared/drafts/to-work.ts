/** From what was typed to what is published, and what is missing until then. */
import * as z from 'zod/mini';
import { CATEGORIES } from '#shared/artworks/categories.ts';
import { type ArtworkEdit, ArtworkForm, EDITION_HINT } from '#shared/artworks/contract.ts';
import { typedMm } from '#shared/artworks/sides.ts';
import { isVisible } from '#shared/kernel/fields.ts';
import type { StoredDraftImage, WorkDraft } from './fields.ts';

type WorkErrors = Partial<Record<keyof WorkDraft, string>>;

/** Reads the typed size of an edition; null: one of a kind, undefined: no such size. */
export function typedEdition({ isForSale, isEdition, editionSize }: WorkDraft): number | null | undefined {
  if (!isForSale || !isEdition) return null;
  return (
    ArtworkForm.shape.editionSize.safeParse(editionSize.trim() ? Number(editionSize) : 0).data ?? undefined
  );
}

const SIDES = ['width', 'height', 'depth'] as const;
const isSize = (typed: string, unit: WorkDraft['unit']): boolean =>
  ArtworkForm.shape.widthMm.safeParse(typedMm(typed, unit)).success;

export const missingInWork = (draft: WorkDraft): WorkErrors => ({
  ...(isVisible(draft.title) ? {} : { title: 'Title is required' }),
  ...(draft.category ? {} : { category: 'Category is required' }),
  ...(draft.making ? {} : { making: 'Please choose how this was made.' }),
  ...Object.fromEntries(
    SIDES.filter((side) => !isSize(draft[side], draft.unit)).map((side) => [
      side,
      'Enter a size between 1 mm and 20 m, with up to two decimals.',
    ]),
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
    widthMm: typedMm(draft.width, draft.unit),
    heightMm: typedMm(draft.height, draft.unit),
    depthMm: typedMm(draft.depth, draft.unit),
    isForSale: draft.isForSale,
    isNftAvailable: draft.isNftAvailable,
    allowsAiTraining: draft.allowsAiTraining,
    ...(draft.isForSale && price ? { price } : {}),
    ...(draft.isForSale ? { editionSize: typedEdition(draft) } : {}),
    isOpenToOffers: draft.isForSale && draft.isOpenToOffers,
    ...(draft.isForSale && draft.isOpenToOffers && leastOffer ? { leastOffer } : {}),
    isPhysical: draft.isPhysical,
    ...(draft.isPhysical && deliveryCost && !draft.deliveryProfileId ? { deliveryCost } : {}),
    deliveryProfileId: draft.isPhysical ? draft.deliveryProfileId || null : null,
  };
}

export interface Typed {
  fields: WorkDraft;
  images: readonly StoredDraftImage[];
}

/** The body of POST /api/artworks. */
export const toArtworkForm = ({ fields, images }: Typed): z.input<typeof ArtworkForm> => ({
  ...toWorkBody({ ...fields, altText: fields.altText || (images[0]?.altText ?? '') }),
  imageUrl: images[0]?.imageUrl ?? '',
  ...(images.length > 1 && {
    // The first one's alternative text is that of the work.
    images: images.map(({ imageUrl, altText }, at) => (at === 0 ? { imageUrl } : { imageUrl, altText })),
  }),
});

/** In the order of the form, as they follow 'Still missing:'. */
const NAMES: readonly [field: string, name: string][] = [
  ['imageUrl', 'picture'],
  ['title', 'title'],
  ['category', 'category'],
  ['making', 'how it was made'],
];
/** As they follow 'To correct:'. */
const WRONG: readonly [field: string, name: string][] = [
  ['editionSize', 'edition size'],
  ['price', 'price'],
  ['leastOffer', 'lowest offer'],
  ['deliveryCost', 'shipping cost'],
  ['deliveryProfileId', 'delivery'],
  ...NAMES,
  ['description', 'description'],
  ['medium', 'medium'],
  ['width', 'size'],
  ['height', 'size'],
  ['depth', 'size'],
  ['widthMm', 'size'],
  ['heightMm', 'size'],
  ['depthMm', 'size'],
  ['tags', 'tags'],
  ['altText', 'alternative text'],
];

const isEmpty = ({ fields, images }: Typed, field: string): boolean =>
  field === 'imageUrl' ? images.length === 0 : !isVisible(String(fields[field as keyof WorkDraft] ?? ''));

/**
 * What stands in the way of publishing: the names of what is missing and of what was typed wrong, which are words for a
 * sentence. Both empty: it is complete.
 */
export function gapsOf(draft: Typed): { missing: string[]; wrong: string[] } {
  const { error } = z.safeParse(ArtworkForm, toArtworkForm(draft));
  const fields = new Set([
    ...Object.keys(missingInWork(draft.fields)),
    ...(error?.issues.map(({ path }) => String(path[0])) ?? []),
  ]);
  const missing = NAMES.filter(([field]) => fields.has(field) && isEmpty(draft, field));
  const wrong = WRONG.filter((row) => fields.has(row[0]) && !missing.some(([field]) => field === row[0]));
  const names = (rows: readonly [string, string][]) => [...new Set(rows.map(([, name]) => name))];
  return { missing: names(missing), wrong: names(wrong) };
}

export function isComplete(draft: Typed): boolean {
  const { missing, wrong } = gapsOf(draft);
  return missing.length === 0 && wrong.length === 0;
}
