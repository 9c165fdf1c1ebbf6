/** Leases of videos. A worker renews its lease every few seconds; a silent one has lost it. */
import { and, eq, sql } from 'drizzle-orm';
import { type VideoRow, videos } from '#shared/videos/tables.ts';
import type { Queryable } from '#server/context.ts';

/** Leases are compared with the database's clock only. */
const SILENT = sql`now() - interval '30 seconds'`;
/** Its job was most likely lost. */
const FORGOTTEN = sql`now() - interval '10 minutes'`;

type Lease = Pick<VideoRow, 'id' | 'attempts'>;

/** Leases a waiting video, or one whose worker is silent. Null if there is nothing to do. */
export async function acquireLease(db: Queryable, id: string): Promise<VideoRow | null> {
  const [row] = await db
    .update(videos)
    .set({ status: 'processing', attempts: sql`${videos.attempts} + 1`, progress: 0, updatedAt: sql`now()` })
    .where(
      and(
        eq(videos.id, id),
        sql`(${videos.status} = 'waiting' or (${videos.status} = 'processing' and ${videos.updatedAt} < ${SILENT}))`,
      ),
    )
    .returning();
  return row ?? null;
}

/** Updates a video that is still leased; false if another worker has it or it was removed. */
export async function updateLeased(
  tx: Queryable,
  lease: Lease,
  fields: Partial<Omit<VideoRow, 'updatedAt'>>,
): Promise<boolean> {
  const isLeased = and(
    eq(videos.id, lease.id),
    eq(videos.status, 'processing'),
    eq(videos.attempts, lease.attempts),
  );
  const done = await tx
    .update(videos)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(isLeased)
    .returning({ id: videos.id });
  return done.length > 0;
}

/** Videos of dead workers, and those whose job was lost. */
export async function listStalled(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(
      sql`(${videos.status} = 'processing' and ${videos.updatedAt} < ${SILENT})
        or (${videos.status} = 'waiting' and ${videos.updatedAt} < ${FORGOTTEN})`,
    );
  return rows.map((row) => row.id);
}
