import { Router } from 'express';
import type pg from 'pg';

const PATIENCE_MS = 2000;

/** 200 `{"status":"ok"}` only while requests can be served: the database answers and the server is not stopping. */
export function healthRouter(pool: pg.Pool, isDraining: () => boolean): Router {
  const router = Router();
  router.get('/api/health', async (_req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    const timer = AbortSignal.timeout(PATIENCE_MS);
    const late = new Promise<false>((resolve) => timer.addEventListener('abort', () => resolve(false)));
    const reached = pool.query('select 1').then(
      () => true,
      () => false,
    );
    const ok = !isDraining() && (await Promise.race([reached, late]));
    res.status(ok ? 200 : 503).json({ status: ok ? 'ok' : 'unavailable' });
  });
  return router;
}
