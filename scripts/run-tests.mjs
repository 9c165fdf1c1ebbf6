/**
 * Two queues that take about as long share the cores: unit and integration tests; the demo gallery is seeded, then browser
 * tests on it, then some tests of the first on the oldest PostgreSQL. All run even if one fails. What the second prints is
 * shown after the first has ended.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { memoryFolder } from '../server/testing/memory-folder.ts';
import {
  BROWSER_RESULTS,
  OLDEST_POSTGRES,
  ONLY_ON_OLDEST,
  UNIT_RESULTS,
  versionResults,
} from './results.mjs';

/** Output of the second queue that waits for the first to end; null: it has. */
let held = [];

function run(command, args, env = {}, isHeld = false) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['inherit', ...(isHeld ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
      env: { ...process.env, ...env },
    });
    for (const stream of isHeld ? [child.stdout, child.stderr] : [])
      stream.on('data', (data) => (held ? held.push(data) : process.stdout.write(data)));
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

async function runUnits() {
  const json = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`];
  const units = await run('vitest', ['run', '--exclude', ONLY_ON_OLDEST, ...json], {
    SERVER_MAIN: path.resolve('dist/server/main.js'),
  });
  for (const data of held) process.stdout.write(data);
  held = null;
  return units;
}

async function runOthers() {
  const folder = memoryFolder() ?? mkdtempSync(path.join(os.tmpdir(), 'atelier-e2e-'));
  const gallery = process.env.E2E_SEED_DIR ?? path.join(folder, 'gallery');
  const env = { E2E_SEED_DIR: gallery, TMPDIR: folder };
  const seeded = await run(process.execPath, ['client/e2e/seed-gallery.ts'], env, true);
  // The browser suite then fills it itself.
  if (seeded !== 0) rmSync(gallery, { recursive: true, force: true });
  const status = await run(
    'playwright',
    ['test', '--config', 'client/e2e/playwright.config.ts', '--reporter=list,json'],
    { ...env, CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS },
    true,
  );
  rmSync(folder, { recursive: true, force: true });
  const oldest = await run(process.execPath, ['scripts/postgres-versions.mjs'], { ROUNDS: '' }, true);
  return status || oldest;
}

for (const file of [UNIT_RESULTS, BROWSER_RESULTS, versionResults(OLDEST_POSTGRES)])
  rmSync(file, { force: true });
const [units, others] = await Promise.all([runUnits(), runOthers()]);
process.exit(units || others);
