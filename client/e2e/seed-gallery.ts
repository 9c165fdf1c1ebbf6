/** Restores the demo gallery once per run. Each worker's server uses a copy of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrl, startServer } from './server.ts';

/** Pictures are signed by jobs, which every copy would run again. */
async function untilIdle(folder: string): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl(folder) });
  await db.connect();
  const due = 'select from graphile_worker._private_jobs where run_at <= now() limit 1';
  while ((await db.query(due)).rowCount) await sleep(500);
  await db.end();
}

export default async function seedGallery(): Promise<() => void> {
  if (process.env.E2E_URL) return () => {};
  const given = process.env.E2E_SEED_DIR;
  const folder = given ?? mkdtempSync(path.join(os.tmpdir(), 'atelier-e2e-'));
  process.env.E2E_SEED_DIR = folder;
  const server = await startServer(folder);
  await untilIdle(folder);
  await server.stop();
  return () => {
    if (!given) rmSync(folder, { recursive: true, force: true });
  };
}

// `npm test` runs it beside the other suites.
if (import.meta.main) await seedGallery();
