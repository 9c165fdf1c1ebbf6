import { and, count, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { type VideoImportRow, videoImports } from '#shared/videos/tables.ts';
import type { Queryable } from '#server/context.ts';

export const insertImport = (db: Queryable, row: typeof videoImports.$inferInsert) =>
  db.insert(videoImports).values(row);

/** Locks a member's imports until the transaction ends, so that counting and inserting is atomic. */
export const lockImportsOf = (tx: Queryable, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`video-imports:${userId}`}, 0))`);

/** Not ended, started after `since`. */
export async function countUnderway(db: Queryable, userId: string, since: Date): Promise<number> {
  const isUnderway = and(
    eq(videoImports.userId, userId),
    gt(videoImports.createdAt, since),
    ne(videoImports.status, 'ended'),
  );
  const [row] = await db.select({ count: count() }).from(videoImports).where(isUnderway);
  return row?.count ?? 0;
}

/** The failure of the member's last import of the link since `since`. */
export async function findLastFailure(
  db: Queryable,
  last: { userId: string; url: string; since: Date },
): Promise<string | null> {
  const [row] = await db
    .select({ failureCode: videoImports.failureCode })
    .from(videoImports)
    .where(
      and(
        eq(videoImports.userId, last.userId),
        eq(videoImports.url, last.url),
        gt(videoImports.createdAt, last.since),
      ),
    )
    .orderBy(desc(videoImports.createdAt), desc(videoImports.id))
    .limit(1);
  return row?.failureCode ?? null;
}

export async function findOwnByToken(
  db: Queryable,
  userId: string,
  token: string,
): Promise<VideoImportRow | null> {
  const isOwn = and(eq(videoImports.token, token), eq(videoImports.userId, userId));
  const [row] = await db.select().from(videoImports).where(isOwn);
  return row ?? null;
}

/** Starts a waiting import created after `since`; null if it is not waiting or another process was faster. */
export async function takeWaiting(db: Queryable, id: string, since: Date): Promise<VideoImportRow | null> {
  const isWaiting = and(
    eq(videoImports.id, id),
    eq(videoImports.status, 'waiting'),
    gt(videoImports.createdAt, since),
  );
  const [row] = await db.update(videoImports).set({ status: 'running' }).where(isWaiting).returning();
  return row ?? null;
}

/** @param failureCode null: it became a video. @returns false if it had ended already */
export async function endImport(tx: Queryable, id: string, failureCode: string | null): Promise<boolean> {
  const isUnderway = and(eq(videoImports.id, id), ne(videoImports.status, 'ended'));
  const ended = await tx
    .update(videoImports)
    .set({ status: 'ended', failureCode })
    .where(isUnderway)
    .returning({ id: videoImports.id });
  return ended.length > 0;
}

/** Imports that no process can be running any more. */
export const listDead = (db: Queryable, since: { waiting: Date; running: Date }) =>
  db
    .select({ id: videoImports.id, videoId: videoImports.videoId })
    .from(videoImports)
    .where(
      or(
        and(eq(videoImports.status, 'waiting'), lt(videoImports.createdAt, since.waiting)),
        and(eq(videoImports.status, 'running'), lt(videoImports.createdAt, since.running)),
      ),
    );

export const removeEnded = (db: Queryable, before: Date) =>
  db.delete(videoImports).where(and(eq(videoImports.status, 'ended'), lt(videoImports.createdAt, before)));
