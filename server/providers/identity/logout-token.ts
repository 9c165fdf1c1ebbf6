/** What a provider sends when it has signed someone out (OpenID Connect Back-Channel Logout 1.0). */
import { type JWTVerifyGetKey, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { AppError } from '#shared/http/errors.ts';
import type { SignedOut } from './identity.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Algorithms with a key pair of the provider: no shared secret, and never none at all. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const MAX_AGE_SECONDS = 300;
const CLOCKS_DIFFER_SECONDS = 30;

const Name = z.string().check(z.minLength(1), z.maxLength(255));
const Claims = z
  .object({
    iss: z.string(),
    jti: Name,
    sub: z.optional(Name),
    sid: z.optional(Name),
    events: z.object({ [EVENT]: z.record(z.string(), z.unknown()) }),
    /** An ID token has one: it must not pass for a logout token. */
    nonce: z.optional(z.undefined()),
  })
  .check(z.refine(({ sub, sid }) => sub !== undefined || sid !== undefined));

/** The keys could not be read, which is no fault of the token. */
const isOutage = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error.code === errors.JOSEError.code;

/** Throws `invalid_request`, or what went wrong when the keys were read. */
export async function verifyLogoutToken(
  token: string,
  keys: JWTVerifyGetKey,
  provider: { issuer: string; audience: string },
): Promise<SignedOut> {
  const refused = (cause: unknown) =>
    new AppError('invalid_request', { detail: 'This logout token is not valid.', cause });
  let payload: unknown;
  try {
    ({ payload } = await jwtVerify(token, keys, {
      ...provider,
      typ: 'logout+jwt',
      algorithms: ALGORITHMS,
      requiredClaims: ['iat', 'exp'],
      maxTokenAge: MAX_AGE_SECONDS,
      clockTolerance: CLOCKS_DIFFER_SECONDS,
    }));
  } catch (error) {
    throw isOutage(error) ? error : refused(error);
  }
  const { data, error } = z.safeParse(Claims, payload);
  if (!data) throw refused(error);
  return {
    issuer: data.iss,
    subject: data.sub ?? null,
    sessionId: data.sid ?? null,
    tokenId: data.jti,
    maxAgeSeconds: MAX_AGE_SECONDS + CLOCKS_DIFFER_SECONDS,
  };
}
