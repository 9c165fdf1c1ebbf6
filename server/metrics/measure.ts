/** How long requests take, by route template. */
import type { Request, RequestHandler } from 'express';
import { LIVE_PATH } from '#shared/kernel/live.ts';
import type { Metrics } from './metrics.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Files and stand-ins, and requests to the API that were refused before they reached a route. */
const MOUNTS = /^\/(?:api|assets|demo|fonts|idp|media|objects|oidc|sandbox|storage)(?=\/|$)/;

/** Made-up paths are all one series. */
function templateOf(req: Request, status: number, templates: ReadonlySet<string>): string {
  const path = (req.route as { path?: unknown } | undefined)?.path;
  if (typeof path === 'string' && templates.has(path)) return path;
  if (status === 404 || status === 405) return 'unknown';
  const mount = MOUNTS.exec(req.originalUrl);
  return mount ? `${mount[0]}/*` : 'page';
}

/** @param routes 'METHOD /path' of all that is mounted */
export function measureRequests({ requests }: Metrics, routes: readonly string[]): RequestHandler {
  const templates = new Set(routes.map((route) => route.split(' ')[1]!));
  return (req, res, next) => {
    const since = performance.now();
    res.once('close', () => {
      const status = res.writableFinished ? res.statusCode : 499;
      const route = templateOf(req, status, templates);
      // A stream lasts as long as its window.
      if (route === LIVE_PATH && res.statusCode === 200) return;
      const method = METHODS.has(req.method) ? req.method : 'other';
      requests.observe({ method, route, status }, (performance.now() - since) / 1000);
    });
    next();
  };
}
