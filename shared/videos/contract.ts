/** Videos of the Hub and of lessons: their processing, captions and playback; and the calls that upload them. */
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { Id, Timestamp, idParams } from '#shared/kernel/fields.ts';

/** For its owner. */
export const VideoState = z
  .object({
    id: Id,
    status: z.enum(['uploading', 'waiting', 'processing', 'ready', 'failed']),
    /** Progress of processing, in percent. */
    progress: z.int(),
    /** Why it failed: a code and a sentence. */
    failure: z.nullable(z.object({ code: z.string(), detail: z.string() })),
    /** Seconds, as found in the file. */
    durationSeconds: z.nullable(z.number()),
    hasCaptions: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'VideoState' });
export type VideoState = z.output<typeof VideoState>;

/** URLs are signed for a few hours and never cached. */
export const Playback = z
  .object({
    /** For saving the position: `PUT /api/videos/:id/position`. */
    videoId: Id,
    url: z.string(),
    contentType: z.string(),
    /** The object behind `url` ends after 20 seconds; Premium members get the full one. */
    isPreview: z.boolean(),
    /** Length of the full video. */
    durationSeconds: z.number(),
    posterUrl: z.nullable(z.string()),
    captionsUrl: z.nullable(z.string()),
    /** The viewer's position in seconds. */
    position: z.int(),
    expiresAt: Timestamp,
  })
  .register(z.globalRegistry, { id: 'Playback' });
export type Playback = z.output<typeof Playback>;

const key = z.string().check(z.minLength(1), z.maxLength(1024));
const multipart = z.object({ uploadId: z.string().check(z.minLength(1), z.maxLength(1024)) });
const Part = z.object({ PartNumber: z.int(), ETag: z.string(), Size: z.optional(z.int()) });
const KEY_ERRORS = ['upload_not_found'] as const;
const file = {
  filename: z.optional(z.string().check(z.maxLength(512))),
  type: z.optional(z.string().check(z.maxLength(100))),
};

/** The upload widget's calls, in the widget's format. Parts go directly to the store. */
export const videoEndpoints = {
  createMultipart: endpoint({
    method: 'POST',
    operationId: 'startMultipartUpload',
    path: '/api/s3/multipart',
    access: 'member',
    summary: 'Start a multipart video upload',
    /** `metadata` is what the widget knows about the file; it is not used. */
    body: z.object({ ...file, metadata: z.optional(z.object({})) }),
    status: 200,
    response: z.object({ key: z.string(), uploadId: z.string(), bucket: z.string() }),
    limit: 'upload',
    errors: ['unsupported_type', 'artist_name_required', 'upload_quota'],
  }),
  listParts: endpoint({
    method: 'GET',
    operationId: 'listUploadParts',
    path: '/api/s3/multipart/:uploadId',
    access: 'member',
    summary: 'List the stored parts',
    params: multipart,
    query: z.object({ key }),
    status: 200,
    response: z.array(Part),
    errors: KEY_ERRORS,
  }),
  signPart: endpoint({
    method: 'GET',
    operationId: 'signUploadPart',
    path: '/api/s3/multipart/:uploadId/:partNumber',
    access: 'member',
    summary: 'A URL for uploading one part',
    params: z.object({ ...multipart.shape, partNumber: z.string().check(z.regex(/^\d{1,5}$/)) }),
    query: z.object({ key }),
    status: 200,
    response: z.object({ url: z.string(), expires: z.int() }),
    whileSuspended: 'refused',
    errors: KEY_ERRORS,
  }),
  completeMultipart: endpoint({
    method: 'POST',
    operationId: 'completeMultipartUpload',
    path: '/api/s3/multipart/:uploadId/complete',
    access: 'member',
    summary: 'Complete a multipart upload',
    params: multipart,
    query: z.object({ key }),
    body: z.object({ parts: z.array(Part).check(z.minLength(1), z.maxLength(10_000)) }),
    status: 200,
    response: z.object({ location: z.string() }),
    limit: 'upload',
    errors: [...KEY_ERRORS, 'video_too_large', 'upload_expired'],
  }),
  abortMultipart: endpoint({
    method: 'DELETE',
    operationId: 'abortMultipartUpload',
    path: '/api/s3/multipart/:uploadId',
    access: 'member',
    summary: 'Abort a multipart upload',
    params: multipart,
    query: z.object({ key }),
    status: 200,
    response: z.object({}),
    errors: KEY_ERRORS,
  }),
  params: endpoint({
    method: 'GET',
    operationId: 'getUploadForm',
    path: '/api/s3/params',
    access: 'member',
    summary: 'A form for uploading one file of at most 100 MB',
    query: z.object({ ...file, metadata: z.optional(z.string()) }),
    status: 200,
    response: z.object({
      method: z.literal('POST'),
      url: z.string(),
      /** Avoids `z.record`, whose code would be in every visitor's first page. */
      fields: z.catchall(z.object({}), z.string()),
      expires: z.int(),
    }),
    limit: 'upload',
    whileSuspended: 'refused',
    errors: ['unsupported_type', 'artist_name_required', 'upload_quota'],
  }),
  sts: endpoint({
    method: 'GET',
    operationId: 'getUploadCredentials',
    path: '/api/s3/sts',
    access: 'member',
    summary: "Temporary credentials for the member's own prefix, if the operator has set them up",
    status: 200,
    response: z.object({
      credentials: z.object({
        AccessKeyId: z.string(),
        SecretAccessKey: z.string(),
        SessionToken: z.string(),
        Expiration: z.string(),
      }),
      bucket: z.string(),
      region: z.string(),
    }),
    limit: 'upload',
    whileSuspended: 'refused',
    errors: ['not_configured'],
  }),
  accept: endpoint({
    method: 'PUT',
    operationId: 'acceptVideo',
    path: '/api/videos',
    access: 'member',
    summary: 'Start processing a completed upload. Multipart uploads start by themselves',
    body: z.object({ videoUrl: z.string().check(z.minLength(1), z.maxLength(4000)) }),
    status: 200,
    response: VideoState,
    limit: 'upload',
    errors: ['upload_not_found', 'upload_expired', 'video_too_large', 'upload_quota'],
  }),
  retry: endpoint({
    method: 'POST',
    operationId: 'retryVideo',
    path: '/api/videos/:id/retry',
    access: 'member',
    summary: "Process the member's own failed video again",
    params: idParams,
    status: 200,
    response: VideoState,
    limit: 'upload',
    errors: ['upload_not_found', 'video_not_failed'],
  }),
  state: endpoint({
    method: 'GET',
    operationId: 'getVideoState',
    path: '/api/videos/:id',
    access: 'member',
    summary: "Processing state of the member's own video",
    params: idParams,
    status: 200,
    response: VideoState,
    errors: ['upload_not_found'],
  }),
  setCaptions: endpoint({
    method: 'PUT',
    operationId: 'setCaptions',
    path: '/api/videos/:id/captions',
    access: 'member',
    summary: "Set WebVTT captions of the member's own video; empty removes them",
    params: idParams,
    body: z.object({ text: z.string().check(z.maxLength(524_288, 'Captions can be up to 512 KB.')) }),
    status: 204,
    limit: 'upload',
    errors: ['upload_not_found', 'bad_captions'],
  }),
  remember: endpoint({
    method: 'PUT',
    operationId: 'savePosition',
    path: '/api/videos/:id/position',
    access: 'member',
    summary: 'Save the playback position',
    params: idParams,
    body: z.object({ seconds: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
    status: 204,
    whileSuspended: 'allowed',
    errors: ['upload_not_found'],
  }),
};
