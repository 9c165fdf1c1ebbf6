/** Errors of processing an uploaded image. */
export const IMAGE_ERRORS = [
  'upload_not_found',
  'upload_expired',
  'unsupported_type',
  'damaged_image',
  'image_too_large',
  'file_too_large',
] as const;
/** Errors of attaching it. */
export const ATTACH_IMAGE_ERRORS = [...IMAGE_ERRORS, 'upload_in_use', 'upload_quota'] as const;
