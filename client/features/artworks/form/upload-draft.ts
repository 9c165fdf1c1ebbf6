/** Values of the upload form, their validation, and the request body. */
import type { ArtworkForm } from '#shared/artworks/contract.ts';
import type * as z from 'zod/mini';
import { type WorkDraft, emptyWork } from '#shared/drafts/fields.ts';
import { missingInWork, toWorkBody } from '#shared/drafts/to-work.ts';
import { sizeUnit } from '#client/lib/work-size.ts';
import type { PickedImage } from '#client/features/uploads/public.ts';
import type { Errors } from '#client/lib/forms/errors.ts';
import { t } from '#client/lib/t.ts';

export interface UploadDraft extends WorkDraft {
  imageUrl: PickedImage | null;
}
export const EMPTY_DRAFT: UploadDraft = { ...emptyWork(sizeUnit()), imageUrl: null };

/** Required fields; if one is missing, a toast is shown. */
export const missingFields = (draft: UploadDraft): Errors<keyof UploadDraft> => ({
  ...(draft.imageUrl ? {} : { imageUrl: t('An image is required') }),
  ...missingInWork(draft),
});

/** The body of POST /api/artworks. */
export const toArtworkForm = (draft: UploadDraft): z.input<typeof ArtworkForm> => ({
  ...toWorkBody(draft),
  imageUrl: draft.imageUrl?.objectPath ?? '',
});
