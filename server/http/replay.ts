/** Answers a retried call with the response of the first one, instead of doing it twice or refusing it as already done. */
import { hash } from 'node:crypto';
import type { Request } from 'express';
import { and, eq, gt, lt } from 'drizzle-orm';
import { type Endpoint, IDEMPOTENCY_KEY } from '#shared/http/endpoint.ts';
import { savedResponses } from '#shared/kernel/response-tables.ts';
import type { Context } from '../context.ts';
import { JsonText } from './json.ts';

/** Responses may contain an address, so they are saved only as long as someone might retry. */
const MAX_AGE_MS = 3_600_000;

type Respond = () => Promise<JsonText | undefined>;

/** Undefined without a key. A different body or URL makes it a different call. */
function callOf(e: Endpoint, { member, headers, originalUrl, body }: Request): string | undefined {
  const key = e.repeatable && headers[IDEMPOTENCY_KEY];
  return key && member && hash('sha256', JSON.stringify([member.id, e.method, originalUrl, body, key]));
}

async function respondOrReplay(ctx: Context, call: string, respond: Respond): Promise<JsonText | undefined> {
  const now = ctx.clock.now();
  const [saved] = await ctx.db
    .select({ body: savedResponses.body })
    .from(savedResponses)
    .where(and(eq(savedResponses.call, call), gt(savedResponses.expiresAt, now)));
  if (saved) return saved.body === null ? undefined : new JsonText(saved.body);
  const json = await respond();
  const row = { body: json?.body.toString() ?? null, expiresAt: new Date(now.getTime() + MAX_AGE_MS) };
  await ctx.db
    .insert(savedResponses)
    .values({ call, ...row })
    .onConflictDoUpdate({ target: savedResponses.call, set: row })
    // The change itself succeeded.
    .catch((error: unknown) => ctx.log.warn({ err: error }, 'response was not saved'));
  return json;
}

/** Calls of this process that have no response yet: a retry waits for it. */
const underway = new Map<string, Promise<JsonText | undefined>>();

/**
 * The saved response of an earlier call with the same `Idempotency-Key`, or a new one, which is saved. Refusals are not:
 * they may no longer hold.
 */
export function replay(
  ctx: Context,
  e: Endpoint,
  req: Request,
  respond: Respond,
): Promise<JsonText | undefined> {
  const call = callOf(e, req);
  if (call === undefined) return respond();
  const first = underway.get(call);
  if (first) return first;
  const response = respondOrReplay(ctx, call, respond).finally(() => underway.delete(call));
  underway.set(call, response);
  return response;
}

export const deleteExpiredResponses = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<unknown> =>
  db.delete(savedResponses).where(lt(savedResponses.expiresAt, clock.now()));
