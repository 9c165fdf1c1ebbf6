/**
 * Unit and integration tests while the demo gallery is seeded, some of them on the oldest PostgreSQL, then browser tests
 * on that gallery. All run even if one fails.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { BROWSER_RESULTS, OLDEST_POSTGRES, UNIT_RESULTS, versionResults } from './results.mjs';

const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

for (const file of [UNIT_RESULTS, BROWSER_RESULTS, versionResults(OLDEST_POSTGRES)])
  rmSync(file, { force: true });
const gallery = process.env.E2E_SEED_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'atelier-e2e-'));
const [units, seeded] = await Promise.all([
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`], {
    SERVER_MAIN: path.resolve('dist/server/main.js'),
  }),
  run(process.execPath, ['client/e2e/seed-gallery.ts'], { E2E_SEED_DIR: gallery }),
]);
const oldest = await run(process.execPath, ['scripts/postgres-versions.mjs'], { ROUNDS: '' });
// The browser suite then fills it itself.
if (seeded !== 0) rmSync(gallery, { recursive: true, force: true });
const executablePath = findChromium();
const browser = await run(
  'playwright',
  ['test', '--config', 'client/e2e/playwright.config.ts', '--reporter=list,json'],
  { CHROMIUM_PATH: executablePath, E2E_SEED_DIR: gallery, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS },
);
if (!process.env.E2E_SEED_DIR) rmSync(gallery, { recursive: true, force: true });
process.exit(units || oldest || browser);
