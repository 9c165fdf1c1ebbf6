/** Creates a data folder: password and `initdb`. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

/** Error messages in one language, whatever the terminal's. */
export const SYSTEM_ENV = { ...process.env, LC_ALL: 'C' };

/** The same on every machine. PostgreSQL has it from 17 on. */
const BUILTIN_LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

export function readPassword(dir: string): string {
  const file = path.join(dir, 'postgres.secret');
  if (!fs.existsSync(file)) fs.writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 });
  return fs.readFileSync(file, 'utf8').trim();
}

/** Gives a file or folder to the user that runs Postgres. */
export function giveTo(owner: fs.Stats, file: string): void {
  if (process.getuid?.() === 0) fs.chownSync(file, owner.uid, owner.gid);
}

/**
 * Fills an empty data folder. Created beside it and moved as a whole: an interrupted run leaves
 * nothing that could be mistaken for a database.
 */
export function initialise(
  cluster: { dataDir: string; password: string; isEphemeral: boolean; locale?: string[] },
  binaries: Binaries,
  runAs: RunAs,
): void {
  const { dataDir, password, isEphemeral, locale = BUILTIN_LOCALE } = cluster;
  if (fs.existsSync(path.join(dataDir, 'PG_VERSION'))) return;
  const owner = fs.statSync(dataDir);
  const making = `${dataDir}.making`;
  const passwordFile = `${dataDir}.pw`;
  fs.rmSync(making, { recursive: true, force: true });
  fs.mkdirSync(making, { mode: 0o700 });
  fs.rmSync(passwordFile, { force: true });
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  giveTo(owner, making);
  giveTo(owner, passwordFile);
  const args = ['-D', making, '-U', 'atelier', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  args.push('--encoding=UTF8', ...locale);
  if (isEphemeral) args.push('--no-sync');
  const command = runAs(binaries.initdb, args, false);
  const options = { ...command.options, encoding: 'utf8', env: SYSTEM_ENV } as const;
  const result = spawnSync(command.file, command.args, options);
  fs.rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    fs.rmSync(making, { recursive: true, force: true });
    throw new Error(`The embedded database could not be created: ${result.error ?? result.stderr}`);
  }
  fs.rmdirSync(dataDir);
  fs.renameSync(making, dataDir);
}
