import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { type Finding, advice, causeOf, clockFinding, dateOf, fine, problem } from './finding.ts';

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  end_session_endpoint: z.optional(z.url()),
  code_challenge_methods_supported: z.optional(z.array(z.string())),
  scopes_supported: z.optional(z.array(z.string())),
});
type Discovery = z.output<typeof Discovery>;
type Settings = NonNullable<Config['oidc']>;

const WAIT_MS = 8000;
const waiting = (): { signal: AbortSignal } => ({ signal: AbortSignal.timeout(WAIT_MS) });

/** Sends a made-up code: a provider that knows us refuses the code, another one refuses us. */
async function checkClient({ token_endpoint: url }: Discovery, settings: Settings, redirect: string) {
  const { clientId, clientSecret } = settings;
  const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`);
  const form = {
    grant_type: 'authorization_code',
    code: 'doctor',
    redirect_uri: redirect,
    code_verifier: 'd'.repeat(43),
  };
  const ask = async (headers: Record<string, string>, more: Record<string, string>): Promise<unknown> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ ...form, ...more }),
      ...waiting(),
    });
    return ((await answer.json().catch(() => ({}))) as { error?: unknown }).error;
  };
  const refusals = new Set([
    await ask({ authorization: `Basic ${basic.toString('base64')}` }, {}),
    await ask({}, { client_id: clientId, client_secret: clientSecret }),
  ]);
  if (refusals.has('invalid_grant') || !refusals.has('invalid_client')) return [];
  return [
    problem(
      'The sign-in provider does not accept OIDC_CLIENT_ID with OIDC_CLIENT_SECRET.',
      'Copy both again from the client that you registered there.',
    ),
  ];
}

/** A provider shows its form, or sends the browser to it; one that does not know the address refuses. */
async function checkRedirect(
  discovery: Discovery,
  { clientId }: Settings,
  redirect: string,
): Promise<Finding[]> {
  const url = new URL(discovery.authorization_endpoint);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'doctor',
    nonce: 'doctor',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const answer = await fetch(url, { redirect: 'manual', ...waiting() });
  if (answer.status < 400) return [];
  return [
    problem(
      `The sign-in provider refuses to begin a sign-in (${answer.status}).`,
      `Register ${redirect} as a redirect URI of the client, and allow the authorization code flow with PKCE.`,
    ),
  ];
}

export async function checkSignIn(settings: Settings, publicUrl: string): Promise<Finding[]> {
  const redirect = `${publicUrl}/api/callback`;
  const url = `${settings.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(url, waiting());
    const parsed = z.safeParse(Discovery, await answer.json().catch(() => null));
    if (!answer.ok || !parsed.success) {
      return [
        problem(
          `${url} is not an OpenID Connect configuration.`,
          'Set OIDC_ISSUER_URL to the issuer URL of your provider.',
        ),
      ];
    }
    const { data: discovery } = parsed;
    const found: Finding[] = [];
    if (discovery.issuer !== settings.issuer) {
      found.push(
        problem(
          `The provider calls itself ${discovery.issuer}, but OIDC_ISSUER_URL says ${settings.issuer}.`,
          `Set OIDC_ISSUER_URL=${discovery.issuer}`,
        ),
      );
    }
    if (
      discovery.code_challenge_methods_supported &&
      !discovery.code_challenge_methods_supported.includes('S256')
    )
      found.push(
        problem('The provider does not support PKCE with S256.', 'Use one that does: sign-in needs it.'),
      );
    if (discovery.scopes_supported && !discovery.scopes_supported.includes('email'))
      found.push(
        problem('The provider does not share email addresses.', 'Add the `email` scope to the client.'),
      );
    if (!discovery.end_session_endpoint) {
      found.push(
        advice(
          'The provider has no sign-out address.',
          'Nothing to do: signing out ends the session here, and the next sign-in may not ask for a password.',
        ),
      );
    }
    found.push(
      ...clockFinding('the sign-in provider', dateOf(answer)),
      ...(await checkClient(discovery, settings, redirect)),
      ...(await checkRedirect(discovery, settings, redirect)),
    );
    return found.some(({ verdict }) => verdict === 'problem')
      ? found
      : [fine(`Sign-in goes through ${discovery.issuer} and returns to ${redirect}.`), ...found];
  } catch (error) {
    return [
      problem(
        `The sign-in provider doesn’t respond: ${causeOf(error)}`,
        'Check OIDC_ISSUER_URL and this machine’s network.',
      ),
    ];
  }
}
