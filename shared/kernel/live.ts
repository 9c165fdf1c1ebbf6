/**
 * What `GET /api/live` streams, as server-sent events named by `type`. Each is a hint to read again, so a lost one
 * costs nothing once the stream is open again and the client has asked for everything it shows.
 */
import * as z from 'zod/mini';
import { Id } from './fields.ts';

export const LiveSignal = z.union([
  /** A message to or from oneself, in the conversation with `otherId`. */
  z.object({ type: z.literal('message'), otherId: Id, messageId: Id }),
  /** A conversation was read: by oneself in another window, or by the other. */
  z.object({ type: z.literal('messages_read'), readerId: Id, otherId: Id }),
  z.object({ type: z.literal('notification') }),
  /** An own video: processing goes on, is done or has failed. */
  z.object({ type: z.literal('video'), videoId: Id }),
  /** A purchase or sale of one's own has changed. */
  z.object({ type: z.literal('order'), purchaseId: Id }),
  /** Topic `project:<id>`, and for its two parties: a project of For Hire has moved on. */
  z.object({ type: z.literal('project'), projectId: Id }),
  /** One's subscription has changed. */
  z.object({ type: z.literal('premium') }),
  /** Topic `artwork:<id>`: its likes are so many now. */
  z.object({ type: z.literal('likes'), artworkId: Id, likesCount: z.int() }),
  /** Topic `artwork:<id>`: a comment was added, edited or removed. */
  z.object({ type: z.literal('comments'), artworkId: Id }),
  /** Topic `artwork:<id>`: it was edited, sold, hidden or removed. */
  z.object({ type: z.literal('artwork'), artworkId: Id }),
  /** Topic `member:<id>`: profile or followers changed. */
  z.object({ type: z.literal('member'), memberId: Id }),
]);
export type LiveSignal = z.output<typeof LiveSignal>;
export type LiveType = LiveSignal['type'];

/** What a window may watch beside what is its member's own. */
export const LiveTopic = z.string().check(z.regex(/^(artwork|member|project):[0-9a-f-]{36}$/));
export const LiveQuery = z.object({ topic: z.optional(LiveTopic) });
export const LIVE_PATH = '/api/live';
