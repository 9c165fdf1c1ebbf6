import { createHmac } from 'node:crypto';
import type { Ad, AdType } from '#shared/ads/contract.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { installationSecret } from '#server/db/secrets.ts';
import type { Member } from '#server/http/route.ts';
import { type AdEvent, countEvent, listRunning } from './queries.ts';

const MINUTE_MS = 60_000;

export interface Viewer {
  actor: Member | undefined;
  /** The visitor's address; never stored. */
  address: string;
}

export const activeAds = (ctx: Context, type: AdType): Promise<Ad[]> =>
  listRunning(ctx.db, type, ctx.clock.now());

/** A visitor gets a new name each day, which cannot be traced to the address without this installation's secret. */
const visitorName = (secret: string, now: Date, address: string): string =>
  `visitor:${createHmac('sha256', secret)
    .update(`${now.toISOString().slice(0, 10)} ${address}`)
    .digest('base64url')}`;

/** Throws `ad_not_found`, also for an ad that is not running. */
export function createCounting(
  ctx: Context,
): (event: AdEvent, adId: string, viewer: Viewer) => Promise<undefined> {
  let secret: string | undefined;
  return async (event, adId, { actor, address }) => {
    const now = ctx.clock.now();
    const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
    let viewer = actor?.id;
    if (!viewer) {
      secret ??= await installationSecret(ctx.pool, 'ad-visitors');
      viewer = visitorName(secret, now, address);
    }
    if (!(await countEvent(ctx.db, { adId, event, viewer, minute }, now))) throw new AppError('ad_not_found');
    return undefined;
  };
}
