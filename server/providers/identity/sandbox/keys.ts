/** Signing keys of the sandbox provider: created once per installation, shared by every process on the database. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWKS } from 'oidc-provider';
import type pg from 'pg';

async function keep<T>(pool: pg.Pool, name: string, make: () => T): Promise<T> {
  const read = async () =>
    (await pool.query<{ value: T }>('select value from installation_secrets where name = $1', [name]))
      .rows[0];
  const kept = await read();
  if (kept) return kept.value;
  await pool.query('insert into installation_secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    JSON.stringify(make()),
  ]);
  return (await read())!.value;
}

function newSigningKeys(): JWKS {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = randomBytes(6).toString('hex');
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid }] };
}

export interface SandboxKeys {
  signing: JWKS;
  cookies: string[];
}

export async function readKeys(pool: pg.Pool): Promise<SandboxKeys> {
  return {
    signing: await keep(pool, 'identity-signing-keys', newSigningKeys),
    cookies: await keep(pool, 'identity-cookie-keys', () => [randomBytes(32).toString('hex')]),
  };
}
