/**
 * Events of `GET /api/live` (server-sent events named by `type`). Each is a hint to refetch, so a lost event
 * does no harm: after reconnecting the client refetches everything it shows.
 */
import * as z from 'zod/mini';
import { Id } from './fields.ts';

export const LiveSignal = z.union([
  /** A message to or from the member, in the conversation with `otherId`. */
  z.object({ type: z.literal('message'), otherId: Id, messageId: Id }),
  /** A conversation was read, by the member in another tab or by the other. */
  z.object({ type: z.literal('messages_read'), readerId: Id, otherId: Id }),
  z.object({ type: z.literal('notification') }),
  /** The member's own video: processing continues, is done or has failed. */
  z.object({ type: z.literal('video'), videoId: Id }),
  /** The member's own purchase or sale has changed. */
  z.object({ type: z.literal('order'), purchaseId: Id }),
  /** Topic `project:<id>`, and its two parties: the project has changed. */
  z.object({ type: z.literal('project'), projectId: Id }),
  /** The member's own subscription has changed. */
  z.object({ type: z.literal('premium') }),
  /** The member was suspended, or is no longer. */
  z.object({ type: z.literal('suspension') }),
  /** The member was given another role. */
  z.object({ type: z.literal('role') }),
  /** For the team: the moderators' queue has changed. */
  z.object({ type: z.literal('queue') }),
  /** What the member saved, or a collection of theirs, has changed. */
  z.object({ type: z.literal('saved') }),
  /** Topic `artwork:<id>`: the new number of likes. */
  z.object({ type: z.literal('likes'), artworkId: Id, likesCount: z.int() }),
  /** Topic `artwork:<id>`: a comment was added, edited or removed; how many there are now. */
  z.object({ type: z.literal('comments'), artworkId: Id, commentsCount: z.int() }),
  /** Topic `artwork:<id>`: it was edited, sold, hidden or removed. */
  z.object({ type: z.literal('artwork'), artworkId: Id }),
  /** Sent between processes: an admin changed a setting. */
  z.object({ type: z.literal('settings') }),
  /** Sent between processes: a course or collection, or what its owner shows, was changed. See server/features/visitors. */
  z.object({ type: z.literal('page'), id: Id }),
  /** Topic `member:<id>`: profile or followers changed. */
  z.object({ type: z.literal('member'), memberId: Id }),
]);
export type LiveSignal = z.output<typeof LiveSignal>;
export type LiveType = LiveSignal['type'];

/** What a tab may watch besides its member's own events. */
export const LiveTopic = z.string().check(z.regex(/^(artwork|member|project):[0-9a-f-]{36}$/));
/** Signals are kept for so long for streams that open late. */
export const LIVE_AGE_MS = 10_000;

export const LiveQuery = z.object({
  topic: z.optional(LiveTopic),
  /** For how many milliseconds the tab has been reading what it shows: signals since then are sent again. */
  age: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(LIVE_AGE_MS))),
  /** The browser's time zone, for the list of sessions. */
  zone: z.optional(z.string().check(z.regex(/^[\w+\-/]{1,64}$/))),
});
export const LIVE_PATH = '/api/live';
