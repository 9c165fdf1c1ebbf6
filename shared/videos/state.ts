/** What screens of the Hub and of courses know of a video. Apart from the calls that upload one, which few of them need. */
import * as z from 'zod/mini';
import { Id, Timestamp } from '#shared/kernel/fields.ts';

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
