import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createIdentity } from './oidc-identity.ts';

let close = () => {};
afterEach(() => close());

/** Where new users are sent if the provider supports registration. */
async function sentTo(metadata: object, takesHints = false): Promise<URLSearchParams> {
  const server = createServer((_req, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, ...metadata }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => void server.close();
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { issuer, clientId: 'a', clientSecret: 'b', publicUrl: 'http://localhost', takesHints };
  const { url } = await createIdentity(settings).startSignIn({ newcomer: { name: 'Ines' } });
  return new URL(url).searchParams;
}

it.each([{}, { prompt_values_supported: ['none', 'login'] }, { prompt_values_supported: 'create' }])(
  'asks no provider for an account that does not offer it: %o',
  async (metadata) => {
    const sent = await sentTo(metadata, true);
    expect([sent.get('scope'), sent.has('prompt'), sent.has('name')]).toEqual([
      'openid email profile',
      false,
      false,
    ]);
  },
);

it('asks for registration if supported, and sends the name only to our own provider', async () => {
  const metadata = { prompt_values_supported: ['login', 'create'] };
  const foreign = await sentTo(metadata);
  expect([foreign.get('prompt'), foreign.has('name')]).toEqual(['create', false]);
  close();
  const ours = await sentTo(metadata, true);
  expect([ours.get('prompt'), ours.get('name')]).toEqual(['create', 'Ines']);
});
