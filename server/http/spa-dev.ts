/** The client with hot reload: Vite as middleware on the same server. */
import { readFileSync } from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { Router } from 'express';
import { createServer } from 'vite';
import { ROOT } from '../root.ts';
import { type Site, sendDocument } from './spa.ts';

export async function developmentClient(server: http.Server, site: Site): Promise<Router> {
  const vite = await createServer({
    configFile: path.join(ROOT, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const file = path.join(ROOT, 'client/index.html');
  const router = Router();
  // Vite inserts inline scripts and styles of its own: no policy in development.
  router.use((_req, res, next) => {
    res.removeHeader('Content-Security-Policy');
    next();
  });
  router.use(vite.middlewares);
  router.use((req, res, next) =>
    sendDocument(site, () => vite.transformIndexHtml(req.originalUrl, readFileSync(file, 'utf8')))(
      req,
      res,
      next,
    ),
  );
  return router;
}
