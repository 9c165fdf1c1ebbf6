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

interface Kept {
  /** The primary database: a replica may not have a change yet that was announced. */
  db: Queryable;
  loading: Promise<StoredSettings> | null;
  last: StoredSettings;
}
/** Keyed by what all contexts of a process share. */
const keptBy = new WeakMap<Live, Kept>();

function keptFor({ live, db }: Context): Kept {
  const known = keptBy.get(live);
  if (known) return known;
  const kept: Kept = { db, loading: null, last: DEFAULTS };
  keptBy.set(live, kept);
  return kept;
}

/** Before a process serves: `ctx` writes. */
export function keepSettings(ctx: Context): void {
  keptBy.set(ctx.live, { db: ctx.db, loading: null, last: DEFAULTS });
  ctx.live.listen((delivery) => {
    if (delivery.topic === TOPIC) forgetSettings(ctx);
  });
  ctx.live.onGap(() => forgetSettings(ctx));
}

export function forgetSettings(ctx: Context): void {
  keptFor(ctx).loading = null;
}

async function load(kept: Kept): Promise<StoredSettings> {
  try {
    kept.last = await readNewest(kept.db);
    return kept.last;
  } catch (error) {
    kept.loading = null;
    throw error;
  }
}

/** COMING_SOON wins where it names a switch. */
export const withEnvironment = ({ config }: Context, stored: StoredSettings): GallerySettings => ({
  ...stored,
  supportEmail: stored.supportEmail ?? config.administration.email,
  comingSoon: [...new Set([...config.comingSoon, ...stored.comingSoon])],
});

/** For what is shown. Where money is agreed on, `readSettings` reads inside the transaction. */
export async function gallerySettings(ctx: Context): Promise<GallerySettings> {
  const kept = keptFor(ctx);
  kept.loading ??= load(kept);
  return withEnvironment(ctx, await kept.loading);
}

/** The same; during a database outage, the settings known before it, so that documents are still served. */
export async function lastKnownSettings(ctx: Context): Promise<GallerySettings> {
  try {
    return await gallerySettings(ctx);
  } catch {
    return withEnvironment(ctx, keptFor(ctx).last);
  }
}

/** As committed, whatever this process has kept. */
export const readSettings = async (ctx: Context, tx: Queryable): Promise<GallerySettings> =>
  withEnvironment(ctx, await readNewest(tx));

/** Throws `feature_off` while the launch switch shows that the feature is coming. */
export async function requireLaunched(ctx: Context, feature: LaunchSwitch): Promise<void> {
  const { comingSoon } = await gallerySettings(ctx);
  if (comingSoon.includes(feature)) throw new AppError('feature_off');
}
