/** Links that unsubscribe without signing in. They do not expire: an old e-mail's link must still work. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { installationSecret } from '#server/db/secrets.ts';

const secrets = new WeakMap<Context['pool'], Promise<string>>();

function secretOf({ pool }: Context): Promise<string> {
  const known = secrets.get(pool);
  if (known) return known;
  const secret = installationSecret(pool, 'unsubscribe');
  secrets.set(pool, secret);
  secret.catch(() => secrets.delete(pool));
  return secret;
}

const sign = (secret: string, memberId: string, kind: string): string =>
  createHmac('sha256', secret).update(`${memberId} ${kind}`).digest('base64url');

export const unsubscribePath = async (ctx: Context, memberId: string, kind: string): Promise<string> =>
  `/unsubscribe/${memberId}.${kind}.${sign(await secretOf(ctx), memberId, kind)}`;

/** The member and the kind of a link; null if this installation did not make it. */
export async function readToken(
  ctx: Context,
  token: string,
): Promise<{ memberId: string; kind: string } | null> {
  const [memberId = '', kind = '', given = ''] = token.split('.');
  const [a, b] = [Buffer.from(given), Buffer.from(sign(await secretOf(ctx), memberId, kind))];
  return a.length === b.length && timingSafeEqual(a, b) ? { memberId, kind } : null;
}
