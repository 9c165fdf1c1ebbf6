/** In place of a member's program: takes webhooks, checks their signatures and shows them. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { desc, like, sql } from 'drizzle-orm';
import express, { type Request, Router } from 'express';
import { webhooks } from '#shared/webhooks/tables.ts';
import type { Db } from '#server/context.ts';
import { PAGE_HEADERS, escape, page } from '../../payments/sandbox/page.ts';
import { sandboxWebhooks } from './tables.ts';

export const RECEIVER_PATH = '/sandbox/webhooks';
const KEPT = 100;
const TOLERANCE_SECONDS = 300;

/** As the specification tells receivers to. */
function isSignedBy(secret: string, req: Request, body: string): boolean {
  const [id, timestamp] = [req.get('webhook-id') ?? '', req.get('webhook-timestamp') ?? ''];
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < TOLERANCE_SECONDS)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return (req.get('webhook-signature') ?? '').split(' ').some((one) => {
    const [version, signature = ''] = one.split(',');
    const given = Buffer.from(signature, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** What a test wants to be answered: `?status=500`. */
function statusFor(req: Request): number {
  const status = Number(req.query['status']);
  return status >= 200 && status <= 599 ? status : 204;
}

const content = (rows: (typeof sandboxWebhooks.$inferSelect)[]): string => `
<p>Stands for a program of yours. Add this page’s address under Settings, Webhooks; with <code>?status=500</code> it refuses.</p>
<div class="card">${
  rows.length === 0
    ? '<p class="note">Nothing has arrived yet.</p>'
    : `<dl>${rows
        .map(
          ({ messageId, body, isGenuine, receivedAt }) => `<div>
<dt>${isGenuine ? 'Genuine' : 'The signature doesn’t match'}<small>${receivedAt.toUTCString()}</small><small>${escape(messageId)}</small></dt>
<dd><code>${escape(body)}</code></dd></div>`,
        )
        .join('')}</dl>`
}</div>`;

interface Options {
  db: Db;
  clock: { now(): Date };
  /** Its own. */
  url: string;
}

export function receiverRouter({ db, clock, url }: Options): Router {
  const router = Router();
  router.post(RECEIVER_PATH, express.text({ type: () => true, limit: '64kb' }), async (req, res) => {
    const body = typeof req.body === 'string' ? req.body.replaceAll('\0', '') : '';
    const known = await db
      .select({ secret: webhooks.secret, old: webhooks.oldSecret })
      .from(webhooks)
      .where(like(webhooks.url, `${url}%`));
    const secrets = known.flatMap(({ secret, old }) => (old ? [secret, old] : [secret]));
    await db.insert(sandboxWebhooks).values({
      messageId: req.get('webhook-id') ?? '',
      body,
      isGenuine: secrets.some((secret) => isSignedBy(secret, req, body)),
      receivedAt: clock.now(),
    });
    await db.execute(sql`delete from ${sandboxWebhooks} where id <= (
      select id from ${sandboxWebhooks} order by id desc offset ${KEPT} limit 1)`);
    res.status(statusFor(req)).end();
  });
  router.get(RECEIVER_PATH, async (_req, res) => {
    const rows = await db.select().from(sandboxWebhooks).orderBy(desc(sandboxWebhooks.id)).limit(KEPT);
    const back = ['/settings/webhooks', 'Webhooks'] as const;
    res.set(PAGE_HEADERS).send(page({ title: 'Received webhooks', back, content: content(rows) }));
  });
  return router;
}
