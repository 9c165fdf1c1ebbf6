import express, { type Request, type Response, Router } from 'express';
import PostalMime from 'postal-mime';
import * as z from 'zod/mini';
import type { Db } from '#server/context.ts';
import { findMessage, listMessages, nextAnswer, setAnswers } from './queries.ts';

/** In a frame of the mailbox's page: nothing runs, and nothing but pictures is loaded. */
const LETTER_POLICY =
  "sandbox allow-popups; default-src 'none'; img-src * data:; style-src 'unsafe-inline'; frame-ancestors 'self'";
const DARK = /\(prefers-color-scheme:\s*dark\)/g;
const SCHEMES: Record<string, string> = { light: 'not all', dark: 'all' };

const Answers = z.object({ answers: z.array(z.union([z.literal(250), z.literal(451), z.literal(550)])) });

const isOwnPage = (req: Request): boolean => {
  const site = req.get('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
};

/** What the mailbox's page reads, as JSON for tests too. */
export function mailboxRouter(db: Db): Router {
  const router = Router();
  const ofId = (req: Request) => {
    const id = Number(req.params['id']);
    return Number.isSafeInteger(id) ? findMessage(db, id) : null;
  };
  const missing = (res: Response) => void res.status(404).json({ error: 'There is no such message.' });
  router.use('/sandbox/mail', (_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    next();
  });

  router.get('/sandbox/mail.json', async (req, res) => {
    const { to } = req.query;
    const messages = await listMessages(db, typeof to === 'string' ? to : undefined);
    res.set('Cache-Control', 'no-store').json({ answer: await nextAnswer(db), messages });
  });
  router.put('/sandbox/mail/answers', express.json(), async (req, res) => {
    const body = z.safeParse(Answers, req.body);
    if (!body.success || !isOwnPage(req)) {
      res.status(400).json({ error: 'Answers are 250, 451 or 550.' });
      return;
    }
    await setAnswers(db, body.data.answers);
    res.status(204).end();
  });
  router.get('/sandbox/mail/:id.json', async (req, res) => {
    const row = await ofId(req);
    if (!row) return missing(res);
    const { headers, text = '', html = '' } = await PostalMime.parse(row.source);
    res.json({
      ...row,
      headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      text,
      html,
    });
  });
  router.get('/sandbox/mail/:id/html', async (req, res) => {
    const row = await ofId(req);
    if (!row) return missing(res);
    const { html = '' } = await PostalMime.parse(row.source);
    const { scheme } = req.query;
    const media = typeof scheme === 'string' ? SCHEMES[scheme] : undefined;
    res
      .set('Content-Security-Policy', LETTER_POLICY)
      .type('html')
      .send(media ? html.replaceAll(DARK, media) : html);
  });
  return router;
}
