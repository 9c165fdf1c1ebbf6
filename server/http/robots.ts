/** What crawlers may do: show the gallery in search, and train no AI with it. */
import { type RequestHandler, type Response, Router } from 'express';

/** Crawlers that gather data for AI, by the names their operators publish. */
const AI_CRAWLERS = [
  'AI2Bot',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-ai',
  'cohere-training-data-crawler',
  'Diffbot',
  'FacebookBot',
  'Google-Extended',
  'GPTBot',
  'ImagesiftBot',
  'img2dataset',
  'LAION-HuggingFace-Processor',
  'meta-externalagent',
  'Omgilibot',
  'PanguBot',
  'Timpibot',
  'Webzio-Extended',
] as const;

const NO_AI = [...AI_CRAWLERS.map((name) => `User-agent: ${name}`), 'Disallow: /', '', 'User-agent: *'];
/** What visitors may read while the gallery is public, and what these pages are made of. */
const PUBLIC = [
  '/$',
  // Campaign links add a query to the landing page.
  '/?',
  '/artwork/',
  '/profile/',
  '/education/',
  '/collection/',
  '/legal/',
  '/credits',
  '/sitemap.xml',
  '/sitemaps/',
  '/media/',
  '/assets/',
  '/icon.svg',
  '/api/previews/',
  '/api/oembed',
];

/** On every answer. */
export const noAi: RequestHandler = (_req, res, next) => {
  res.setHeader('X-Robots-Tag', 'noai, noimageai');
  next();
};

/** Keeps missing and hidden pages out of search results. */
export const noIndex = (res: Response): void =>
  void res.setHeader('X-Robots-Tag', 'noindex, noai, noimageai');

/** For a file of a work whose artist allows it. The second is what the TDM Reservation Protocol reads. */
export function allowAi(res: Response): void {
  res.removeHeader('X-Robots-Tag');
  res.setHeader('TDM-Reservation', '0');
}

/** @param isPublic whether the gallery is public now */
export function robotsRouter(isPublic: () => Promise<boolean>, publicUrl: string): Router {
  const router = Router();
  router.get('/robots.txt', async (_req, res) => {
    const rules = (await isPublic())
      ? [...PUBLIC.map((path) => `Allow: ${path}`), 'Disallow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`]
      : ['Allow: /'];
    res
      .type('text/plain')
      .set('Cache-Control', 'public, max-age=3600')
      .send(`${[...NO_AI, ...rules].join('\n')}\n`);
  });
  router.get('/.well-known/tdmrep.json', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').json([{ location: '/', 'tdm-reservation': 1 }]);
  });
  return router;
}
