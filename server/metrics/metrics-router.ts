/** `GET /api/metrics` for Prometheus, which sends METRICS_TOKEN. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import type { Context } from '../context.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Not found without METRICS_TOKEN. */
export function metricsRouter({ config, metrics }: Context): Router {
  const expected = digest(`Bearer ${config.metricsToken}`);
  const router = Router();
  router.get('/api/metrics', async (req, res, next) => {
    const { registry } = metrics;
    if (!registry) {
      next();
      return;
    }
    res.setHeader('Cache-Control', 'no-store');
    // Digests have one length, and comparing them takes the same time whatever was sent.
    if (!timingSafeEqual(digest(req.headers.authorization ?? ''), expected)) {
      res.status(401).setHeader('WWW-Authenticate', 'Bearer').end();
      return;
    }
    res.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
