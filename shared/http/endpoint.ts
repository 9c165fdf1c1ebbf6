/**
 * One endpoint, stated once: the Express route, the typed client, the OpenAPI document and the
 * generated tests all read this object. The client's build leaves out what only the server reads: scripts/slim-client.ts.
 */
import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Page } from './page.ts';

/** Names of the rate limits; their values are configured on the server. */
export type LimitName =
  | 'read'
  | 'page'
  | 'search'
  | 'write'
  | 'report'
  | 'sign_in'
  | 'upload'
  | 'message'
  | 'comment'
  | 'reaction'
  | 'payment';

/**
 * What a token may be used for. read: what the member sees, without messages, addresses and money. write: works,
 * collections, likes, follows and comments. sell: the member's own sales with their addresses, and answers to offers and
 * refund requests.
 */
export const SCOPES = ['read', 'write', 'sell'] as const;
export type Scope = (typeof SCOPES)[number];

export interface Endpoint {
  /** Its name in the OpenAPI document and in the typed client: a verb and a thing. */
  operationId: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  /** public: no one is looked up. optional: the member, if signed in. moderator: admins, too. */
  access: 'public' | 'optional' | 'member' | 'moderator' | 'admin';
  /** The scope that a token needs to call it; without one, no token can. Public endpoints need none. */
  scope?: Scope;
  summary: string;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  status: 200 | 201 | 204;
  /** Undefined for 204. For a paged endpoint: an array. */
  response?: z.ZodMiniType;
  /** A list whose next page is in the Link header. */
  paged?: true;
  /** Whether a suspended member may call it. Default: a GET is allowed, everything else is refused. */
  whileSuspended?: 'allowed' | 'refused';
  /** A member whose account is about to be deleted may call it. Visitors' endpoints are open to them, too. */
  whileLeaving?: 'allowed';
  /** Calls with such a body finish what is under way: a suspended or leaving member may make them, though no others. */
  finishes?: (body: unknown) => boolean;
  /** Calling it means agreeing to the terms, so it is allowed before the member has agreed. */
  agreesToTerms?: true;
  /** Default: `write`, for a GET with `q` `search`. Every GET counts as a `read`, too. */
  limit?: LimitName;
  /**
   * Only for members who proved who they are within the last few minutes: others sign in again first, and are told why
   * by this.
   */
  reauth?: ReauthReason;
  /**
   * Changes a state that refuses the same change again: a retry with the same `Idempotency-Key` gets the first response.
   * Not for responses that contain secrets.
   */
  repeatable?: true;
  errors: readonly ErrorCode[];
  /** A body as a program sends it, in the OpenAPI document; for endpoints with a scope. Ids in it stand for any. */
  example?: unknown;
}

/** Header of calls to `repeatable` endpoints: any string that is unique to one call. */
export const IDEMPOTENCY_KEY = 'idempotency-key';

/** What makes it worth signing in again: a sentence on the client. */
export type ReauthReason = 'payouts' | 'deletion' | 'export' | 'roles' | 'prices' | 'tokens';

export const endpoint = <const E extends Endpoint>(e: E): E => e;

type Given<T> = { [K in keyof T as T[K] extends z.ZodMiniType ? K : never]: T[K] };
type Parts<E extends Endpoint> = Given<Pick<E, keyof E & ('params' | 'query' | 'body')>>;
/** What a caller passes. */
export type Sent<E extends Endpoint> = { [K in keyof Parts<E>]: z.input<Parts<E>[K] & z.ZodMiniType> };
/** What a handler gets, after parsing. */
export type Received<E extends Endpoint> = {
  [K in keyof Parts<E>]: z.output<Parts<E>[K] & z.ZodMiniType>;
};
/** What the client gets. */
export type Result<E extends Endpoint> = E['response'] extends z.ZodMiniType
  ? z.output<E['response']>
  : undefined;
/** What a handler returns: a page for paged endpoints. */
export type Returned<E extends Endpoint> = E extends { paged: true }
  ? Result<E> extends (infer T)[]
    ? Page<T>
    : never
  : Result<E>;

export const isForStaff = (e: Endpoint): boolean => e.access === 'moderator' || e.access === 'admin';
export const needsSession = (e: Endpoint): boolean => e.access === 'member' || isForStaff(e);
/** Suspended members read, and finish what is under way. Visitors are no one, so they cannot be suspended. */
export const isAllowedWhileSuspended = (e: Endpoint): boolean =>
  e.access === 'public' ||
  e.access === 'optional' ||
  (e.whileSuspended ?? (e.method === 'GET' ? 'allowed' : 'refused')) === 'allowed';

/** The endpoint as a call with this body is admitted to it. */
export const asCalledWith = (e: Endpoint, body: unknown): Endpoint =>
  e.finishes?.(body) ? { ...e, whileSuspended: 'allowed', whileLeaving: 'allowed' } : e;

/** Until members agree to new terms that are in force, they can do what a suspended member can. */
export const isAllowedBeforeTerms = (e: Endpoint): boolean =>
  isAllowedWhileSuspended(e) || e.agreesToTerms === true;

/** Every code the endpoint can answer with: its own and those of its access, input and limit. */
export const possibleErrors = (e: Endpoint): ErrorCode[] => [
  ...(e.params || e.query || e.body ? (['invalid_request'] as const) : []),
  // A body is parsed before it is known whether one is expected.
  ...(e.method === 'GET'
    ? []
    : (['cross_site', 'malformed_body', 'payload_too_large', 'request_timeout'] as const)),
  // Whoever sends a token that isn't valid is told so everywhere.
  'token_invalid',
  'token_paused',
  ...(e.access === 'public' ? [] : (['scope_missing'] as const)),
  ...(needsSession(e) ? (['sign_in_required'] as const) : []),
  ...(needsSession(e) && !e.whileLeaving ? (['deletion_pending'] as const) : []),
  ...(isForStaff(e) ? (['not_allowed'] as const) : []),
  ...(e.reauth ? (['reauth_required'] as const) : []),
  // A suspended moderator is a member, so `not_allowed` comes first.
  ...(e.access === 'member' && !isAllowedWhileSuspended(e) ? (['suspended'] as const) : []),
  ...(isAllowedBeforeTerms(e) ? [] : (['terms_not_accepted'] as const)),
  'rate_limited',
  'unavailable',
  ...e.errors,
];
