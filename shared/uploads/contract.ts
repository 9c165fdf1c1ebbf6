import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { IMAGE_ERRORS } from '#shared/kernel/image-errors.ts';
import { UPLOAD_URL_MINUTES } from '#shared/kernel/limits.ts';

/** All optional: with a body the server can refuse early and sign type and size into the URL. */
const UploadRequest = z.optional(
  z.object({
    name: z.optional(z.string().check(z.maxLength(255))),
    size: z.optional(z.int().check(z.minimum(1))),
    contentType: z.optional(z.string().check(z.maxLength(100))),
    /**
     * Absent: an artwork. Other purposes do not count toward the month's artworks; a draft's upload does when the work is
     * published. One for a refund request is never public, and needs a purchase that can be refunded.
     */
    purpose: z.optional(z.enum(['artwork', 'draft', 'view', 'avatar', 'cover', 'portfolio', 'refund'])),
  }),
);

export const uploadEndpoints = {
  createUrl: endpoint({
    method: 'POST',
    operationId: 'createUploadUrl',
    path: '/api/objects/upload',
    access: 'member',
    scope: 'write',
    summary: `A URL to upload one image or video by PUT, valid for ${UPLOAD_URL_MINUTES} minutes`,
    body: UploadRequest,
    finishes: (body) => z.safeParse(UploadRequest, body).data?.purpose === 'refund',
    example: { name: 'salt-hills.jpg', size: 2400000, contentType: 'image/jpeg' },
    status: 200,
    response: z.object({ uploadURL: z.string() }),
    limit: 'upload',
    errors: [
      'unsupported_type',
      'file_too_large',
      'video_too_large',
      'artist_name_required',
      'upload_quota',
      'refund_window_over',
    ],
  }),
  processImage: endpoint({
    method: 'PUT',
    operationId: 'processImage',
    path: '/api/artwork-images',
    access: 'member',
    scope: 'write',
    summary: 'Check an uploaded image and make its renditions',
    body: z.object({ imageUrl: z.string().check(z.minLength(1), z.maxLength(4000)) }),
    example: { imageUrl: '/objects/3f0c6a52-8a0e-4c0b-9a57-1d1f5b1c2a77' },
    status: 200,
    response: z.object({ objectPath: z.string(), width: z.int(), height: z.int(), placeholder: z.string() }),
    limit: 'upload',
    // Shows nothing to anyone. Whoever may not upload has no address to upload to.
    whileSuspended: 'allowed',
    whileLeaving: 'allowed',
    errors: [...IMAGE_ERRORS],
  }),
  storage: endpoint({
    method: 'GET',
    operationId: 'getStorage',
    path: '/api/objects/storage',
    access: 'member',
    scope: 'read',
    summary: 'How much more the member can store',
    status: 200,
    /** Null: as much as they like. */
    response: z.object({ bytesLeft: z.nullable(z.int()) }),
    errors: [],
  }),
};
