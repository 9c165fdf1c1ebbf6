/** For supervisors and proxies: is the process alive, and may it get traffic? */
import { Router } from 'express';
import type { Context } from '../context.ts';

const PATIENCE_MS = 2000;
/** A service that is merely slow, or restarts, is not gone: a proxy would have no process left, since all see the same. */
const GONE_MS = 5000;
/** Any key works: the storage only has to answer. */
const PROBE_KEY = 'ready';

export interface Process {
  isDraining(): boolean;
  areJobsRunning(): boolean;
}

const within = (asked: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    asked.then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS).unref()),
  ]);

/** Anyone may ask: however many do at once, the database and the storage are asked once. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => (asked ??= ask().finally(() => (asked = null)));
}

/** False at first, and once it has failed for a while. */
function isThere(ask: () => Promise<unknown>): () => Promise<boolean> {
  let answeredAt = -GONE_MS;
  return async () => {
    if (await within(ask())) answeredAt = performance.now();
    return performance.now() - answeredAt < GONE_MS;
  };
}

/**
 * `/api/health` answers 200 as long as the process does. `/api/ready` answers 200 while requests can be served, else 503
 * with what is missing: the database (migrated before the app is mounted), the storage, the jobs, or `stopping`.
 */
export function healthRouter({ pool, storage }: Context, process: Process): Router {
  const router = Router();
  const services = [isThere(() => pool.query('select 1')), isThere(() => storage.size(PROBE_KEY))];
  const probe = shared(() => Promise.all(services.map((isServing) => isServing())));
  router.get('/api/health', (_req, res) => {
    res.setHeader('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/api/ready', async (_req, res) => {
    const [database, stored] = await probe();
    const isFine = {
      database,
      storage: stored,
      jobs: process.areJobsRunning(),
      stopping: !process.isDraining(),
    };
    const missing = Object.entries(isFine).flatMap(([name, isOk]) => (isOk ? [] : [name]));
    const isReady = missing.length === 0;
    res.setHeader('Cache-Control', 'no-store').status(isReady ? 200 : 503);
    res.json(isReady ? { status: 'ok' } : { status: 'unavailable', missing });
  });
  return router;
}
