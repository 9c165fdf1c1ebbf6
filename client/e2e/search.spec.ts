/** Search by feeling: what is read out of the box, facets, fewer words, the empty box, colors and similar works. */
import type { Page } from '@playwright/test';
import { PHONE, expect, expectSound, findWork, provedBy, signIn, test } from './support.ts';

const chosen = (page: Page) => page.getByRole('group', { name: 'Filters in use' });
const address = (page: Page) => page.evaluate(() => location.search);
const titles = (page: Page, region: string) =>
  page.getByRole('region', { name: region }).getByRole('listitem').locator('h3 a');

test('what was read out of the words is taken away one by one, and fewer words match below', async ({
  page,
}) => {
  await signIn(page, 'edmund-achter', '/?q=calm+blue+under+500');
  await expect(chosen(page)).toContainText('Calm');
  // The one that matches all words begins the row of those that match fewer.
  await expect(titles(page, '1 match, then other artworks').nth(1)).toBeVisible();
  await expect(page.getByText('Calm or blue, under $500')).toBeVisible();
  await chosen(page).getByRole('button', { name: 'Remove Under $500' }).click();
  await expect.poll(() => address(page)).toBe('?q=calm+blue');

  const color = page.getByRole('button', { name: 'Color', exact: true });
  await color.focus();
  await page.keyboard.press('Enter');
  const colors = page.getByRole('dialog', { name: 'Color' });
  await expect(colors.getByRole('button', { name: /^Blue \d/, pressed: true })).toBeVisible();
  await colors.getByRole('button', { name: /^Teal \d/ }).click();
  await expect.poll(() => address(page)).toBe('?q=calm&color=teal');
  await page.keyboard.press('Escape');
  await expect(color).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSound(page);
  await chosen(page).getByRole('button', { name: 'Clear Filters' }).click();
  await expect.poll(() => address(page)).toBe('');
});

test('on a phone all facets are in a sheet that starts at the chosen color', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'edmund-achter', '/?q=calm+blue');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: /^Blue/, pressed: true })).toBeFocused();
  await expect(sheet.getByRole('button', { name: /^Blue \d/ })).toBeVisible();
  await expectSound(page);
  await sheet.getByRole('checkbox', { name: /^Portrait/ }).check();
  await expect.poll(() => address(page)).toBe('?q=calm+blue&orientation=portrait');
  await sheet.getByRole('button', { name: /^Show \d+ artworks?$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(chosen(page)).toContainText('Portrait');
});

test(
  'the empty box offers moods, colors and what was searched for, by keyboard alone',
  provedBy('client/features/discovery/search/search-box.test.tsx'),
  async ({ page }) => {
    await signIn(page, 'rosalba-nieto');
    const box = page.getByRole('combobox', { name: 'Search artworks, artists and projects' });
    await expect(box).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('option', { name: 'Calm' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “calm”');
    await box.fill('');
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toHaveText('calm');
    await expectSound(page);
  },
);

test('a work leads to its colors and to similar works', async ({ page }) => {
  await signIn(page, 'edmund-achter', null);
  const { id } = await findWork(page, ({ title }) => title === 'Down to the Blue');
  await page.goto(`/artwork/${id}`);
  // They load when one comes near them.
  await page.getByRole('heading', { name: 'Artwork Details' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 2000);
  const similar = titles(page, 'Similar works');
  await expect(similar.first()).toBeVisible();
  await expect(similar.filter({ hasText: 'Down to the Blue' })).toHaveCount(0);
  await page.getByRole('list', { name: 'Colors of this work' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Results for “#[0-9a-f]{6}”$/);
  // It is sold, and so comes last.
  await expect(
    page.getByRole('group', { name: 'Sold' }).getByRole('listitem').locator('h3 a').first(),
  ).toHaveText('Down to the Blue');
});
