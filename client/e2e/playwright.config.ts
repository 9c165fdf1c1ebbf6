import path from 'node:path';
import { defineConfig } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: path.join(ROOT, 'test-results/browser'),
  globalSetup: path.join(import.meta.dirname, 'seed-gallery.ts'),
  // Each worker has its own server, unless there is one that runs already.
  workers: process.env.E2E_URL ? 1 : 2,
  fullyParallel: true,
  // The unit tests run beside it.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // On another server with a fresh gallery; scripts/report-results.mjs lists what passed only then.
  retries: 1,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Recording screenshots and snapshots of every step takes a fifth of the run; `--trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
      ],
    },
  },
});
