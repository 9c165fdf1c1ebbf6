/**
 * Who must not be answered from what is a moment old: members who have just changed something, because what was kept for
 * them and what a replica has may be out of date. The process that made the change remembers it, and a cookie tells the
 * others. Replicas are also too late for what a live signal makes tabs fetch again.
 */
import type { Response } from 'express';
import type { Context } from '../context.ts';
import type { Member } from './route.ts';

const RECENT_SECONDS = 5;
/** Says no more than that: a forged one only costs the primary a read. */
const COOKIE = 'atelier.wrote';

/** Ids that were added during the last five seconds. */
class RecentIds {
  /** Oldest first. */
  readonly #times = new Map<string, number>();

  add(id: string): void {
    const now = performance.now();
    this.#times.delete(id);
    this.#times.set(id, now);
    for (const [oldest, at] of this.#times) {
      if (now - at < RECENT_SECONDS * 1000) return;
      this.#times.delete(oldest);
    }
  }

  has(id: string): boolean {
    const at = this.#times.get(id);
    return at !== undefined && performance.now() - at < RECENT_SECONDS * 1000;
  }
}

interface Recent {
  writers: RecentIds;
  /** Members who were sent a signal, and those whose profiles one was about. */
  signaled: RecentIds;
}
const recentOf = new WeakMap<Context, Recent>();

function open(ctx: Context): Recent {
  const recent = { writers: new RecentIds(), signaled: new RecentIds() };
  recentOf.set(ctx, recent);
  if (ctx.reads === ctx) return recent;
  // Every process receives every signal, at the time at which the tabs do.
  ctx.live.listen((delivery) => {
    for (const id of 'to' in delivery ? delivery.to : []) recent.signaled.add(id);
    if (delivery.topic?.startsWith('member:')) recent.signaled.add(delivery.topic.slice('member:'.length));
  });
  return recent;
}
const recentIn = (ctx: Context): Recent => recentOf.get(ctx) ?? open(ctx);

/** During the last five seconds, in a process that knows of it. */
export const hasJustWritten = (ctx: Context, memberId: string): boolean =>
  recentIn(ctx).writers.has(memberId);

/** A program has no cookie that could tell this process of its writes in another one. */
export const treatAsWriter = (ctx: Context, memberId: string): void => recentIn(ctx).writers.add(memberId);

export function recordWrite(
  ctx: Context,
  { id, isProgram }: Pick<Member, 'id' | 'isProgram'>,
  res: Response,
): void {
  recentIn(ctx).writers.add(id);
  if (isProgram) return;
  const secure = ctx.config.publicUrl.startsWith('https:') ? '; Secure' : '';
  res.append(
    'Set-Cookie',
    `${COOKIE}=1; Max-Age=${RECENT_SECONDS}; Path=/api; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** @param header the request's cookies, perhaps with the one of a write in another process */
export function readWriteCookie(ctx: Context, memberId: string, header: string | undefined): void {
  if (header?.includes(`${COOKIE}=`) && !hasJustWritten(ctx, memberId)) recentIn(ctx).writers.add(memberId);
}

/**
 * For lists, search, profiles and statistics: reads from a replica, unless that would miss a change that the viewer made
 * or was told of.
 * @param shownId the member whose profile is read
 */
export function forReading(ctx: Context, viewer: { id: string }, shownId?: string): Context {
  const { writers, signaled } = recentIn(ctx);
  const isRecent =
    writers.has(viewer.id) || signaled.has(viewer.id) || (shownId !== undefined && signaled.has(shownId));
  return isRecent ? ctx : ctx.reads;
}
