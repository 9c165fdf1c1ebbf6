/** Backups as an operator makes and restores them, and what tells two galleries apart. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { openClient } from '../db/connect.ts';
import { listTables } from '../backup/catalog.ts';
import { commandFile } from './server-process.ts';

export interface Gallery {
  databaseUrl: string;
  dataDir: string;
}

/** Runs the command in a process of its own. */
export const runBackupCommand = (name: 'backup' | 'restore', gallery: Gallery, ...given: string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env.PATH, DATABASE_URL: gallery.databaseUrl, DATA_DIR: gallery.dataDir };
    const child = execFile(process.execPath, [commandFile(name), ...given], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });

/** The number of rows of each table and a hash of them. */
export async function hashTables({ databaseUrl }: Gallery): Promise<Record<string, string>> {
  const client = openClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    const hashes: Record<string, string> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash
         from ${client.escapeIdentifier(name)} t`,
      );
      hashes[name] = rows[0]!.hash;
    }
    return hashes;
  } finally {
    await client.end();
  }
}

interface Pointer {
  key: string;
  data: string;
  headers: object;
}

/** The type of each object in the stand-in's folder and a hash of its bytes. */
export function hashObjects({ dataDir }: Gallery): Record<string, string> {
  const folder = path.join(dataDir, 'objects');
  const pointers = readdirSync(path.join(folder, 'meta')).map(
    (file) => JSON.parse(readFileSync(path.join(folder, 'meta', file), 'utf8')) as Pointer,
  );
  return Object.fromEntries(
    pointers.map(({ key, data, headers }) => {
      const bytes = readFileSync(path.join(folder, 'data', data));
      return [key, `${JSON.stringify(headers)} ${createHash('sha256').update(bytes).digest('hex')}`];
    }),
  );
}
