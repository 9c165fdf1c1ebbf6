/**
 * A browser for the tests: the system's, else Playwright's own download, else Debian's package. First the headless shell,
 * which needs a quarter less processor time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const present = () =>
  [process.env.CHROMIUM_PATH, ...SYSTEM, chromium.executablePath()].find((file) => file && existsSync(file));
const quietly = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;

/** Path of a Chromium, installing one if possible. Otherwise exits with one line. */
export function findChromium() {
  const found = present();
  if (found) return found;
  console.log('Looking for a browser to test with');
  quietly('playwright', ['install', 'chromium']);
  if (!present() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    quietly('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) break;
    }
  }
  const installed = present();
  if (installed) return installed;
  console.error('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH.');
  return process.exit(1);
}
