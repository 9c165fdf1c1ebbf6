/** The built-in sign-in provider: OpenID Connect at `/oidc`, its pages at `/idp`. */
import { type RequestHandler, Router } from 'express';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as z from 'zod/mini';
import type { Logger } from 'pino';
import { Preview, previewCall } from '#shared/previews/contract.ts';
import { installationSecret } from '../../../db/secrets.ts';
import { canonicalHost } from '../../../http/canonical-host.ts';
import type { IdentitySettings } from '../oidc-identity.ts';
import { purgeExpired } from './adapter.ts';
import { assetsRouter } from './assets.ts';
import { readKeys } from './keys.ts';
import { ISSUER, createProvider } from './provider.ts';
import { pagesRouter } from './routes.ts';

const CLIENT_ID = 'atelier';

export interface SandboxIdentity {
  /** Mount before any body parser. */
  router: Router;
  /** For `createIdentity`. */
  settings: IdentitySettings;
}

/** The provider builds its URLs from the request, so it gets the public ones. */
function asPublicHost(publicUrl: string): RequestHandler {
  const { host, protocol } = new URL(publicUrl);
  return (req, _res, next) => {
    req.headers.host = host;
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete req.headers['x-forwarded-host'];
    next();
  };
}

/** A page never waits longer. */
const PATIENCE_MS = 1000;

/** What the page says that someone came for, as any site may read it; null: nothing. */
async function readPreview(port: number, path: string): Promise<Preview | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${previewCall(path)}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok ? z.parse(z.nullable(Preview), await answer.json()) : null;
  } catch {
    return null;
  }
}

/**
 * @param options.port where this process listens
 * @param options.takeAttempt counts an attempt to sign in from an address, and for an account; throws `rate_limited`
 */
export async function createSandboxIdentity(options: {
  pool: pg.Pool;
  publicUrl: string;
  port: number;
  takeAttempt: (address: string, account?: string) => Promise<void>;
  log: Logger;
}): Promise<SandboxIdentity> {
  const { pool, publicUrl, port, takeAttempt, log } = options;
  const db = drizzle(pool, { casing: 'snake_case' });
  const keys = await readKeys(pool);
  const clientSecret = await installationSecret(pool, 'identity-client');
  const provider = createProvider({
    pool,
    db,
    keys,
    publicUrl,
    port,
    clientId: CLIENT_ID,
    clientSecret,
    log,
  });

  const router = Router();
  router.use(assetsRouter());
  router.use(['/idp', '/oidc/auth', '/oidc/session'], canonicalHost(publicUrl));
  router.use(['/idp', '/oidc'], asPublicHost(publicUrl));
  router.use(pagesRouter({ provider, db, takeAttempt, readPreview: (path) => readPreview(port, path), log }));
  router.use('/oidc', provider.callback());
  return {
    router,
    settings: {
      issuer: ISSUER,
      clientId: CLIENT_ID,
      clientSecret,
      publicUrl,
      localPort: port,
      takesHints: true,
      purge: () => purgeExpired(pool),
    },
  };
}
