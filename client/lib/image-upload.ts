import { uploadEndpoints } from '#shared/uploads/contract.ts';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '#shared/kernel/limits.ts';
import { t } from '#client/lib/t.ts';
import { call, toApiError } from './api.ts';

/** The contract's own name for it looks like a hook. */
const { processImage: checkImage } = uploadEndpoints;

/** Why a picture cannot be sent, as a sentence; empty when it can. */
export function imageProblem({ type, size }: Pick<File, 'type' | 'size'>): string {
  if (!(IMAGE_TYPES as readonly string[]).includes(type))
    return t('Only JPG, PNG, GIF and WebP images are supported.');
  return size > IMAGE_MAX_BYTES ? t('This image is too large. The limit is 10 MB.') : '';
}

/** The purpose of a picture: none of these counts toward the month's artworks. */
export type ImagePurpose = 'cover' | 'portfolio' | 'avatar' | 'draft';

/** Uploads an image and has it checked; returns its object path. Throws `ApiError`, or TypeError without a network. */
export async function uploadImage(
  file: Blob,
  name: string,
  purpose: ImagePurpose = 'cover',
): Promise<string> {
  const { uploadURL } = await call(uploadEndpoints.createUrl, {
    body: { name, size: file.size, contentType: file.type, purpose },
  });
  const response = await fetch(uploadURL, {
    method: 'PUT',
    headers: { 'content-type': file.type },
    body: file,
  });
  if (!response.ok) throw await toApiError(response);
  const { objectPath } = await call(checkImage, { body: { imageUrl: uploadURL } });
  return objectPath;
}
