/**
 * Importing a video by link, in the calls of the upload widget. The token of `get` is used once on a websocket
 * at `/api/{token}`, which starts the import and reports `progress`, `success` and `error`.
 */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';

const body = z.object({
  url: z.string('Please enter a link.').check(z.minLength(1, 'Please enter a link.'), z.maxLength(4000)),
});
const LINK_ERRORS = [
  'link_not_allowed',
  'link_unreachable',
  'unsupported_type',
  'video_too_large',
  'artist_name_required',
  'upload_quota',
] as const;

export const videoImportEndpoints = {
  meta: endpoint({
    method: 'POST',
    operationId: 'inspectLink',
    path: '/api/url/meta',
    access: 'member',
    summary: 'Inspect the video at a link',
    body,
    status: 200,
    response: z.object({
      name: z.string(),
      /** Type found in the bytes. */
      type: z.string(),
      /** In bytes; null if the other server does not say. */
      size: z.nullable(z.int()),
      statusCode: z.int(),
    }),
    limit: 'upload',
    errors: LINK_ERRORS,
  }),
  get: endpoint({
    method: 'POST',
    operationId: 'importLink',
    path: '/api/url/get',
    access: 'member',
    summary: 'Start importing a video by link: returns a token for one websocket at /api/{token}',
    body,
    status: 200,
    response: z.object({ token: z.string() }),
    limit: 'upload',
    errors: [...LINK_ERRORS, 'too_many_imports'],
  }),
};
