/**
 * `npm run reconcile`: prints differences between the ledger and the payment provider, one per line. Exits with
 * 1 if there are any, and 2 if they cannot be compared. Can run beside the server.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { print, reasonOf, withRunningDatabase } from './command.ts';
import { readEnvironment } from './config.ts';
import { openContext } from './context.ts';
import { PAYMENT_OWNERS } from './features.ts';
import { findLastingDifferences } from '#server/features/payments/reconciliation/service.ts';

/** Time for pending events to arrive. */
const PAUSE_MS = 5000;

const summary = (count: number): string => {
  if (count === 0) return 'Ledger and payment provider match.';
  return `${count} ${count === 1 ? 'difference' : 'differences'} between the ledger and the payment provider.`;
};

/** @returns how many differences were printed */
async function compare(): Promise<number> {
  const config = await withRunningDatabase(readEnvironment());
  const { ctx, close } = await openContext(config, { log: pino({ level: 'silent' }), progress: () => {} });
  try {
    const found = await findLastingDifferences(ctx, PAYMENT_OWNERS, () => sleep(PAUSE_MS));
    for (const { code, detail } of found) print(`${code}: ${detail}`);
    print(ctx.payments ? summary(found.length) : 'Payments are off: there is nothing to compare.');
    return found.length;
  } finally {
    await close();
  }
}

try {
  process.exitCode = (await compare()) === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`The ledger and the payment provider could not be compared: ${reasonOf(error)}\n`);
  process.exitCode = 2;
}
