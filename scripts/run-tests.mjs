/** Units, the real app on a throw-away database, then a real browser. Both run even if the first fails. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { BROWSER_RESULTS, UNIT_RESULTS } from './results.mjs';

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: false }).status ?? 1;

for (const file of [UNIT_RESULTS, BROWSER_RESULTS]) rmSync(file, { force: true });
const units = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_RESULTS}`,
]);
const executablePath = findChromium();
const browser = run(
  'playwright',
  ['test', '--config', 'client/e2e/playwright.config.ts', '--reporter=list,json'],
  { CHROMIUM_PATH: executablePath, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS },
);
process.exit(units || browser);
