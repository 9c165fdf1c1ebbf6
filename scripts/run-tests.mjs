/** Units, the real app on a throw-away database, then a real browser. Both run even if the first fails. */
import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';

const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env }, shell: false }).status ?? 1;

const units = run('vitest', ['run']);
const executablePath = findChromium();
const browser = run('playwright', ['test', '--config', 'client/e2e/playwright.config.ts'], {
  CHROMIUM_PATH: executablePath,
});
process.exit(units || browser);
