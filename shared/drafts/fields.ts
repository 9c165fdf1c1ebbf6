/** What the form of a work holds, exactly as typed: a draft may be incomplete and wrong. */
import * as z from 'zod/mini';
import { CATEGORIES } from '#shared/artworks/categories.ts';
import { Making } from '#shared/artworks/contract.ts';
import type { SizeUnit } from '#shared/artworks/sides.ts';
import { plainText } from '#shared/kernel/fields.ts';

const TOO_LONG = 'This is too long to save.';
const typed = (max: number) => z.string().check(z.maxLength(max, TOO_LONG), plainText);
const line = () => typed(1000);
const amount = () => typed(40);

export const DraftFields = z.object({
  title: line(),
  description: typed(8000),
  category: z.enum([...CATEGORIES, ''], 'Choose one of the categories, or none.'),
  making: z.enum([...Making.options, ''], 'Choose one of the answers, or none.'),
  medium: line(),
  /** Comma separated, as typed. */
  tags: line(),
  altText: line(),
  /** The text as typed, in `unit`. */
  width: amount(),
  height: amount(),
  depth: amount(),
  unit: z.enum(['cm', 'in']),
  isForSale: z.boolean(),
  isEdition: z.boolean(),
  /** The text as typed, like those below. */
  editionSize: amount(),
  price: amount(),
  isOpenToOffers: z.boolean(),
  leastOffer: amount(),
  isPhysical: z.boolean(),
  deliveryCost: amount(),
  /** Empty: one cost for everywhere. */
  deliveryProfileId: line(),
  isNftAvailable: z.boolean(),
  allowsAiTraining: z.boolean(),
});
/** Draft of a work, for uploading and editing. */
export type WorkDraft = z.output<typeof DraftFields>;

/** What a draft stores of a picture. `imageUrl` is `/objects/<id>`. */
export interface StoredDraftImage {
  imageUrl: string;
  altText: string;
}

export const emptyWork = (unit: SizeUnit): WorkDraft => ({
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
  unit,
  isForSale: false,
  isEdition: false,
  editionSize: '',
  price: '',
  isOpenToOffers: false,
  leastOffer: '',
  isPhysical: false,
  deliveryCost: '',
  deliveryProfileId: '',
  isNftAvailable: false,
  allowsAiTraining: false,
});

/** Stands for a title that is not typed yet. */
export const UNTITLED = 'Untitled';
