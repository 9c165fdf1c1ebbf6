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

const LINES = [
  ...AI_CRAWLERS.map((name) => `User-agent: ${name}`),
  'Disallow: /',
  '',
  'User-agent: *',
  'Allow: /',
];

/** On every answer. */
export const noAi: RequestHandler = (_req, res, next) => {
  res.setHeader('X-Robots-Tag', 'noai, noimageai');
  next();
};

/** For a file of a work whose artist allows it. The second is what the TDM Reservation Protocol reads. */
export function allowAi(res: Response): void {
  res.removeHeader('X-Robots-Tag');
  res.setHeader('TDM-Reservation', '0');
}

export function robotsRouter(): Router {
  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    res
      .type('text/plain')
      .set('Cache-Control', 'public, max-age=3600')
      .send(`${LINES.join('\n')}\n`);
  });
  router.get('/.well-known/tdmrep.json', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').json([{ location: '/', 'tdm-reservation': 1 }]);
  });
  return router;
}
