/** Errors of processing an uploaded image. */
export const PICTURE_ERRORS = [
  'upload_not_found',
  'upload_expired',
  'unsupported_type',
  'damaged_image',
  'image_too_large',
  'file_too_large',
] as const;
/** Errors of attaching it. */
export const PICTURE_TAKEN_ERRORS = [...PICTURE_ERRORS, 'upload_in_use', 'upload_quota'] as const;
