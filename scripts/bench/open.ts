/** Everything that runs while the bench measures: a filled copy of the database, the product and the reference servers. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openPool } from '#server/db/connect.ts';
import { type Cluster, copyForRun, dropCopy, filledDatabase, openCluster } from './database.ts';
import { type RunningServer, startProduct } from './servers.ts';
import { type Subjects, readSubjects } from './subjects.ts';

const FEEDS_MS = 120_000;

export interface Opened {
  cluster: Cluster;
  database: string;
  databaseUrl: string;
  dataDir: string;
  product: RunningServer;
  subjects: Subjects;
  close(): Promise<void>;
}

/** The product computes its feeds after it started. */
async function waitForFeeds(db: pg.Pool): Promise<void> {
  for (const end = Date.now() + FEEDS_MS; Date.now() < end; await sleep(200)) {
    const { rowCount } = await db.query(`select 1 from feed_positions where feed = 'trending' limit 1`);
    if (rowCount) return;
  }
  throw new Error('The product has not computed its feeds.');
}

export async function openProduct(dir: string, works: number, args?: string[]): Promise<Opened> {
  const cluster = await openCluster(dir);
  const running: (() => Promise<unknown>)[] = [() => cluster.stop()];
  const close = async (): Promise<void> => {
    for (const stop of running.toReversed()) await stop();
  };
  try {
    const database = await copyForRun(cluster, await filledDatabase(cluster, works));
    running.push(() => dropCopy(cluster));
    const databaseUrl = cluster.urlOf(database);
    const dataDir = `${dir}/product`;
    const product = await startProduct({ databaseUrl, dataDir, args });
    running.push(() => product.stop());
    const db = openPool({ connectionString: databaseUrl, max: 1 });
    await waitForFeeds(db);
    const subjects = await readSubjects(db);
    await db.end();
    return { cluster, database, databaseUrl, dataDir, product, subjects, close };
  } catch (error) {
    await close();
    throw error;
  }
}
