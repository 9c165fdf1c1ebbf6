/** The loops that `npm run test:long` runs at their full counts, in parts that also run alone. */
import { globSync, readFileSync } from 'node:fs';

/** Test files (or a script, or Stryker's configuration) by their paths, with what each proves. A file stands in exactly one part. */
export const PARTS: Record<string, Record<string, string>> = {
  money: {
    'server/features/orders/concurrency.test.ts': 'one work, many buyers at once',
    'server/features/orders/editions.test.ts': 'an edition, more buyers than numbers',
    'server/features/orders/refunds/money.test.ts': 'refunds interrupted and raced',
    'server/features/orders/histories.test.ts': 'random histories of sales',
    'server/features/payments/ledger/ledger.test.ts': 'random histories of the ledger',
  },
  webhooks: {
    'server/features/orders/refunds/replays.test.ts': 'events of 5 sales shuffled and repeated',
    'server/features/hire/escrow/replays.test.ts': 'events of 5 projects shuffled and repeated',
    'server/features/payments/webhooks/whole-life.test.ts': 'every kind of event shuffled and repeated',
  },
  hire: {
    'server/features/hire/escrow/histories.test.ts': 'random histories of projects',
    'server/features/hire/escrow/money.test.ts': 'payments interrupted, split and raced',
  },
  kills: {
    'server/main.test.ts': 'kill -9 of the server while members buy',
    'server/database-loss.test.ts': 'kill -9 of Postgres while members buy; frozen Postgres',
    'server/features/orders/crash.test.ts': 'kill -9 between the steps of a sale, and at random',
    'server/features/hire/escrow/crash.test.ts': 'kill -9 between the steps of a project, and at random',
    'server/features/alerts/kill.test.ts': 'kill -9 at each step of matching saved searches',
    'server/features/drafts/kill.test.ts': 'kill -9 at each step of a scheduled publication',
    'server/providers/database/sandbox/embedded-postgres.test.ts':
      'the launcher of Postgres killed in every way',
  },
  postgres: {
    'scripts/postgres-versions.mjs': 'the server suite on PostgreSQL 15, 16 and 17',
  },
  faults: {
    'server/faults/services-away.test.ts': 'payment provider and storage hang or refuse',
    'server/faults/clock-moves.test.ts': 'the clock jumps back and forth',
    'server/faults/disk-full.test.ts': 'no space for objects, pictures or the database',
  },
  input: {
    'server/http/odd-input.test.ts': 'odd values in every field of every endpoint',
  },
  races: {
    'server/http/races.test.ts': 'every two calls on one thing at the same moment',
  },
  limits: {
    'server/faults/two-processes.test.ts': 'sessions, chat, likes and limits across two processes',
    'server/faults/slow-clients.test.ts': 'slow clients, and for how many seconds',
  },
  mutation: {
    'scripts/mutation/stryker.config.json': 'the tests notice wrong rules of money, states and access',
  },
  counters: {
    'server/features/statistics/recount.test.ts': 'sums recounted in several time zones',
    'server/features/statistics/cost.test.ts': 'a screen of statistics after 1 and 10 million views',
    'server/features/artworks/toggles.test.ts': 'likes of one work toggled at the same time',
    'server/features/collections/order.test.ts': 'a collection of 1,000 works arranged from two windows',
  },
  'sign-in': {
    'server/features/accounts/session/hostile-provider.test.ts': 'a provider that lies, breaks or hangs',
    'server/providers/identity/sandbox/brute-force.test.ts': 'passwords guessed through two servers',
  },
  cluster: {
    'scripts/cluster/rolling-restart.test.ts': 'requests while two processes are restarted in turn',
    'scripts/cluster/cluster.test.ts': 'races, browser and kill -9 on two web processes, worker and replica',
  },
  backup: {
    'server/backup/busy-drill.test.ts': 'the demo gallery backed up while members write, and restored',
    'server/backup/drill.test.ts': 'rows, objects and books after a restore; damaged backups',
    'server/one-version-back.test.ts': 'the version before the newest migration on its schema',
  },
  uploads: {
    'server/providers/storage/sandbox/objects.test.ts': 'an object read while it is overwritten',
  },
  browser: {
    'client/e2e/playwright.config.ts': 'all browser tests, every state of each screen, a video of 300 MB',
  },
  export: {
    'server/features/accounts/export/memory.test.ts':
      'memory for the export of 1 GB and of 5 GB; hashes of the files in it',
  },
  soak: {
    'server/faults/soak.test.ts': 'minutes of use; growth of memory and connections',
  },
  speed: {
    'scripts/bench/bench.test.ts': 'the product beside the limit of its own stack',
  },
};

const USES_ROUNDS = /process\.env\.ROUNDS/;
/** `ROUNDS === 'full' ? 200 : 1`. */
const FULL_COUNT = /ROUNDS === 'full' \? (\d[\d_]*)/g;

/** Files that loop more often with ROUNDS=full; browser tests are one part. */
export const loopingTests = (): string[] =>
  globSync('{client,server,shared,scripts}/**/*.test.{ts,tsx}').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return USES_ROUNDS.test(text) || text.includes('testing/crash-harness.ts');
  });

/** How often each loop of a file runs, as the file itself says. */
export function fullCounts(file: string): string {
  const text = readFileSync(file, 'utf8');
  const harness = text.includes('testing/crash-harness.ts')
    ? readFileSync('server/testing/crash-harness.ts', 'utf8')
    : '';
  return [...(text + harness).matchAll(FULL_COUNT)].map(([, count]) => count).join(', ') || '1';
}
