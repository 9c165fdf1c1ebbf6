/** Recognizes a browser by a cookie, so that a sign-in from another one is reported to the member. */
import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Context } from '#server/context.ts';
import { readUserAgent } from '#server/http/user-agent.ts';
import { removeOldDevices, saveDevice } from './queries.ts';

const COOKIE = 'atelier.device';
const DAY_MS = 86_400_000;
/** The longest that browsers allow. */
const KEPT_MS = 400 * DAY_MS;
/** No session at the sign-in provider is older. */
const LOGIN_MS = 14 * DAY_MS;

const isHttps = (ctx: Context): boolean => ctx.config.publicUrl.startsWith('https:');
const cookieName = (ctx: Context): string => (isHttps(ctx) ? `__Host-${COOKIE}` : COOKIE);

function readCookie(ctx: Context, header: string | undefined): string | null {
  const prefix = `${cookieName(ctx)}=`;
  const found = header?.split('; ').find((cookie) => cookie.startsWith(prefix));
  return found && /^[\w-]{32}$/.test(found.slice(prefix.length)) ? found.slice(prefix.length) : null;
}

/** 'Firefox on Windows'. */
function nameDevice(userAgent: string | undefined): string {
  const { browser, system } = readUserAgent(userAgent);
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'an unknown device');
}

/** After a sign-in. A member's first device is not reported. */
export async function recordDevice(
  ctx: Context,
  req: Request,
  res: Response,
  memberId: string,
): Promise<void> {
  const id = readCookie(ctx, req.headers.cookie) ?? randomBytes(24).toString('base64url');
  const cookie = {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(ctx),
    path: '/',
    maxAge: KEPT_MS,
  } as const;
  res.cookie(cookieName(ctx), id, cookie);
  const hash = createHash('sha256').update(id).digest('base64url');
  await ctx.db.transaction(async (tx) => {
    const { isNew, isFirst } = await saveDevice(tx, memberId, hash);
    const device = nameDevice(req.headers['user-agent']);
    if (isNew && !isFirst) await ctx.events.emit(tx, 'device.added', { memberId, device });
  });
}

/** Uses real time, like sessions. */
export const deleteOldDevices = (ctx: Context): Promise<void> =>
  removeOldDevices(ctx.db, {
    device: new Date(Date.now() - KEPT_MS),
    login: new Date(Date.now() - LOGIN_MS),
  });
