/** The configuration of oidc-provider: one client of its own, no consent screen, state in Postgres. */
import { type Configuration, type KoaContextWithOIDC, Provider, interactionPolicy } from 'oidc-provider';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Logger } from 'pino';
import { findAccount } from './accounts.ts';
import { postgresAdapter } from './adapter.ts';
import type { SandboxKeys } from './keys.ts';
import { renderMessage, renderSignOut } from './pages/message-pages.ts';
import { PAGE_HEADERS } from './pages/page-headers.ts';
import { endSessionAtOnce } from './sign-out.ts';

/**
 * Members are known by it and their account's id, so it must not change with the address or port. It is only a name: the
 * provider is asked by loopback, and its pages are under the public URL.
 */
export const ISSUER = 'http://sign-in.atelier.invalid/oidc';
const DAY_SECONDS = 86_400;
const TOKEN_SECONDS = 900;
const SESSION_SECONDS = 14 * DAY_SECONDS;
/** Time to fill in the page. */
const INTERACTION_SECONDS = 3600;
const SCOPE = 'openid email profile';

export interface ProviderOptions {
  pool: pg.Pool;
  db: NodePgDatabase;
  keys: SandboxKeys;
  publicUrl: string;
  /** The port this process listens on. */
  port: number;
  clientId: string;
  clientSecret: string;
  log: Logger;
}

function sendPage(ctx: KoaContextWithOIDC, page: string): void {
  ctx.set(PAGE_HEADERS);
  ctx.type = 'html';
  ctx.body = page;
}

/** `prompt=create` asks for registration before sign-in; signed-in users already have an account. */
function promptPolicy(): interactionPolicy.DefaultPolicy {
  const { Check, Prompt, base } = interactionPolicy;
  const create = new Prompt({ name: 'create', requestable: true });
  create.checks.clear();
  create.checks.add(
    new Check('no_account', 'An account is required', ({ oidc }) =>
      oidc.prompts.has('create') && !oidc.session?.accountId ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
    ),
  );
  const policy = base();
  policy.add(create, 0);
  return policy;
}

function configuration(options: ProviderOptions): Configuration {
  const { pool, db, keys, publicUrl, port, clientId, clientSecret } = options;
  return {
    adapter: postgresAdapter(pool),
    // Only to itself, over loopback: the public URL may not be reachable from here. The library's dispatcher forbids it.
    fetch: (url, init) =>
      fetch(
        new URL(new URL(url as string).pathname, `http://127.0.0.1:${port}`),
        Object.assign({}, init, { dispatcher: undefined }),
      ),
    jwks: keys.signing,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${publicUrl}/api/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: 'ES256',
        require_auth_time: true,
        backchannel_logout_uri: `${publicUrl}/api/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    cookies: {
      keys: keys.cookies,
      names: { session: 'idp.session', interaction: 'idp.interaction', resume: 'idp.resume' },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // The ID token contains e-mail and name, which saves a request at each sign-in.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => sendPage(ctx, renderSignOut(form)),
        postLogoutSuccessSource: (ctx) => sendPage(ctx, renderMessage('signedOut')),
      },
    },
    interactions: { policy: promptPolicy(), url: (_ctx, interaction) => `/idp/login/${interaction.uid}` },
    discovery: { prompt_values_supported: ['none', 'login', 'consent', 'create'] },
    // The new user's name, if already known, and the page that the person came for.
    extraParams: ['name', 'return_to'],
    async loadExistingGrant(ctx) {
      const session = ctx.oidc.session!;
      const grantId = session.grantIdFor(clientId);
      const kept = grantId ? await ctx.oidc.provider.Grant.find(grantId) : undefined;
      const grant = kept ?? new ctx.oidc.provider.Grant({ clientId, accountId: session.accountId! });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    async findAccount(_ctx, sub) {
      const account = await findAccount(db, sub);
      if (!account) return undefined;
      return {
        accountId: account.id,
        claims: () => ({
          sub: account.id,
          email: account.email,
          email_verified: true,
          given_name: account.givenName,
          family_name: account.familyName ?? undefined,
        }),
      };
    },
    ttl: {
      AccessToken: TOKEN_SECONDS,
      IdToken: TOKEN_SECONDS,
      Interaction: INTERACTION_SECONDS,
      Session: SESSION_SECONDS,
      Grant: SESSION_SECONDS,
    },
    renderError: (ctx) => sendPage(ctx, renderMessage('failed')),
  };
}

export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(ISSUER, configuration(options));
  // The router in front sets the forwarded headers itself.
  provider.proxy = true;
  provider.use(endSessionAtOnce(`${options.publicUrl}/`));
  provider.on('backchannel.error', (_ctx, error) =>
    options.log.warn({ err: error }, 'back-channel logout failed'),
  );
  provider.on('server_error', (_ctx, error) => options.log.error({ err: error }, 'sign-in provider failed'));
  return provider;
}
