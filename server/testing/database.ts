import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openClient } from '#server/db/connect.ts';
import { TEMPLATE } from './global-setup.ts';

async function maintain(statement: string): Promise<void> {
  const client = openClient({ connectionString: inject('clusterUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A fresh database with the migrations applied, unless it is to be empty. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<{
  url: string;
  drop: () => Promise<void>;
}> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await maintain(`create database ${name} ${isEmpty ? '' : `template ${TEMPLATE} strategy file_copy`}`);
  const url = new URL(inject('clusterUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => maintain(`drop database if exists ${name} with (force)`) };
}
