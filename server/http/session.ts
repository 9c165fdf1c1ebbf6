/** Who is asking: a cookie, a row in `sessions`, and `req.member`. */
import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type RequestHandler, Router } from 'express';
import expressSession from 'express-session';
import passport from 'passport';
import type { Context } from '../context.ts';
import { installationSecret } from '../db/secrets.ts';
import type { Member } from './route.ts';
import { MemberStore } from './session-store.ts';

export const SESSION_COOKIE = 'atelier.sid';
const FORTNIGHT_MS = 14 * 86_400_000;

type Deserialized = (error: unknown, member?: Member | false) => void;

const secrets = new WeakMap<Context, Promise<string>>();

/** The operator's secret, or one this installation made for itself. */
function sessionSecret(ctx: Context): Promise<string> {
  const kept = secrets.get(ctx);
  if (kept) return kept;
  const secret = ctx.config.sessionSecret
    ? Promise.resolve(ctx.config.sessionSecret)
    : installationSecret(ctx.pool, 'session');
  secrets.set(ctx, secret);
  secret.catch(() => secrets.delete(ctx));
  return secret;
}

/** The cookie's value for a session id, as express-session signs it. */
export async function signSessionId(ctx: Context, sid: string): Promise<string> {
  const signature = createHmac('sha256', await sessionSecret(ctx))
    .update(sid)
    .digest('base64');
  return `s:${sid}.${signature.replace(/=+$/, '')}`;
}

/** Passport keeps the member's id in the session and puts the member on the request. */
function createPassport(store: MemberStore): passport.Authenticator {
  const authenticator = new passport.Passport();
  authenticator.serializeUser((user, done) => done(null, (user as Member).id));
  authenticator.deserializeUser((req: IncomingMessage, id: string, done: Deserialized) => {
    const member = store.memberOf(req);
    done(null, member?.id === id ? member : false);
  });
  return authenticator;
}

async function createSession(ctx: Context): Promise<RequestHandler> {
  const isHttps = ctx.config.publicUrl.startsWith('https:');
  const store = new MemberStore(ctx.pool, ctx.log);
  const authenticator = createPassport(store);
  const router = Router();
  router.use(
    expressSession({
      name: SESSION_COOKIE,
      secret: await sessionSecret(ctx),
      store,
      resave: false,
      saveUninitialized: false,
      rolling: false,
      // Only whether the cookie may be sent hangs on this, and the public address says that it may.
      proxy: isHttps || undefined,
      cookie: { httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: FORTNIGHT_MS, path: '/' },
    }),
    authenticator.initialize({ userProperty: 'member' }) as RequestHandler,
    authenticator.session() as RequestHandler,
  );
  return router;
}

/** Sets `req.session` and, for a signed-in member, `req.member`. */
export function sessionMiddleware(ctx: Context): RequestHandler {
  let ready: Promise<RequestHandler> | null = null;
  return async (req, res, next) => {
    ready ??= createSession(ctx).catch((error: unknown) => {
      ready = null;
      throw error;
    });
    (await ready)(req, res, next);
  };
}
