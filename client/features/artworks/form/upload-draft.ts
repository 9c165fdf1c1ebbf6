/** Values of the upload form, their validation, and the request body. Rules: spec section 5. */
import { ArtworkForm } from '#shared/artworks/contract.ts';
import type * as z from 'zod/mini';
import {
  EMPTY_WORK,
  WORK_FIELDS,
  type WorkDraft,
  checkAgainst,
  missingInWork,
  toWorkBody,
} from './work-draft.ts';
import type { PickedImage } from '#client/features/uploads/public.ts';
import * as texts from './texts.ts';

export interface UploadDraft extends WorkDraft {
  image: PickedImage | null;
}
export const EMPTY_DRAFT: UploadDraft = { ...EMPTY_WORK, image: null };

/** In page order, so that the first invalid field gets the focus. */
export const UPLOAD_FIELDS = ['imageUrl', ...WORK_FIELDS] as const;
export type UploadErrors = Partial<Record<(typeof UPLOAD_FIELDS)[number], string>>;

/** Required fields; if one is missing, a toast is shown. */
export const missingFields = (draft: UploadDraft): UploadErrors => ({
  ...(draft.image ? {} : { imageUrl: texts.imageIsRequired }),
  ...missingInWork(draft),
});

/** The body of POST /api/artworks. */
export const toArtworkForm = (draft: UploadDraft): z.input<typeof ArtworkForm> => ({
  ...toWorkBody(draft),
  imageUrl: draft.image?.objectPath ?? '',
});

/** Validates the remaining values by the contract. */
export const invalidFields = (draft: UploadDraft): UploadErrors =>
  checkAgainst(ArtworkForm, toArtworkForm(draft), UPLOAD_FIELDS);
