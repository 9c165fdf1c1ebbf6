/** The settings as this process knows them: read once, and again after a change in any process. */
import type { LaunchSwitch } from '#shared/kernel/launch-switches.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { Live } from '#server/events/live.ts';
import { DEFAULTS, type StoredSettings, readNewest } from './queries.ts';

export const TOPIC = 'settings';

export interface GallerySettings extends Omit<StoredSettings, 'supportEmail'> {
  supportEmail: string;
}

interface SettingsCache {
  /** The primary database: a replica may not have a change yet that was announced. */
  db: Queryable;
  loading: Promise<StoredSettings> | null;
  last: StoredSettings;
}
/** Keyed by what all contexts of a process share. */
const caches = new WeakMap<Live, SettingsCache>();

function cacheOf({ live, db }: Context): SettingsCache {
  const known = caches.get(live);
  if (known) return known;
  const cache: SettingsCache = { db, loading: null, last: DEFAULTS };
  caches.set(live, cache);
  return cache;
}

/** Starts the cache of a process, before it serves. `ctx.db` must be the primary database. */
export function watchSettings(ctx: Context): void {
  caches.set(ctx.live, { db: ctx.db, loading: null, last: DEFAULTS });
  ctx.live.listen((delivery) => {
    if (delivery.topic === TOPIC) invalidateSettings(ctx);
  });
  ctx.live.onGap(() => invalidateSettings(ctx));
}

export function invalidateSettings(ctx: Context): void {
  cacheOf(ctx).loading = null;
}

async function load(cache: SettingsCache): Promise<StoredSettings> {
  try {
    cache.last = await readNewest(cache.db);
    return cache.last;
  } catch (error) {
    cache.loading = null;
    throw error;
  }
}

/** COMING_SOON wins where it names a switch, PUBLIC_GALLERY if it is set. */
export const withEnvironment = ({ config }: Context, stored: StoredSettings): GallerySettings => ({
  ...stored,
  supportEmail: stored.supportEmail ?? config.administration.email,
  comingSoon: [...new Set([...config.comingSoon, ...stored.comingSoon])],
  isPublic: config.isPublic ?? stored.isPublic,
});

/** For display. Where money is agreed on, `readSettings` reads inside the transaction. */
export async function gallerySettings(ctx: Context): Promise<GallerySettings> {
  const cache = cacheOf(ctx);
  cache.loading ??= load(cache);
  return withEnvironment(ctx, await cache.loading);
}

/** The same; during a database outage, the settings known before it, so that documents are still served. */
export async function lastKnownSettings(ctx: Context): Promise<GallerySettings> {
  try {
    return await gallerySettings(ctx);
  } catch {
    return withEnvironment(ctx, cacheOf(ctx).last);
  }
}

/** Reads the committed settings, past the cache of this process. */
export const readSettings = async (ctx: Context, tx: Queryable): Promise<GallerySettings> =>
  withEnvironment(ctx, await readNewest(tx));

/** Throws `feature_off` while the launch switch shows that the feature is coming. */
export async function requireLaunched(ctx: Context, feature: LaunchSwitch): Promise<void> {
  const { comingSoon } = await gallerySettings(ctx);
  if (comingSoon.includes(feature)) throw new AppError('feature_off');
}
