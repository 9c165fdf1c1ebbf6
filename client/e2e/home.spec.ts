import { expect, expectSound, quiet, signIn, test } from './support.ts';

/** How much moved by itself since the page was opened. */
const SHIFTS = `window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: 'layout-shift', buffered: true });`;
declare global {
  interface Window {
    shifted: number;
  }
}

test('a returning member sees at once what is new from whom they follow', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(SHIFTS);
  await signIn(page, 'edmund-achter');
  const news = page.getByRole('region', { name: 'New since your last visit' });
  await expect(news).toContainText(/\d+ works since [A-Z][a-z]{2} \d+, from artists you follow/);
  await expect(page.getByRole('button', { name: 'Start Exploring' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sell Your Art' })).toBeVisible();
  await quiet(page);
  const { y } = (await news.getByRole('listitem').first().boundingBox())!;
  expect(y).toBeLessThan(300);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
  await expectSound(page);
  await news.getByRole('link', { name: 'Following' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Following' })).toBeVisible();
});

test('a returning member who follows nobody finds three artists to follow', async ({ page }) => {
  await page.addInitScript(SHIFTS);
  await signIn(page, 'edda-winter');
  await expect(page.getByRole('heading', { name: 'Artists to follow' })).toBeVisible();
  const follow = page.getByRole('main').getByRole('button', { name: 'Follow', exact: true });
  await expect(follow).toHaveCount(6);
  await quiet(page);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
  await expectSound(page);
  await follow.first().click();
  const followed = page.getByRole('main').getByRole('button', { name: 'Following', pressed: true });
  await expect(followed).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Artists to follow' })).toBeVisible();
  await quiet(page);
  await followed.click();
  await expect(follow).toHaveCount(6);
});
