/** Writes during a backup, earlier schemas, and backups in a bucket. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runMigrations } from 'graphile-worker';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openPool } from '#server/db/connect.ts';
import { removeObjects } from '#server/jobs/delayed-removal.ts';
import { processVideo } from '#server/features/videos/process.ts';
import { videoTable } from '#server/features/videos/video-table.ts';
import { SAMPLE_VIDEO, startHarness } from '#server/features/videos/testing.ts';
import type { ObjectStore } from '#server/providers/storage/object-store.ts';
import { startHarness as startStorage } from '#server/providers/storage/sandbox/testing.ts';
import { createTestDatabase } from '#server/testing/database.ts';
import {
  databaseBefore,
  insertArtwork,
  insertMember,
  newestMigration,
} from '#server/testing/old-database.ts';
import { appliedMigrations } from './catalog.ts';
import { expand } from './files.ts';
import { checkFiles, load } from './load.ts';
import { OBJECTS, readManifest } from './manifest.ts';
import { openPlace } from './place.ts';
import { save } from './save.ts';

vi.setConfig({ testTimeout: 60_000 });
const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-save-'));
afterAll(() => rmSync(folder, { recursive: true }));
const NO_OBJECTS = { isEmpty: async () => true } as ObjectStore;
const progress = (): void => {};

test('what is removed during a backup is in the backup, and is removed after it', async () => {
  const harness = await startHarness();
  onTestFinished(() => harness.close());
  const { ctx } = harness.app;
  const id = await harness.upload(harness.artist, SAMPLE_VIDEO);
  const { sourceKey } = (await harness.find(id))!;
  // Its upload is removed as soon as the video is processed, which happens between snapshot and copy.
  const storage: ObjectStore = {
    ...ctx.storage,
    async stream(key) {
      await processVideo(ctx, id);
      return ctx.storage.stream(key);
    },
  };
  const place = openPlace(path.join(folder, 'removals'), readConfig({}));
  const databaseUrl = ctx.config.databaseUrl!;
  const { objects } = await save({ databaseUrl, storage, objects: [videoTable], progress }, place);
  expect(objects).toMatchObject({ count: 1, absent: 0, total: SAMPLE_VIDEO.length });
  expect(await text(await expand(place, OBJECTS))).toContain(sourceKey);
  expect(await harness.find(id)).toMatchObject({ status: 'ready' });

  expect(await ctx.storage.size(sourceKey)).toBe(SAMPLE_VIDEO.length);
  const { rows } = await ctx.pool.query<{ payload: { keys: string[] } }>(
    `select payload from graphile_worker._private_jobs where key like 'remove-objects:%'`,
  );
  expect(rows).toEqual([{ payload: { keys: [sourceKey] } }]);
  await removeObjects(ctx, rows[0]!.payload);
  expect(await ctx.storage.size(sourceKey)).toBeNull();
});

test('a backup of an earlier schema is restored and brought to the current one', async () => {
  const { client, url, migrateOn } = await databaseBefore(await newestMigration());
  const pgPool = openPool({ connectionString: url });
  await runMigrations({ pgPool });
  await pgPool.end();
  const userId = await insertMember(client);
  const artworkId = await insertArtwork(client, { user_id: userId, title: 'Quiet\twater\n' });
  const place = openPlace(path.join(folder, 'earlier'), readConfig({}));
  await save({ databaseUrl: url, storage: NO_OBJECTS, objects: [], progress }, place);

  const database = await createTestDatabase({ isEmpty: true });
  const restored = openPool({ connectionString: database.url });
  onTestFinished(async () => {
    await restored.end();
    await database.drop();
  });
  await load(place, await readManifest(place), { databaseUrl: database.url, storage: NO_OBJECTS });
  const { rows } = await restored.query<{ title: string }>('select title from artworks where id = $1', [
    artworkId,
  ]);
  expect(rows).toEqual([{ title: 'Quiet\twater\n' }]);
  await migrateOn();
  const reader = await restored.connect();
  expect(await appliedMigrations(reader)).toEqual(await appliedMigrations(client));
  reader.release();
});

test('a backup can be in a bucket', async () => {
  const storage = await startStorage();
  const { url, drop } = await createTestDatabase();
  onTestFinished(async () => {
    await storage.close();
    await drop();
  });
  const config = readConfig({
    BACKUP_S3_ENDPOINT: `${storage.url}/storage`,
    BACKUP_S3_REGION: 'us-east-1',
    BACKUP_S3_ACCESS_KEY_ID: 'atelier',
    BACKUP_S3_SECRET_ACCESS_KEY: 'a-secret-for-tests',
    S3_FORCE_PATH_STYLE: '1',
  });
  const place = openPlace('s3://atelier/nightly/1', config);
  expect(await place.isEmpty()).toBe(true);
  await expect(readManifest(place)).rejects.toThrow('manifest.json is missing');
  const saved = await save({ databaseUrl: url, storage: NO_OBJECTS, objects: [], progress }, place);
  expect(await readManifest(place)).toMatchObject(saved);
  await checkFiles(place, await readManifest(place));
  expect([await place.isEmpty(), await openPlace('s3://atelier/nightly/2', config).isEmpty()]).toEqual([
    false,
    true,
  ]);
  expect(() => openPlace('s3://atelier/nightly', readConfig({}))).toThrow(
    'A backup in a bucket needs S3_REGION',
  );
});
