import path from 'node:path';
import { defineConfig } from '@playwright/test';

const IS_FULL = process.env.ROUNDS === 'full';
const ROOT = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  // Those that name in `provedBy` what else proves them.
  ...(IS_FULL ? {} : { grepInvert: /@long/ }),
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
    // What never comes fails with its name, and leaves time for the second try.
    actionTimeout: 60_000,
    // Recording every step of the first try would take a fifth of the run; `--trace on` records them.
    trace: 'on-first-retry',
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
        // A page lives for seconds: what the optimizing compiler costs is not earned back.
        '--js-flags=--no-turbofan',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
      ],
    },
  },
});
