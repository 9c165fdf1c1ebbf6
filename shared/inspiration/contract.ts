import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { pageQuery } from '#shared/http/page.ts';
import {
  ClientId,
  Id,
  Timestamp,
  idParams,
  optionalText,
  requiredText,
  Words,
} from '#shared/kernel/fields.ts';
import { Person } from '#shared/accounts/session/contract.ts';
import { Playback, VideoState } from '#shared/videos/state.ts';
import { ATTACH_IMAGE_ERRORS } from '#shared/kernel/image-errors.ts';

export const InspirationCategory = z.enum(['photography', 'digital-art', 'ai-art', 'graphic-design']);
export type InspirationCategory = z.output<typeof InspirationCategory>;
export const InspirationType = z.enum(['short-video', 'lecture', 'tutorial', 'masterclass']);
export type InspirationType = z.output<typeof InspirationType>;
export const INSPIRATION_SORTS = ['newest', 'most_viewed', 'most_liked'] as const;

/** A video of the Hub. It does not contain the video's URL: see `play`. */
export const HubVideo = z
  .object({
    id: Id,
    title: z.string(),
    description: z.nullable(z.string()),
    /** The author's own thumbnail or the video's poster; null while it is processed. */
    thumbnailUrl: z.nullable(z.string()),
    category: InspirationCategory,
    type: InspirationType,
    /** Seconds. */
    duration: z.int(),
    viewCount: z.int(),
    likeCount: z.int(),
    isLiked: z.boolean(),
    /** Only Premium members and its author see more than 20 seconds. */
    isGated: z.boolean(),
    artistId: Id,
    isPublished: z.boolean(),
    /** Hidden by a moderator; only its author and moderators see this. */
    isHidden: z.boolean(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    artist: Person,
    /** For the author: processing progress; null for others. */
    video: z.nullable(VideoState),
  })
  .register(z.globalRegistry, { id: 'InspirationContent' });
export type HubVideo = z.output<typeof HubVideo>;

/** An upload URL, the multipart location or an object path. */
const location = (message: string) => z.string().check(z.minLength(1, message), z.maxLength(4000));

export const InspirationForm = z.object({
  title: requiredText('Title is required', 140),
  description: optionalText(4000),
  category: z._default(InspirationCategory, 'photography'),
  type: z._default(InspirationType, 'short-video'),
  /** Seconds; the actual length is used if it differs by more than a second. */
  duration: z
    .int('Enter the duration in whole seconds, like 90.')
    .check(z.minimum(1, 'Duration is required'), z.maximum(360_000, 'The duration can be up to 100 hours.')),
  videoUrl: location('Please upload a video first'),
  thumbnailUrl: z.optional(z.union([z.literal(''), location('')])),
  /** Published once it is processed. */
  isPublished: z._default(z.boolean(), true),
});
export type InspirationForm = z.input<typeof InspirationForm>;

/** Absent: unchanged. */
const InspirationEdit = z.partial(
  z.object({
    title: InspirationForm.shape.title,
    description: InspirationForm.shape.description,
    category: InspirationCategory,
    type: InspirationType,
    duration: InspirationForm.shape.duration,
    /** Empty: the video's own frame. */
    thumbnailUrl: InspirationForm.shape.thumbnailUrl,
  }),
);
export type InspirationEdit = z.output<typeof InspirationEdit>;

const own = { access: 'member', params: idParams, limit: 'upload' } as const;
const OWN_ERRORS = ['content_not_found', 'not_allowed'] as const;

export const inspirationEndpoints = {
  list: endpoint({
    method: 'GET',
    operationId: 'listVideos',
    path: '/api/inspiration-content',
    access: 'member',
    scope: 'read',
    summary: "Published videos; with `mine` the member's own, including drafts",
    query: z.object({
      ...pageQuery,
      category: z.optional(InspirationCategory),
      type: z.optional(InspirationType),
      q: z.optional(Words),
      sort: z._default(z.enum(INSPIRATION_SORTS), 'newest'),
      mine: z.optional(z.literal('true')),
      artistId: z.optional(Id),
    }),
    status: 200,
    response: z.array(HubVideo),
    paged: true,
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    operationId: 'getVideo',
    path: '/api/inspiration-content/:id',
    access: 'member',
    scope: 'read',
    summary: 'One video',
    params: idParams,
    status: 200,
    response: HubVideo,
    errors: ['content_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    operationId: 'publishVideo',
    path: '/api/inspiration-content',
    access: 'member',
    summary: 'Publish an uploaded video; for members with an artist name',
    body: z.object({ ...InspirationForm.shape, clientId: ClientId }),
    status: 201,
    response: HubVideo,
    limit: 'upload',
    errors: ['artist_name_required', ...ATTACH_IMAGE_ERRORS, 'video_too_large'],
  }),
  edit: endpoint({
    ...own,
    method: 'PUT',
    operationId: 'editVideo',
    path: '/api/inspiration-content/:id',
    summary: "Edit the member's own video entry; the video file stays, and so does what is omitted",
    body: InspirationEdit,
    status: 200,
    response: HubVideo,
    errors: [...OWN_ERRORS, ...ATTACH_IMAGE_ERRORS],
  }),
  publish: endpoint({
    ...own,
    method: 'PUT',
    operationId: 'setVideoPublished',
    path: '/api/inspiration-content/:id/published',
    summary: 'Publish the video once it is processed, or unpublish it',
    body: z.object({ isPublished: z.boolean() }),
    status: 200,
    response: HubVideo,
    errors: [...OWN_ERRORS, 'video_not_ready'],
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    operationId: 'deleteVideo',
    path: '/api/inspiration-content/:id',
    summary: "Delete the member's own entry with its video",
    status: 204,
    errors: OWN_ERRORS,
  }),
  like: endpoint({
    method: 'POST',
    operationId: 'toggleVideoLike',
    path: '/api/inspiration-content/:id/like',
    access: 'member',
    scope: 'write',
    summary: 'Like or unlike a video',
    params: idParams,
    status: 200,
    response: z.object({ liked: z.boolean(), likeCount: z.int() }),
    limit: 'reaction',
    errors: ['content_not_found', 'blocked'],
  }),
  play: endpoint({
    method: 'GET',
    operationId: 'playVideo',
    path: '/api/inspiration-content/:id/play',
    access: 'member',
    scope: 'read',
    summary: 'Playback URLs: the full video, or a 20-second preview of Premium content',
    params: idParams,
    status: 200,
    response: Playback,
    errors: ['content_not_found', 'video_not_ready'],
  }),
  view: endpoint({
    method: 'POST',
    operationId: 'countVideoView',
    path: '/api/inspiration-content/:id/view',
    access: 'member',
    summary: 'Count a view after three seconds, once per member and UTC day',
    params: idParams,
    status: 200,
    response: z.object({ viewCount: z.int() }),
    limit: 'reaction',
    whileSuspended: 'allowed',
    errors: ['content_not_found'],
  }),
};
