/** Shared by the operator's commands. */
import { type Config, ConfigError } from './config.ts';

// A reader that has seen enough, as in `| head`, is no failure, and a backup goes on without one.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The embedded database, if a server runs it at the moment. */
export async function withRunningDatabase(config: Config): Promise<Config> {
  if (config.databaseUrl) return config;
  const { runningDatabase } = await import('./providers/database/sandbox/running-database.ts');
  const databaseUrl = runningDatabase(config.dataDir);
  return { ...config, databaseUrl, databaseDirectUrl: databaseUrl };
}

/** What codes of Postgres and of the system mean to an operator. */
const CAUSES: Record<string, string> = {
  '28000': 'the database does not allow this user to connect',
  '28P01': 'the database rejected the password',
  '3D000': 'there is no such database',
  '42501': 'the database user lacks a permission',
  '53300': 'the database has no connections left',
  '57P03': 'the database is starting or stopping',
  EACCES: 'this user isn’t allowed to read or write there',
  ECONNREFUSED: 'nothing responds at the address',
  ENOSPC: 'the disk is full',
  ENOTFOUND: 'the host name is unknown',
};

/** Shows our own messages only: others may quote addresses and keys. */
export function reasonOf(error: unknown): string {
  const { name, code, message } = error as { name?: string; code?: unknown; message?: string };
  if (error instanceof ConfigError) return message!;
  if (typeof code !== 'string') return `${name}`;
  return CAUSES[code] ? `${CAUSES[code]} (${code})` : `${name} ${code}`;
}
