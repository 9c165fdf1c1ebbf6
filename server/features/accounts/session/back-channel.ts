/** The sign-in provider says that someone signed out there (OpenID Connect Back-Channel Logout). */
import { createHash } from 'node:crypto';
import express, { Router } from 'express';
import { AppError } from '#shared/http/errors.ts';
import type { Context } from '#server/context.ts';
import { networkOf } from '#server/http/rate-limits.ts';
import type { SignedOut } from '#server/providers/identity/identity.ts';
import { deleteSessions, findByIdentity } from './queries.ts';

export const BACK_CHANNEL_PATH = '/api/backchannel-logout';
const MAX_BODY = '16kb';

async function endSessions(ctx: Context, { issuer, subject, sessionId }: SignedOut): Promise<void> {
  const member = subject === null ? null : await findByIdentity(ctx.db, { issuer, subject });
  // The subject has no account here.
  if (subject !== null && !member) return;
  const ended = await deleteSessions(ctx.db, { memberId: member?.id ?? null, providerSid: sessionId });
  await ctx.live.endSessions(ctx.db, ended);
}

export function backChannelRouter(ctx: Context): Router {
  const router = Router();
  router.post(
    BACK_CHANNEL_PATH,
    async (req, _res, next) => {
      // Not with the reads of people who share the provider's address.
      await ctx.limits.take('read', `logout:${networkOf(req.ip ?? 'unknown')}`);
      next();
    },
    express.urlencoded({ extended: false, limit: MAX_BODY, parameterLimit: 10 }),
    async (req, res) => {
      const { logout_token: token } = (req.body ?? {}) as Record<string, unknown>;
      if (typeof token !== 'string') throw new AppError('invalid_request');
      const signedOut = await ctx.identity.readLogoutToken(token);
      const id = createHash('sha256').update(signedOut.tokenId).digest('hex');
      const isNew = await ctx.limits.isFirst(`logout:${id}`, signedOut.maxAgeSeconds);
      if (!isNew) throw new AppError('invalid_request', { detail: 'This logout token was used before.' });
      await endSessions(ctx, signedOut);
      res.set('Cache-Control', 'no-store').status(200).end();
    },
  );
  return router;
}
