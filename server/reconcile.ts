/**
 * `npm run reconcile`: prints what the books and the payment provider do not agree about, a line each. Exits 1 when
 * there is anything. It may run beside the server.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { openContext } from './context.ts';
import { findLastingDifferences } from './features/reconciliation/service.ts';
import { runningDatabase } from './providers/database/sandbox/running-database.ts';

/** Events that are on their way arrive meanwhile. */
const PAUSE_MS = 5000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const settings = readConfig(process.env);
const databaseUrl = settings.databaseUrl ?? runningDatabase(settings.dataDir);
const config = databaseUrl ? { ...settings, databaseUrl } : settings;
const { ctx, close } = await openContext(config, { log: pino({ level: 'silent' }), progress: () => {} });
try {
  const found = ctx.payments ? await findLastingDifferences(ctx, () => sleep(PAUSE_MS)) : [];
  for (const { code, detail } of found) say(`${code}: ${detail}`);
  say(
    found.length === 0
      ? 'Books and provider agree.'
      : `${found.length} ${found.length === 1 ? 'difference' : 'differences'} between books and provider.`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
} catch (error) {
  const { name, code } = error as { name?: string; code?: unknown };
  process.stderr.write(
    `Books and provider could not be compared: ${name} ${typeof code === 'string' ? code : ''}\n`,
  );
  process.exitCode = 2;
} finally {
  await close();
}
