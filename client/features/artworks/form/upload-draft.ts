/** Values of the upload form, their validation, and what they are saved as. */
import type { ArtworkForm } from '#shared/artworks/contract.ts';
import type { Draft } from '#shared/drafts/contract.ts';
import { type WorkDraft, emptyWork } from '#shared/drafts/fields.ts';
import { type Typed, missingInWork, toArtworkForm } from '#shared/drafts/to-work.ts';
import type * as z from 'zod/mini';
import type { PickedImage } from '#client/features/uploads/public.ts';
import type { Errors } from '#client/lib/forms/errors.ts';
import { t } from '#client/lib/t.ts';
import { sizeUnit } from '#client/lib/work-size.ts';
import type { View } from './views.ts';

export interface UploadDraft extends WorkDraft {
  imageUrl: PickedImage | null;
  /** The pictures after the first one. */
  views: readonly View[];
}
export const EMPTY_DRAFT: UploadDraft = { ...emptyWork(sizeUnit()), imageUrl: null, views: [] };

/** Required fields; if one is missing, a toast is shown. */
export const missingFields = (draft: UploadDraft): Errors<keyof UploadDraft> => ({
  ...(draft.imageUrl ? {} : { imageUrl: t('An image is required') }),
  ...missingInWork(draft),
});

/** What is saved of them. */
export function toTyped({ imageUrl, views, ...fields }: UploadDraft): Typed {
  const first = imageUrl ? [{ imageUrl: imageUrl.objectPath, altText: fields.altText }] : [];
  const others = views.map(({ image, altText }) => ({ imageUrl: image.objectPath, altText }));
  return { fields, images: [...first, ...others] };
}

export function toValues({ fields, images }: Draft): UploadDraft {
  const [first, ...others] = images.map(({ imageUrl, width, height, altText }) => ({
    image: { objectPath: imageUrl, width, height },
    altText,
  }));
  return { ...fields, imageUrl: first?.image ?? null, views: others };
}

/** The body of POST /api/artworks. */
export const toBody = (draft: UploadDraft): z.input<typeof ArtworkForm> => toArtworkForm(toTyped(draft));
