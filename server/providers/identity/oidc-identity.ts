/** Sign-in with any OpenID Connect provider: authorization code with PKCE, state and nonce. */
import * as oidc from 'openid-client';
import { AppError } from '#shared/http/errors.ts';
import { type Claims, type Identity, type Newcomer, SignInRefused } from './identity.ts';

export interface IdentitySettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The site's own URL, without a trailing slash. */
  publicUrl: string;
  /** Set if this process is the issuer itself: its port on loopback. */
  localPort?: number;
  /** The provider prefills a new user's name; there is no standard parameter for it. */
  takesName?: boolean;
  /** Removes what the provider no longer needs, if we store it. */
  purge?: () => Promise<void>;
}

const TIMEOUT_SECONDS = 8;
const SCOPE = 'openid email profile';

/** Basic is the standard's default; some providers accept the secret in the body only. */
function clientSecretAuth(secret: string): oidc.ClientAuth {
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    auth(secret)(server, client, body, headers);
  };
}

/** Reaches the provider inside this process by loopback: the public URL may not be reachable from here. */
const fetchLocally =
  (port: number): oidc.CustomFetch =>
  (url, options) => {
    const { pathname, search } = new URL(url);
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, options as RequestInit);
  };

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

function toClaims(token: oidc.IDToken, more: Record<string, unknown>): Claims {
  const all: Record<string, unknown> = { ...more, ...token };
  return {
    issuer: token.iss,
    subject: token.sub,
    email: text(all['email'])?.toLowerCase() ?? null,
    // A string with some providers.
    isEmailVerified: all['email_verified'] === true || all['email_verified'] === 'true',
    givenName: text(all['given_name']) ?? text(all['name']),
    familyName: text(all['family_name']),
  };
}

/** A refusal comes from the provider or our own validation; everything else means the provider is unavailable. */
function isRefusal(error: unknown): boolean {
  if (error instanceof oidc.AuthorizationResponseError) return error.error !== 'temporarily_unavailable';
  if (error instanceof oidc.ResponseBodyError) return error.status < 500;
  if (!(error instanceof oidc.ClientError)) return false;
  return [
    'OAUTH_INVALID_RESPONSE',
    'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
    'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  ].includes(error.code ?? '');
}

const unavailable = (cause: unknown): AppError =>
  new AppError('identity_unavailable', { retryAfter: 5, cause });

export function createIdentity(settings: IdentitySettings): Identity {
  const { issuer, clientId, clientSecret, publicUrl, localPort } = settings;
  const redirectUri = `${publicUrl}/api/callback`;
  let discovered: Promise<oidc.Configuration> | null = null;

  /** Requested on first use: the issuer may be this very server, or temporarily unavailable. */
  function configuration(): Promise<oidc.Configuration> {
    discovered ??= oidc
      .discovery(new URL(issuer), clientId, undefined, clientSecretAuth(clientSecret), {
        execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
        timeout: TIMEOUT_SECONDS,
        ...(localPort === undefined ? {} : { [oidc.customFetch]: fetchLocally(localPort) }),
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
    return { prompt: 'create', ...(settings.takesName && name !== null ? { name } : {}) };
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

  return {
    async startSignIn(newcomer) {
      const config = await configuration();
      const pending = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        codeVerifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.codeVerifier),
        code_challenge_method: 'S256',
        ...(newcomer ? newcomerParameters(config.serverMetadata(), newcomer) : {}),
      });
      return { url: url.href, pending };
    },

    async finishSignIn(answer, pending) {
      const config = await configuration();
      try {
        const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirectUri}?${answer}`), {
          pkceCodeVerifier: pending.codeVerifier,
          expectedState: pending.state,
          expectedNonce: pending.nonce,
          idTokenExpected: true,
        });
        const token = tokens.claims()!;
        const claims = toClaims(token, await readUserInfo(config, tokens, token));
        return { claims, idToken: tokens.id_token! };
      } catch (error) {
        throw isRefusal(error)
          ? new SignInRefused('The sign-in was refused', { cause: error })
          : unavailable(error);
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
