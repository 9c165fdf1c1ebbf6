/** An OpenID Connect provider that answers what a test tells it to, honest or not. */
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

type Claims = Record<string, unknown>;
interface Answer {
  status?: number;
  body: unknown;
}
/** Null: never answers. */
type Respond = (honest: Claims) => Answer | null;

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

export async function startIdentityProvider(clientId: string) {
  const key = newKey();
  const stranger = newKey();
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const state = {
    /** The nonce of the sign-in that is under way. */
    nonce: '',
    respond: (() => ({ body: {} })) as Respond,
    userInfo: {} as Claims,
    jwks: { keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] } as
      | object
      | null,
  };
  const METADATA = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  };
  const answers: Record<string, () => Answer | null> = {
    '/.well-known/openid-configuration': () => ({ body: METADATA }),
    '/jwks': () => state.jwks && { body: state.jwks },
    '/userinfo': () => ({ body: state.userInfo }),
    '/token': () => {
      const now = Math.floor(Date.now() / 1000);
      return state.respond({ iss: issuer, aud: clientId, nonce: state.nonce, iat: now, exp: now + 300 });
    },
  };
  server.on('request', (req, res) => {
    req.resume();
    const answer = answers[new URL(req.url!, issuer).pathname]?.();
    if (!answer) return;
    const { status = 200, body } = answer;
    res.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' });
    res.end(typeof body === 'string' ? body : JSON.stringify(body));
  });

  function signed(claims: Claims, by = key, header: object = { alg: 'RS256', kid: 'one' }): string {
    const text = `${encode(header)}.${encode(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), createPrivateKey(by.privateKey.export({ type: 'pkcs8', format: 'pem' }))).toString('base64url')}`;
  }
  return {
    issuer,
    state,
    token: (idToken: string): Answer => ({
      body: { access_token: 'a', token_type: 'bearer', expires_in: 60, id_token: idToken },
    }),
    signed,
    signedByStranger: (claims: Claims) => signed(claims, stranger),
    unsigned: (claims: Claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
