/** Decisions, "Premium": quotas of free members. Subscribers have none. */
import { eq, sql } from 'drizzle-orm';
import { AppError } from '#shared/http/errors.ts';
import { users } from '#shared/accounts/tables.ts';
import { uploads } from '#shared/uploads/tables.ts';
import { videos } from '#shared/videos/tables.ts';
import { holdMember } from '#server/db/hold-member.ts';
import type { Context, Queryable } from '#server/context.ts';
import type { ReadContext } from '#server/feature.ts';
import type { FileOwner } from './owner.ts';

const FREE_ARTWORKS_A_MONTH = 20;
const FREE_BYTES = 2 * 2 ** 30;

export interface Usage {
  isSubscriber: boolean;
  /** Artworks attached since the start of the month, in UTC. */
  artworksThisMonth: number;
  /** Images and videos together. */
  bytes: number;
}

/** Storage counts for files of any kind. */
export const mayHaveMore = (usage: Usage, quota: 'works' | 'storage'): boolean =>
  usage.isSubscriber ||
  (usage.bytes < FREE_BYTES && (quota === 'storage' || usage.artworksThisMonth < FREE_ARTWORKS_A_MONTH));

/** @param monthStart in UTC */
async function readUsage(db: Queryable, userId: string, monthStart: Date): Promise<Usage> {
  const [row] = await db
    .select({
      isSubscriber: users.isSubscriber,
      artworksThisMonth: sql<number>`count(*) filter (
        where ${uploads.purpose} = 'artwork' and ${uploads.attachedAt} >= ${monthStart.toISOString()})::int`,
      bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0) + (
        select coalesce(sum(${videos.bytes}), 0) from ${videos} where ${videos.userId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(uploads, eq(uploads.userId, users.id))
    .where(eq(users.id, userId))
    .groupBy(users.id);
  return {
    isSubscriber: row?.isSubscriber ?? false,
    artworksThisMonth: row?.artworksThisMonth ?? 0,
    bytes: Number(row?.bytes ?? 0),
  };
}

const monthStartOf = ({ clock }: Pick<ReadContext, 'clock'>): Date => {
  const now = clock.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
};

/** How much more the member can store; null: as much as they like. */
export async function readBytesLeft(ctx: ReadContext, userId: string): Promise<number | null> {
  const { isSubscriber, bytes } = await readUsage(ctx.db, userId, monthStartOf(ctx));
  return isSubscriber ? null : Math.max(0, FREE_BYTES - bytes);
}

/** Throws `upload_quota`. */
export async function requireQuota(
  ctx: ReadContext,
  { quota }: Pick<FileOwner, 'quota'>,
  userId: string,
): Promise<void> {
  if (quota === null) return;
  if (!mayHaveMore(await readUsage(ctx.db, userId, monthStartOf(ctx)), quota))
    throw new AppError('upload_quota');
}

/** The same until the transaction ends: what a member begins at the same time is counted one after the other. */
export async function holdQuota(
  { clock }: Pick<Context, 'clock'>,
  tx: Queryable,
  owner: Pick<FileOwner, 'quota'>,
  userId: string,
): Promise<void> {
  await holdMember(tx, userId);
  await requireQuota({ db: tx, clock }, owner, userId);
}
