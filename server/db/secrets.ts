import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** A secret this installation made for itself: made once, the same for every process on the database. */
export async function installationSecret(pool: pg.Pool, name: string): Promise<string> {
  await pool.query('insert into installation_secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    JSON.stringify(randomBytes(32).toString('hex')),
  ]);
  const { rows } = await pool.query<{ value: string }>(
    'select value from installation_secrets where name = $1',
    [name],
  );
  return rows[0]!.value;
}
