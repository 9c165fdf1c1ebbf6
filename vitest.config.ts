import { defineConfig } from 'vitest/config';

/** On 2 cores: much of a server test is waiting, for processes, retries and the database. */
const WORKERS = 4;
/**
 * On a build server a race that a busy machine lost is run once more, as in the browser suite; report-results.mjs lists it.
 */
const RETRIES = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'shared/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['server/testing/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: WORKERS,
          retry: RETRIES,
          // Each file starts its own app and database; reloading the code would cost more.
          isolate: false,
        },
      },
      {
        extends: 'vite.config.ts',
        root: '.',
        test: {
          name: 'client',
          include: ['client/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['client/lib/testing/setup.ts'],
          // Typing whole forms takes a while on a busy machine.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          maxWorkers: WORKERS,
          retry: RETRIES,
          // The setup file resets modules and globals instead.
          isolate: false,
        },
      },
    ],
  },
});
