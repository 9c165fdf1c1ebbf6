/** Values of the upload form, their validation, and the request body. */
import type { ArtworkForm } from '#shared/artworks/contract.ts';
import type * as z from 'zod/mini';
import { EMPTY_WORK, type WorkDraft, missingInWork, toWorkBody } from './work-draft.ts';
import type { PickedImage } from '#client/features/uploads/public.ts';
import type { Errors } from '#client/lib/forms/errors.ts';
import { t } from '#client/lib/t.ts';
import { type View, toImages } from './views.ts';

export interface UploadDraft extends WorkDraft {
  imageUrl: PickedImage | null;
  /** The pictures after the first one. */
  views: readonly View[];
}
export const EMPTY_DRAFT: UploadDraft = { ...EMPTY_WORK, imageUrl: null, views: [] };

/** Required fields; if one is missing, a toast is shown. */
export const missingFields = (draft: UploadDraft): Errors<keyof UploadDraft> => ({
  ...(draft.imageUrl ? {} : { imageUrl: t('An image is required') }),
  ...missingInWork(draft),
});

/** The body of POST /api/artworks. */
export function toArtworkForm(draft: UploadDraft): z.input<typeof ArtworkForm> {
  const imageUrl = draft.imageUrl?.objectPath ?? '';
  return {
    ...toWorkBody(draft),
    imageUrl,
    ...(imageUrl && draft.views.length > 0 && { images: toImages(imageUrl, draft.views) }),
  };
}
