/**
 * The sandbox's API for the browser, on the site's own origin: one intent by its client secret, and pages for
 * people.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { unauthorized } from './api-error.ts';
import { clockPage, handleClockForm, requireSameOrigin } from './clock-page.ts';
import { type Form, parseForm, text } from './forms.ts';
import type { SandboxServer } from './sandbox-server.ts';
import { asApiError, readBody, sendError, sendJson } from './http.ts';
import { randomId } from './ids.ts';
import { invoicePage } from './invoice-page.ts';
import { completeOnboarding, readLink } from './onboarding.ts';
import { PAGE_HEADERS, page } from './page.ts';
import { answerWithFaults } from './pipeline.ts';
import { type Unit, inUnit } from './store.ts';

/** Works without scripts. @param returnUrl where the artist came from */
const onboardingPage = (returnUrl: string): string =>
  page({
    title: 'Connect a payout account',
    back: [returnUrl, 'Back without connecting'],
    content: `<div class="card">
<p class="note">The payment provider would ask for your name, address and bank account here. In test mode you can skip that, and no real money is paid out.</p>
<form method="post"><button class="primary">Complete onboarding</button></form>
</div>`,
  });

const INTENT = /^\/v1\/(payment|setup)_intents\/([^/]+)(?:\/confirm|\/sandbox_authenticate)?$/;
const INVOICE = /^\/invoices\/(in_[A-Za-z0-9]+)$/;
const ONBOARDING = /^\/onboarding\/(link_[A-Za-z0-9]+)$/;
/** Fields the browser does not need. */
const PRIVATE = [
  'metadata',
  'application_fee_amount',
  'transfer_data',
  'transfer_group',
  'customer',
  'latest_charge',
];

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

interface IntentRef {
  kind: 'payment_intent' | 'setup_intent';
  id: string;
}

/** Throws unless the caller knows the intent's secret. */
async function requireSecret(unit: Unit, { kind, id }: IntentRef, secret: string): Promise<void> {
  const intent = await unit.peek(kind, id);
  if (!intent?.client_secret || !isSame(intent.client_secret, secret)) {
    throw unauthorized('The client_secret provided does not match');
  }
}

function withoutPrivate(body: object): object {
  const shown = structuredClone(body) as Record<string, unknown> & {
    error?: { payment_intent?: object; setup_intent?: object };
  };
  for (const key of PRIVATE) delete shown[key];
  if (shown.error?.payment_intent) shown.error.payment_intent = withoutPrivate(shown.error.payment_intent);
  if (shown.error?.setup_intent) shown.error.setup_intent = withoutPrivate(shown.error.setup_intent);
  return shown;
}

async function serveIntent(
  sandbox: SandboxServer,
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  intentRef: IntentRef,
): Promise<void> {
  const raw = await readBody(req);
  const { key, client_secret, expand, ...form }: Form = parseForm(
    req.method === 'POST' ? raw : url.search.slice(1),
  );
  if (key !== sandbox.publishableKey || expand !== undefined) throw unauthorized('Invalid API Key provided');
  const secret = text({ client_secret }, 'client_secret') ?? '';
  const answered = await answerWithFaults(
    sandbox,
    {
      method: req.method === 'POST' ? 'POST' : 'GET',
      path: url.pathname,
      form,
      raw,
      cause: { id: randomId('req', 14), idempotency_key: null },
      // Updating is for the server only: a bare POST on the intent is refused here.
      admit: async (unit) => {
        if (req.method === 'POST' && url.pathname.endsWith(intentRef.id))
          throw unauthorized('Not with this key');
        await requireSecret(unit, intentRef, secret);
      },
    },
    res,
  );
  sandbox.deliveries.kick();
  if (answered) sendJson(res, answered.status, withoutPrivate(answered.body));
}

async function serveOnboarding(
  sandbox: SandboxServer,
  req: IncomingMessage,
  res: ServerResponse,
  id: string,
): Promise<void> {
  if (req.method === 'POST') {
    const target = await inUnit(sandbox.pool, (unit) => completeOnboarding(unit, id));
    sandbox.deliveries.kick();
    res.writeHead(303, { location: target }).end();
    return;
  }
  const { returnUrl } = await inUnit(sandbox.pool, (unit) => readLink(unit, id));
  res.writeHead(200, PAGE_HEADERS).end(onboardingPage(returnUrl));
}

async function serveClock(sandbox: SandboxServer, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.method === 'POST') {
    requireSameOrigin(req.headers);
    const form = parseForm(await readBody(req));
    await inUnit(sandbox.pool, (unit) => handleClockForm(unit, form));
    await sandbox.clock.look();
    sandbox.deliveries.kick();
    res.writeHead(303, { location: 'clock' }).end();
    return;
  }
  res.writeHead(200, PAGE_HEADERS).end(await inUnit(sandbox.pool, clockPage));
}

async function serve(sandbox: SandboxServer, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = new URL(req.url ?? '/', 'http://sandbox');
  const [, kind, id] = INTENT.exec(url.pathname) ?? [];
  if (id) {
    const intentRef: IntentRef = { kind: kind === 'setup' ? 'setup_intent' : 'payment_intent', id };
    return serveIntent(sandbox, req, res, url, intentRef);
  }
  if (url.pathname === '/clock') return serveClock(sandbox, req, res);
  const invoice = INVOICE.exec(url.pathname)?.[1];
  if (invoice) {
    const html = await inUnit(sandbox.pool, async (unit) => invoicePage(await unit.get('invoice', invoice)));
    res.writeHead(200, PAGE_HEADERS).end(html);
    return;
  }
  const link = ONBOARDING.exec(url.pathname)?.[1];
  if (link) return serveOnboarding(sandbox, req, res, link);
  throw unauthorized('The publishable key cannot do this');
}

/** Mount before any body parser. */
export const clientApi =
  (sandbox: SandboxServer): RequestHandler =>
  (req, res) => {
    serve(sandbox, req, res).catch((error: unknown) => {
      sandbox.onError(error);
      if (!res.headersSent) sendError(res, asApiError(error));
    });
  };
