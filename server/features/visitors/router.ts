/** What visitors and crawlers read at the addresses of the screens. Whoever brings a session gets the screens themselves. */
import { type Request, type Response, type NextFunction, Router } from 'express';
import * as z from 'zod/mini';
import { Id } from '#shared/kernel/fields.ts';
import { PREVIEWED } from '#shared/previews/contract.ts';
import type { Context } from '#server/context.ts';
import { networkOf } from '#server/http/rate-limits.ts';
import { allowAi } from '#server/http/robots.ts';
import { prepareDocument } from '#server/http/security.ts';
import { hasSession } from '#server/http/session.ts';
import { lastKnownSettings } from '#server/features/settings/public.ts';
import { type FeedFormat, readFeed } from './feeds.ts';
import { NONCE } from './pages/layout.ts';
import { PAGE_PATHS, readPage } from './read-page.ts';
import { readSitemap } from './sitemap.ts';
import type { Page } from './store.ts';

const FEED_PATHS: Record<FeedFormat, string> = {
  rss: '/profile/:id/rss.xml',
  atom: '/profile/:id/atom.xml',
};
const SITEMAP_PATHS = ['/sitemap.xml', '/sitemaps/:part.xml'];
export const VISITOR_ROUTES = [
  ...Object.values(PAGE_PATHS),
  ...Object.values(FEED_PATHS),
  ...SITEMAP_PATHS,
].map((path) => `GET ${path}`);

/** The picture that `?view=2` asks for; anything else is the first. */
function viewOf({ query: { view } }: Request): number {
  return typeof view === 'string' && /^(?:[2-9]|10)$/.test(view) ? Number(view) - 1 : 0;
}

export function visitorRouter(ctx: Context): Router {
  const router = Router();
  /** @param type null: a page of HTML */
  const serve =
    (type: string | null, read: (req: Request, id: string) => Promise<Page | null>) =>
    async (req: Request, res: Response, next: NextFunction): Promise<void> => {
      if ((type === null && hasSession(req.headers.cookie)) || !(await lastKnownSettings(ctx)).isPublic) {
        next();
        return;
      }
      await ctx.limits.take('page', networkOf(req.ip ?? 'unknown'));
      const id = z.safeParse(Id, req.params['id'] ?? crypto.randomUUID());
      const page = id.success ? await read(req, id.data) : null;
      if (!page) {
        // Answered like any address where nothing is.
        res.status(404);
        next();
        return;
      }
      if (page.allowsAiTraining) allowAi(res);
      // Asked for each time: what is hidden now is gone now.
      res.setHeader('Cache-Control', 'no-cache');
      if (type !== null) {
        res.type(type).send(page.text);
        return;
      }
      res.setHeader('Vary', 'Cookie');
      res.type('html').send(page.text.replace(NONCE, prepareDocument(res)));
    };
  for (const screen of PREVIEWED)
    router.get(
      PAGE_PATHS[screen],
      serve(null, (req, id) => readPage(ctx, screen, id, screen === 'artwork' ? viewOf(req) : 0)),
    );
  for (const format of ['rss', 'atom'] as const)
    router.get(
      FEED_PATHS[format],
      serve(`application/${format}+xml`, (_req, id) => readFeed(ctx, id, format)),
    );
  router.get(
    SITEMAP_PATHS[0]!,
    serve('application/xml', () => readSitemap(ctx, null)),
  );
  router.get(
    SITEMAP_PATHS[1]!,
    serve('application/xml', ({ params: { part } }) =>
      /^[1-9]\d{0,5}$/.test(String(part)) ? readSitemap(ctx, Number(part) - 1) : Promise.resolve(null),
    ),
  );
  return router;
}
