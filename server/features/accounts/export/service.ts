/** A member's data as one file: asked for, made by a job, kept for a week. */
import type { DataExport } from '#shared/accounts/export/contract.ts';
import type { DataExportRow } from '#shared/accounts/export/tables.ts';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import type { Feature, MemberFile, MemberTable } from '#server/feature.ts';
import type { Member } from '#server/http/route.ts';
import { addJob } from '#server/jobs/add-job.ts';
import { eachRow } from '#server/jobs/each-row.ts';
import { createArchive } from './archive.ts';
import {
  extendLease,
  findLatest,
  finishExport,
  insertExport,
  leaseExport,
  listOutdated,
  listStalled,
  releaseLease,
  removeExport,
} from './queries.ts';

export const MAKE_EXPORT = 'make-export';
const AVAILABLE_MS = 7 * 86_400_000;
const LINK_SECONDS = 60;
/** A lease lasts five minutes. */
const LEASE_BEAT_MS = 60_000;
const MAX_ATTEMPTS = 3;
const BATCH = 100;

export const exportKey = (userId: string, id: string): string => `exports/${userId}/${id}.zip`;

const NONE: DataExport = { status: 'none', createdAt: null, bytes: null, availableUntil: null };
const isOver = (row: DataExportRow, now: Date): boolean =>
  row.availableUntil !== null && row.availableUntil <= now;

export async function readExport(ctx: Context, member: Member): Promise<DataExport> {
  const row = await findLatest(ctx.db, member.id);
  if (!row || isOver(row, ctx.clock.now())) return NONE;
  const { status, createdAt, bytes, availableUntil } = row;
  return { status, createdAt, bytes, availableUntil };
}

export async function createExport(ctx: Context, member: Member): Promise<DataExport> {
  const now = ctx.clock.now();
  const last = await findLatest(ctx.db, member.id);
  if (last && isOver(last, now)) await discardExport(ctx, last);
  await ctx.db.transaction(async (tx) => {
    const exportId = await insertExport(tx, member.id, now);
    if (exportId) await addJob(tx, MAKE_EXPORT, { exportId }, { key: `export:${exportId}` });
  });
  return readExport(ctx, member);
}

/** A link that works for a minute. Throws `export_not_found`. */
export async function downloadExport(ctx: Context, member: Member): Promise<string> {
  const row = await findLatest(ctx.db, member.id);
  if (row?.status !== 'ready' || isOver(row, ctx.clock.now())) throw new AppError('export_not_found');
  const name = `atelier-export-${row.createdAt.toISOString().slice(0, 10)}.zip`;
  return ctx.storage.presignGet(exportKey(member.id, row.id), {
    expiresIn: LINK_SECONDS,
    contentType: 'application/zip',
    disposition: `attachment; filename="${name}"`,
  });
}

/** The data that all features store about members. */
interface MemberSources {
  tables: readonly MemberTable[];
  files: NonNullable<Feature['memberFiles']>[];
}

export const sourcesOf = (features: readonly Feature[]): MemberSources => ({
  tables: features.flatMap(({ memberData = [] }) => memberData),
  files: features.flatMap(({ memberFiles = [] }) => memberFiles),
});

async function write(
  ctx: Context,
  sources: MemberSources,
  row: DataExportRow,
  stopping: AbortSignal | undefined,
): Promise<number> {
  const key = exportKey(row.userId, row.id);
  const files: MemberFile[] = [];
  for (const list of sources.files) files.push(...(await list(ctx, row.userId)));
  const client = await ctx.pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const archive = createArchive({
      client,
      memberId: row.userId,
      tables: sources.tables,
      files,
      createdAt: row.createdAt,
    });
    stopping?.addEventListener('abort', () => archive.destroy(new Error('The process is ending')), {
      once: true,
    });
    await ctx.storage.writeStream(key, archive, 'application/zip');
    await client.query('commit');
    client.release();
    return (await ctx.storage.size(key)) ?? 0;
  } catch (error) {
    // A query may still run on it.
    client.release(true);
    throw error;
  }
}

/** @param stopping the process is ending: another one goes on, and it does not count as an attempt */
export async function makeExport(
  ctx: Context,
  sources: MemberSources,
  id: string,
  stopping?: AbortSignal,
): Promise<void> {
  const row = await leaseExport(ctx.db, id);
  if (!row) return;
  const heartbeat = setInterval(
    () =>
      void extendLease(ctx.db, id).catch((error: unknown) =>
        ctx.log.warn({ err: error }, 'lease not extended'),
      ),
    LEASE_BEAT_MS,
  );
  try {
    const bytes = await write(ctx, sources, row, stopping);
    const availableUntil = new Date(ctx.clock.now().getTime() + AVAILABLE_MS);
    await ctx.db.transaction(async (tx) => {
      if (!(await finishExport(tx, id, { status: 'ready', bytes, availableUntil }))) return;
      await ctx.events.emit(tx, 'export.ready', { memberId: row.userId, availableUntil });
    });
  } catch (error) {
    if (stopping?.aborted || row.attempts < MAX_ATTEMPTS) {
      await releaseLease(ctx.db, id, stopping?.aborted === true);
      throw error;
    }
    await finishExport(ctx.db, id, { status: 'failed' });
    await ctx.live.publish(ctx.db, { to: [row.userId] }, { type: 'notification' });
    ctx.log.error({ err: error, exportId: id }, 'an export could not be made');
  } finally {
    clearInterval(heartbeat);
  }
}

async function discardExport(
  ctx: Context,
  { id, userId }: Pick<DataExportRow, 'id' | 'userId'>,
): Promise<void> {
  await ctx.storage.remove([exportKey(userId, id)]);
  await removeExport(ctx.db, id);
}

/** Removes files whose last day has passed, and goes on with exports whose process has died. */
export async function sweepExports(ctx: Context): Promise<void> {
  const outdated = new Map((await listOutdated(ctx.db, ctx.clock.now(), BATCH)).map((row) => [row.id, row]));
  await eachRow(ctx, [...outdated.values()], 'an export could not be removed; will retry', (id) =>
    discardExport(ctx, outdated.get(id)!),
  );
  for (const { id } of await listStalled(ctx.db, BATCH))
    await ctx.db.transaction((tx) => addJob(tx, MAKE_EXPORT, { exportId: id }, { key: `export:${id}` }));
}
