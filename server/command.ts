/** Shared by the operator's commands. */
import { type Config, ConfigError } from './config.ts';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** The embedded database, if a server runs it at the moment. */
export async function withRunningDatabase(config: Config): Promise<Config> {
  if (config.databaseUrl) return config;
  const { runningDatabase } = await import('./providers/database/sandbox/running-database.ts');
  const databaseUrl = runningDatabase(config.dataDir);
  return { ...config, databaseUrl, databaseDirectUrl: databaseUrl };
}

/** Shows our own messages only: others may quote addresses and keys. */
export function reasonOf(error: unknown): string {
  const { name, code, message } = error as { name?: string; code?: unknown; message?: string };
  if (error instanceof ConfigError) return message!;
  return `${name} ${typeof code === 'string' ? code : ''}`.trim();
}
