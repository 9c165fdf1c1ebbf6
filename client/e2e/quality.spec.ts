import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, expectSound, findWork, isBuyable, quiet, signIn, test } from './support.ts';

const LANDING_BUDGET = 110 * 1024;
const HOME_BUDGET = 170 * 1024;

test('axe finds nothing for visitors, and nothing scrolls horizontally', async ({ page }) => {
  for (const path of ['/credits', '/nowhere', '/api/login', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page);
  }
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Biometric Sign In' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
});

test('axe finds nothing for members, and nothing scrolls horizontally', async ({ page }) => {
  await signIn(page, 'mina-okoro');
  const work = await findWork(page, (w) => isBuyable(w) && w.user.artistName !== 'Mina Okoro');
  for (const path of [
    '/',
    `/artwork/${work.id}`,
    '/upload',
    `/checkout/${work.id}`,
    '/receipts',
    '/purchase-success',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page);
  }
});

/** Gzipped size of all scripts and styles the page requests from now until it is idle. */
async function weigh(page: Page, path: string): Promise<number> {
  let bytes = 0;
  const counted: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!/\.(?:js|css)$/.test(new URL(response.url()).pathname)) return;
    counted.push(response.body().then((body) => void (bytes += gzipSync(body).length)));
  });
  await page.goto(path);
  await quiet(page);
  await Promise.all(counted);
  return bytes;
}

test("the landing page's scripts and styles fit the budget", async ({ page }) => {
  const bytes = await weigh(page, '/');
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(LANDING_BUDGET);
});

test("the scripts and styles of a member's first Home fit the budget", async ({ page, browser }) => {
  await signIn(page, 'mina-okoro');
  // The same member with an empty cache, as after a release.
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const fresh = await context.newPage();
  const bytes = await weigh(fresh, '/');
  await expect(fresh.locator('#featured').getByRole('listitem').first()).toBeVisible();
  await expect(fresh.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await context.close();
  expect(bytes).toBeGreaterThan(LANDING_BUDGET / 2);
  expect(bytes).toBeLessThanOrEqual(HOME_BUDGET);
});

test("the development page of all components is not in visitors' files", () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const holdsIt = (file: string) => readFileSync(path.join(root, file), 'utf8').includes('Component kit');
  expect(holdsIt('client/ui/kit/kit-page.tsx')).toBe(true);
  const built = readdirSync(path.join(root, 'dist/client/assets')).filter((name) => name.endsWith('.js'));
  expect(built.length).toBeGreaterThan(20);
  expect(built.filter((name) => holdsIt(`dist/client/assets/${name}`))).toEqual([]);
});
