/** Sign-in with any OpenID Connect provider: authorization code with PKCE, state and nonce. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type JWTVerifyGetKey, createRemoteJWKSet, customFetch } from 'jose';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { AppError } from '#shared/http/errors.ts';
import { REAUTH_SECONDS } from '#shared/kernel/limits.ts';
import { type Claims, type Identity, type Newcomer, type PendingSignIn, SignInRefused } from './identity.ts';
import { verifyLogoutToken } from './logout-token.ts';

export interface IdentitySettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The site's own URL, without a trailing slash. */
  publicUrl: string;
  /** Set if this process is the issuer itself: its port on loopback. */
  localPort?: number;
  /** The provider prefills a new user's name, and hears which page to return to: without standard parameters for them. */
  takesHints?: boolean;
  /** Removes what the provider no longer needs, if we store it. */
  purge?: () => Promise<void>;
  /** For all calls of one step together. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 8000;
/** Limit of one answer; real ones have a few kilobytes. */
const MAX_ANSWER_BYTES = 256 * 1024;
/** How far the provider's clock may be ahead of ours. */
const AHEAD_SECONDS = 300;
const MAX_NAME = 80;
const SCOPE = 'openid email profile';

/** Basic is the standard's default; some providers accept the secret in the body only. */
function clientSecretAuth(secret: string): oidc.ClientAuth {
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    auth(secret)(server, client, body, headers);
  };
}

/** A hostile provider cannot fill the memory. */
function bounded(answer: Response): Response {
  let left = MAX_ANSWER_BYTES;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error(new Error('The sign-in provider sent too much data'));
      else controller.enqueue(chunk);
    },
  });
  return answer.body ? new Response(answer.body.pipeThrough(limit), answer) : answer;
}

/** A provider inside this process is reached by loopback: its public URL may not be reachable from here. */
const fetchFrom =
  (localPort: number | undefined): oidc.CustomFetch =>
  async (url, options) => {
    const { pathname, search } = new URL(url);
    const to = localPort === undefined ? url : `http://127.0.0.1:${localPort}${pathname}${search}`;
    return bounded(await fetch(to, options as RequestInit));
  };

/** Control characters, and those that change the direction of a whole line. */
const UNPRINTABLE = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

