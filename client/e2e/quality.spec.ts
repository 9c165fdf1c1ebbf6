import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, findWork, isBuyable, quiet, signIn, test } from './support.ts';

const LANDING_BUDGET = 110 * 1024;
const HOME_BUDGET = 170 * 1024;
const SCREEN_BUDGET = 180 * 1024;
const MAX_FILES = 30;

/** After the page has loaded: what is fetched late, and the browser's warning about a preload nobody used. */
const RUN_MS = 5000;

interface Weight {
  /** Scripts and styles, gzip. */
  bytes: number;
  files: number;
  /** Requests that were sent twice, and preloads that were not used. */
  wasted: string[];
}

/** Opens the page. @returns what it requested, once it has been idle for a while */
async function weigh(page: Page, path: string): Promise<() => Promise<Weight>> {
  const code: Promise<number>[] = [];
  const wasted: string[] = [];
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && asked.has(request.url())) wasted.push(request.url());
    asked.add(request.url());
  });
  page.on('response', (response) => {
    if (!/\.(?:js|css)$/.test(new URL(response.url()).pathname)) return;
    code.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  page.on('console', (message) => message.text().includes('preload') && wasted.push(message.text()));
  await page.goto(path);
  await quiet(page);
  const idle = page.waitForTimeout(RUN_MS);
  return async () => {
    await idle;
    const sizes = await Promise.all(code);
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length, wasted };
  };
}

test("the landing page's scripts and styles fit the budget", async ({ page }) => {
  const weighed = await weigh(page, '/');
  const { bytes, files, wasted } = await weighed();
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(LANDING_BUDGET);
  expect(files).toBeLessThanOrEqual(MAX_FILES);
  expect(wasted).toEqual([]);
});

test("the scripts and styles of a member's screens fit the budget", async ({ page, browser }) => {
  await signIn(page, 'mina-okoro', null);
  const work = await findWork(page, isBuyable);
  const storageState = await page.context().storageState();
  const screens = [
    ['/', HOME_BUDGET],
    [`/artwork/${work.id}`, SCREEN_BUDGET],
    ['/inspiration', SCREEN_BUDGET],
    ['/for-hire', SCREEN_BUDGET],
  ] as const;
  const opened = [];
  // One after another, but idle together.
  for (const [path, budget] of screens) {
    // The same member with an empty cache, as after a release.
    const context = await browser.newContext({ storageState });
    const fresh = await context.newPage();
    opened.push({ path, budget, context, fresh, weighed: await weigh(fresh, path) });
  }
  for (const { path, budget, context, fresh, weighed } of opened) {
    const { bytes, files, wasted } = await weighed();
    await expect(fresh.getByRole('button', { name: /^Notifications/ })).toBeVisible();
    await context.close();
    expect(bytes, path).toBeGreaterThan(LANDING_BUDGET / 2);
    expect(bytes, path).toBeLessThanOrEqual(budget);
    expect(files, path).toBeLessThanOrEqual(MAX_FILES);
    expect(wasted, path).toEqual([]);
  }
});

test('logo and header are there before any script', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect(page.locator('#frame svg')).toBeInViewport();
  }
  await page.unroute('**/*.js');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#frame')).toBeHidden();
});

test("a work's picture is there before any script, and its answer is not asked for again", async ({
  page,
}) => {
  await signIn(page, 'mina-okoro', null);
  const { id } = await findWork(page, isBuyable);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`/artwork/${id}`);
  const picture = page.locator('#frame > img');
  await expect(picture).toBeInViewport();
  const before = await picture.boundingBox();
  await page.unroute('**/*.js');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/artwork/${id}`);
  const shown = page.locator('article img').first();
  await expect(shown).toBeInViewport();
  expect(await shown.boundingBox()).toEqual(before);
  expect(asked).toContain('/api/auth/user');
  expect(asked).not.toContain(`/api/artworks/${id}`);
});

test('headings and first pictures are there before any script, where they stay', async ({ page }) => {
  const screens = [
    ['/', 2],
    ['/inspiration', 1],
    ['/for-hire', 0],
  ] as const;
  /** Text and pictures with their places. */
  const drawn = (within: string) =>
    page.locator(within).evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
        .map((element) => {
          const { x, y, height } = element.getBoundingClientRect();
          const picture = element instanceof HTMLImageElement ? element.currentSrc : '';
          return [element.textContent || picture, Math.round(x), Math.round(y), Math.round(height)];
        }),
    );
  await page.setViewportSize({ width: 390, height: 844 });
  for (const member of ['mina-okoro', 'edmund-achter'])
    for (const [path, pictures] of screens) {
      await page.context().clearCookies();
      await signIn(page, member, null);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      await expect(page.locator('#frame .first')).toBeVisible();
      for (const picture of await page.locator('#frame img').all())
        await expect(picture).toHaveJSProperty('complete', true);
      const before = await drawn('#frame .first :is(p, img)');
      expect(before.filter(([name]) => String(name).startsWith('http'))).toHaveLength(pictures);
      await page.unroute('**/*.js');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await quiet(page);
      const shown = await drawn('main :is(h1, header p, .wall-rows img, ul img)');
      expect(shown).toEqual(expect.arrayContaining(before));
    }
});

test("the page of all components and what only the server reads are not in visitors' files", () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const built = readdirSync(path.join(root, 'dist/client/assets')).filter((name) => name.endsWith('.js'));
  expect(built.length).toBeGreaterThan(20);
  for (const [file, words] of [
    ['client/ui/kit/kit-page.tsx', 'Component kit'],
    ['shared/artworks/contract.ts', 'counts one view per member'],
  ] as const) {
    const holdsIt = (name: string) => readFileSync(path.join(root, name), 'utf8').includes(words);
    expect(holdsIt(file)).toBe(true);
    expect(built.filter((name) => holdsIt(`dist/client/assets/${name}`))).toEqual([]);
  }
});
