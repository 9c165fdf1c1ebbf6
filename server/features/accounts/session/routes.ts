/** Browser redirects: to the provider, back from it, and signing out. */
import { type Request, type Response, Router } from 'express';
import { SIGNED_IN_AGAIN, safeReturnTo } from '#shared/accounts/session/return-to.ts';
import type { Context } from '#server/context.ts';
import { canonicalHost } from '#server/http/canonical-host.ts';
import { networkOf } from '#server/http/rate-limits.ts';
import { recordWrite } from '#server/http/recent-writers.ts';
import type { Member } from '#server/http/route.ts';
import { clearSessionCookies, sessionMiddleware } from '#server/http/session.ts';
import { type Newcomer, SignInRefused } from '#server/providers/identity/identity.ts';
import { recordDevice } from '../sessions/devices.ts';
import { deleteEndedLogin, wasEnded } from '../sessions/queries.ts';
import { keepPending, takePending } from './pending.ts';
import { readVerifiedEmail } from './queries.ts';
import { AnotherAccount, memberOfClaims, sameMember } from './service.ts';
import { withErrorPage } from './error-page.ts';

/** The host named by a header; null if absent, unreadable or 'null'. */
function hostIn(value: string | undefined): string | null {
  return value !== undefined && URL.canParse(value) ? new URL(value).host : null;
}

/**
 * True unless this site, the person (an address typed in) or a program caused the request. Browsers leave the first header
 * out over plain http, and a link may hide the second: a page asked for with neither could come from anywhere.
 */
function isCrossSite(req: Request, publicUrl: string): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const own = new Set([new URL(publicUrl).host, req.get('host')]);
  const sources = ['origin', 'referer'].map((name) => req.get(name)).filter((value) => value !== undefined);
  if (sources.length === 0) return req.get('accept')?.includes('text/html') ?? false;
  return sources.some((value) => !own.has(hostIn(value) ?? ''));
}

/** Ends the old session and starts one with a new id: passport rotates it. */
const logIn = (req: Request, member: Member): Promise<void> =>
  new Promise((resolve, reject) => {
    req.logIn(member, (error: unknown) => (error ? reject(error) : resolve()));
  });

const save = (req: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    req.session.save((error: unknown) => (error ? reject(error) : resolve()));
  });

const destroy = (req: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    req.session.destroy((error: unknown) => (error ? reject(error) : resolve()));
  });

const queryOf = (req: Request): URLSearchParams => new URL(req.originalUrl, 'http://local').searchParams;

function go(res: Response, url: string): void {
  res.set('Cache-Control', 'no-store');
  res.redirect(303, url);
}

const MAX_NAME = 80;

/** `prompt=create`, as in OpenID Connect, with a name to prefill the provider's form. */
function newcomerOf(query: URLSearchParams): Newcomer | undefined {
  if (query.get('prompt') !== 'create') return undefined;
  return { name: query.get('name')?.trim().slice(0, MAX_NAME) || null };
}

async function login(ctx: Context, req: Request, res: Response): Promise<void> {
  // Counted separately from attempts on the provider's page, so that one sign-in does not count twice.
  await ctx.limits.take('sign_in', `start:${networkOf(req.ip ?? 'unknown')}`);
  const query = queryOf(req);
  const returnTo = safeReturnTo(query.get('returnTo'));
  const isAgain = query.get('prompt') === 'login';
  if (req.member && !isAgain) {
    go(res, returnTo);
    return;
  }
  await leave(ctx, req, res, { newcomer: newcomerOf(query), isAgain, returnTo });
}

async function leave(
  ctx: Context,
  req: Request,
  res: Response,
  { returnTo, ...options }: { newcomer?: Newcomer | undefined; isAgain: boolean; returnTo: string },
): Promise<void> {
  const email = options.isAgain && req.member ? await readVerifiedEmail(ctx.db, req.member.id) : null;
  const { url, pending } = await ctx.identity.startSignIn({ ...options, email, returnTo });
  keepPending(req.session, { ...pending, returnTo, memberId: req.member?.id });
  await save(req);
  go(res, url);
}

/** The page the member was on, with the outcome if that page awaits it. */
function backWithout(returnTo: string, error: SignInRefused): string {
  const url = new URL(returnTo, 'http://local');
  if (!url.searchParams.has(SIGNED_IN_AGAIN)) return returnTo;
  url.searchParams.set(SIGNED_IN_AGAIN, error instanceof AnotherAccount ? 'other' : 'canceled');
  return url.pathname + url.search + url.hash;
}

/** The landing page, with a notice that sign-in failed. */
const NOT_SIGNED_IN = '/?sign-in=failed';

async function callback(ctx: Context, req: Request, res: Response): Promise<void> {
  const answer = queryOf(req);
  const pending = takePending(req.session, answer.get('state'));
  if (!pending) {
    go(res, req.member ? '/' : NOT_SIGNED_IN);
    return;
  }
  try {
    const { claims, idToken, sessionId, authTime } = await ctx.identity.finishSignIn(answer, pending);
    if (sessionId && !pending.isAgain && (await wasEnded(ctx.db, sessionId))) {
      await leave(ctx, req, res, { isAgain: true, returnTo: pending.returnTo });
      return;
    }
    const member = pending.memberId
      ? await sameMember(ctx, claims, pending.memberId)
      : await memberOfClaims(ctx, claims);
    const before = req.member && req.sid;
    await logIn(req, member);
    if (before) await ctx.live.endSessions(ctx.db, [before]);
    // Perhaps a new member, whose profile a replica does not have yet.
    recordWrite(ctx, member, res);
    req.session.idToken = idToken;
    if (sessionId) req.session.providerSid = sessionId;
    if (authTime !== null) req.session.authTime = authTime;
    await save(req);
    if (sessionId) await deleteEndedLogin(ctx.db, sessionId);
    await recordDevice(ctx, req, res, member.id);
    go(res, pending.returnTo);
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    req.log.info({ err: error }, 'sign-in refused');
    go(res, pending.memberId && req.member ? backWithout(pending.returnTo, error) : NOT_SIGNED_IN);
  }
}

async function logout(ctx: Context, req: Request, res: Response): Promise<void> {
  if (isCrossSite(req, ctx.config.publicUrl)) {
    go(res, '/');
    return;
  }
  const wasSignedIn = req.member !== undefined;
  const idToken = req.session.idToken ?? null;
  await destroy(req);
  if (req.sid) await ctx.live.endSessions(ctx.db, [req.sid]);
  clearSessionCookies(ctx, res);
  go(res, (wasSignedIn ? await ctx.identity.signOutUrl(idToken) : null) ?? '/');
}

export function authRouter(ctx: Context): Router {
  const router = Router();
  const canonical = canonicalHost(ctx.config.publicUrl);
  const session = sessionMiddleware(ctx);
  router.get(
    '/api/login',
    canonical,
    session,
    withErrorPage((req, res) => login(ctx, req, res)),
  );
  router.get(
    '/api/callback',
    canonical,
    session,
    withErrorPage((req, res) => callback(ctx, req, res)),
  );
  router.get('/api/logout', canonical, session, (req, res) => logout(ctx, req, res));
  return router;
}