function text(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const printable = value.replaceAll(UNPRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim();
  return printable.slice(0, MAX_NAME).toWellFormed() || null;
}

const sessionIdOf = ({ sid }: oidc.IDToken): string | null =>
  typeof sid === 'string' && sid.length <= 255 ? sid : null;

/** Not later than now. After `prompt=login` a provider that does not say has just done it. */
function authTimeOf({ auth_time: said }: oidc.IDToken, { isAgain }: PendingSignIn): number | null {
  const now = Math.floor(Date.now() / 1000);
  if (typeof said !== 'number') return isAgain ? now : null;
  if (isAgain && said < now - REAUTH_SECONDS)
    throw new SignInRefused('The provider did not ask for the password again');
  return Math.min(said, now);
}

const Email = z.email({ pattern: z.regexes.unicodeEmail }).check(z.maxLength(254));
function emailOf(value: unknown): string | null {
  const { data } = z.safeParse(Email, value);
  return data && data.search(UNPRINTABLE) < 0 ? data.toLowerCase() : null;
}

function toClaims(token: oidc.IDToken, more: Record<string, unknown>): Claims {
  const all: Record<string, unknown> = { ...more, ...token };
  return {
    issuer: token.iss,
    subject: token.sub,
    email: emailOf(all['email']),
    // A string with some providers.
    isEmailVerified: all['email_verified'] === true || all['email_verified'] === 'true',
    givenName: text(all['given_name']) ?? text(all['name']),
    familyName: text(all['family_name']),
  };
}

/** What the library does not check. */
function requireSound({ sub, iat }: oidc.IDToken): void {
  if (!/^\P{Cc}{1,255}$/u.test(sub)) throw new SignInRefused('The subject is unusable');
  if (iat > Date.now() / 1000 + AHEAD_SECONDS) throw new SignInRefused('The ID token is from the future');
}

/** A refusal comes from the provider or our own validation; everything else means the provider is unavailable. */
function isRefusal(error: unknown): boolean {
  if (error instanceof SignInRefused) return true;
  if (error instanceof oidc.AuthorizationResponseError) return error.error !== 'temporarily_unavailable';
  if (error instanceof oidc.ResponseBodyError) return error.status < 500;
  if (!(error instanceof oidc.ClientError)) return false;
  return [
    'OAUTH_INVALID_RESPONSE',
    'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
    'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
    'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
    'OAUTH_KEY_SELECTION_FAILED',
  ].includes(error.code ?? '');
}

const unavailable = (cause: unknown): AppError =>
  new AppError('identity_unavailable', { retryAfter: 5, cause });

export function createIdentity(settings: IdentitySettings): Identity {
  const { issuer, clientId, clientSecret, publicUrl, localPort, timeoutMs = TIMEOUT_MS } = settings;
  const redirectUri = `${publicUrl}/api/callback`;
  let discovered: Promise<oidc.Configuration> | null = null;

  /** Requested on first use: the issuer may be this very server, or temporarily unavailable. */
  function configuration(): Promise<oidc.Configuration> {
    discovered ??= oidc
      .discovery(new URL(issuer), clientId, undefined, clientSecretAuth(clientSecret), {
        // Without the checks, only the connection would vouch for the ID token, not its signature.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
        timeout: timeoutMs / 1000,
        [oidc.customFetch]: fetchFrom(localPort),
      })
      .catch((error: unknown) => {
        discovered = null;
        throw unavailable(error);
      });
    return discovered;
  }

  /** A provider that does not list `create` may refuse a request with it. */
  function newcomerParameters(server: oidc.ServerMetadata, { name }: Newcomer): Record<string, string> {
    const prompts = server['prompt_values_supported'];
    if (!Array.isArray(prompts) || !prompts.includes('create')) return {};
    return { prompt: 'create', ...(settings.takesHints && name !== null ? { name } : {}) };
  }

  /** Some providers leave the e-mail address out of the ID token. */
  async function readUserInfo(
    config: oidc.Configuration,
    tokens: oidc.TokenEndpointResponse,
    token: oidc.IDToken,
  ): Promise<Record<string, unknown>> {
    if (token['email'] || !config.serverMetadata().userinfo_endpoint) return {};
    return oidc.fetchUserInfo(config, tokens.access_token, token.sub);
  }

  async function exchange(answer: URLSearchParams, pending: PendingSignIn) {
    const config = await configuration();
    const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirectUri}?${answer}`), {
      pkceCodeVerifier: pending.codeVerifier,
      expectedState: pending.state,
      expectedNonce: pending.nonce,
      idTokenExpected: true,
    });
    const token = tokens.claims()!;
    requireSound(token);
    const claims = toClaims(token, await readUserInfo(config, tokens, token));
    return {
      claims,
      idToken: tokens.id_token!,
      sessionId: sessionIdOf(token),
      authTime: authTimeOf(token, pending),
    };
  }

  let keys: JWTVerifyGetKey | null = null;
  /** The provider's. They are read again when a token names another one. */
  async function keysOfProvider(): Promise<JWTVerifyGetKey> {
    const { jwks_uri: uri } = (await configuration()).serverMetadata();
    if (!uri) throw new Error('The sign-in provider publishes no keys');
    const read = fetchFrom(localPort);
    return (keys ??= createRemoteJWKSet(new URL(uri), {
      timeoutDuration: timeoutMs,
      [customFetch]: (url, options) => read(url, options as unknown as oidc.CustomFetchOptions),
    }));
  }

  return {
    async startSignIn({ newcomer, isAgain = false, email = null, returnTo } = {}) {
      const config = await configuration();
      const pending = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
        isAgain,
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: 'S256',
        ...(isAgain ? { prompt: 'login', max_age: String(REAUTH_SECONDS) } : {}),
        ...(email === null ? {} : { login_hint: email }),
        ...(settings.takesHints && returnTo !== undefined ? { return_to: returnTo } : {}),
        ...(newcomer ? newcomerParameters(config.serverMetadata(), newcomer) : {}),
      });
      return { url: url.href, pending };
    },

    async finishSignIn(answer, pending) {
      const timeout = new AbortController();
      try {
        return await Promise.race([
          exchange(answer, pending),
          sleep(timeoutMs, null, timeout).then(() => {
            throw new Error('The sign-in provider took too long');
          }),
        ]);
      } catch (error) {
        throw isRefusal(error)
          ? new SignInRefused('The sign-in was refused', { cause: error })
          : unavailable(error);
      } finally {
        timeout.abort();
      }
    },

    async readLogoutToken(token) {
      try {
        return await verifyLogoutToken(token, await keysOfProvider(), { issuer, audience: clientId });
      } catch (error) {
        throw error instanceof AppError ? error : unavailable(error);
      }
    },

    async signOutUrl(idToken) {
      const config = await configuration().catch(() => null);
      if (!config?.serverMetadata().end_session_endpoint) return null;
      return oidc.buildEndSessionUrl(config, {
        post_logout_redirect_uri: `${publicUrl}/`,
        ...(idToken ? { id_token_hint: idToken } : {}),
      }).href;
    },

    async purge() {
      await settings.purge?.();
    },
  };
}
