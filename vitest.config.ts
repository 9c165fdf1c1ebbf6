import { defineConfig } from 'vitest/config';

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
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
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
          testTimeout: 20_000,
          maxWorkers: 2,
          // The setup file resets modules and globals instead.
          isolate: false,
        },
      },
    ],
  },
});
