/** One temporary cluster per run, and one template database with all migrations. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openClient } from '#server/db/connect.ts';
import { memoryFolder } from './memory-folder.ts';
import { migrateDatabase } from '../db/open.ts';
import { startEmbeddedPostgres } from '../providers/database/sandbox/embedded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the maintenance database of the run's cluster. */
    clusterUrl: string;
  }
}

export const TEMPLATE = 'template_atelier';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The long rounds store too much.
  const inMemory = process.env.ROUNDS === 'full' ? null : memoryFolder();
  if (inMemory) process.env.TMPDIR = inMemory;
  const dir = mkdtempSync(path.join(os.tmpdir(), 'atelier-test-'));
  const cluster = await startEmbeddedPostgres({
    dir,
    database: TEMPLATE,
    ephemeral: true,
    maxConnections: 200,
    // Set by scripts/postgres-versions.mjs.
    native: process.env.TEST_POSTGRES,
  });
  await migrateDatabase(cluster.url);
  const maintenance = new URL(cluster.url);
  maintenance.pathname = '/postgres';
  const client = openClient({ connectionString: maintenance.href });
  await client.connect();
  await client.query(`alter database ${TEMPLATE} with is_template true allow_connections false`);
  await client.end();
  project.provide('clusterUrl', maintenance.href);
  return async () => {
    await cluster.stop();
    if (inMemory) rmSync(inMemory, { recursive: true, force: true });
  };
}
