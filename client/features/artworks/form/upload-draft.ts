/** The upload form's values, what is missing in them, and the call they become. Rules: spec section 5. */
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

/** In the order of the page, so that the first bad one gets the focus. */
export const UPLOAD_FIELDS = ['imageUrl', ...WORK_FIELDS] as const;
export type UploadErrors = Partial<Record<(typeof UPLOAD_FIELDS)[number], string>>;

/** What is missing: these decide over the toast. */
export const missingFields = (draft: UploadDraft): UploadErrors => ({
  ...(draft.image ? {} : { imageUrl: texts.imageIsRequired }),
  ...missingInWork(draft),
});

/** The body of POST /api/artworks. */
export const toArtworkForm = (draft: UploadDraft): z.input<typeof ArtworkForm> => ({
  ...toWorkBody(draft),
  imageUrl: draft.image?.objectPath ?? '',
});

/** What the contract says of the values beyond missing ones. */
export const invalidFields = (draft: UploadDraft): UploadErrors =>
  checkAgainst(ArtworkForm, toArtworkForm(draft), UPLOAD_FIELDS);
