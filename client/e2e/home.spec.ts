import { expect, expectSound, provedBy, quiet, signIn, test } from './support.ts';

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
  await expect(news).toContainText(
    /\d+ works since [A-Z][a-z]{2} \d+, then the latest from artists you follow/,
  );
  await expect(page.getByRole('button', { name: 'Start Exploring' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sell Your Art' })).toBeVisible();
  await quiet(page);
  await expect(news.getByText('New', { exact: true })).toHaveCount(2);
  const { y } = (await news.getByRole('listitem').first().boundingBox())!;
  expect(y).toBeLessThan(300);
  expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01);
  await news.getByRole('link', { name: 'Following' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Following' })).toBeVisible();
});

test(
  'a returning member who follows nobody finds three artists to follow',
  provedBy('client/features/discovery/home/since-last-visit.test.tsx'),
  async ({ page }) => {
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
  },
);

test('the first minutes, by keyboard alone: answers are kept, arrange Home, and are never asked again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Join', exact: true }).click();
  await page.getByLabel('Name').fill('Ines Prado');
  await page.getByLabel('Email').fill(`first-${Date.now()}@example.com`);
  await page.getByLabel('Password').fill('a long enough one');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog', { name: 'Join the Community' })).toBeVisible();
  await page.keyboard.press('Escape');
  const panel = page.getByRole('region', { name: 'Welcome, Ines. What brings you here?' });
  await expect(panel).toBeVisible();
  await expectSound(page);
  const press = async (name: string | RegExp) => {
    await page.getByRole('main').getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press(/^Learn/);
  await press('Continue');
  const mediums = page.getByRole('heading', { name: 'Choose up to three mediums' });
  await expect(mediums).toBeFocused();
  await press('Ceramics');
  await page.reload();
  await expect(mediums).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ceramics', pressed: true })).toBeVisible();
  await expectSound(page);
  await press('Continue');
  const artists = page.getByRole('region', { name: 'Follow artists you like' });
  await expect(artists.getByRole('listitem').filter({ hasText: 'Stoneware' })).toBeVisible();
  await press('Follow');
  await expect(artists.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
  // While the toast is there, Escape closes it before anything else.
  const toast = page.getByRole('listitem').filter({ hasText: /^Following / });
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
  await press('Continue');
  const save = page.getByRole('region', { name: 'Save your first work' });
  await expect(save.getByRole('button', { name: /^Save / })).toHaveCount(5);
  await press(/^Save /);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(save.getByRole('button', { name: /^Save /, pressed: true })).toHaveCount(1);
  await expectSound(page);
  await press('Finish');
  await expect(save).toBeHidden();
  const rows = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(rows.first()).toHaveText('Inspiration');
  await expect(
    page.getByRole('region', { name: 'Featured Artwork' }).getByRole('listitem').first(),
  ).toContainText('Fjeld Keramikk');
  await page.reload();
  await expect(rows.first()).toHaveText('Inspiration');
  await page.goto('/settings/profile');
  await expect(page.getByRole('button', { name: 'Ceramics', pressed: true })).toBeVisible();
  await press(/^Learn/);
  await page.goto('/');
  await expect(rows.first()).toHaveText('Featured Artwork');
});
