/** An artist's figures: by day and work, by keyboard, as a file; what is left without Premium and without works. */
import { readFileSync } from 'node:fs';
import { PHONE, expect, expectSound, signIn, test } from './support.ts';

test.use({ timezoneId: 'Africa/Lagos' });

test('a member with Premium sees every figure, also by keyboard and as a file', async ({ page }) => {
  await signIn(page, 'mina-okoro', '/statistics');
  await expect(page.getByText('compared with the 30 days before')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Works' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Where views come from' })).toBeVisible();
  await expect(page.getByText('Days are in Lagos time')).toBeVisible();

  await page
    .getByRole('group', { name: 'Figure shown in the chart' })
    .getByRole('button', { name: /^Earned/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Earned per day' })).toBeVisible();
  const day = page.getByRole('slider', { name: 'Day in the chart' });
  await day.focus();
  const last = await day.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  expect(await day.getAttribute('aria-valuetext')).not.toBe(last);
  await page.keyboard.press('End');
  expect(await day.getAttribute('aria-valuetext')).toBe(last);

  await page.getByRole('button', { name: '12 months' }).click();
  await expect(page).toHaveURL(/\?days=365$/);
  await expect(page.getByText('compared with the 365 days before')).toBeVisible();
  await page.getByRole('button', { name: 'Show all 365 days' }).click();
  await expect(
    page.getByRole('table', { name: 'Earned per day, newest first' }).getByRole('row'),
  ).toHaveCount(366);
  await page.getByRole('button', { name: 'Likes', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Likes' }).last()).toHaveAttribute(
    'aria-sort',
    'descending',
  );

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).first().click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines[0]).toContain('Day,Final,Work,Views,Likes,Saves,Offers,');
  expect(lines.length).toBeGreaterThan(30);

  await page.setViewportSize(PHONE);
  await expect(page.getByRole('link', { name: 'Download CSV' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show all \d+ works$/ })).toBeVisible();
});

test('the request says where a view came from', async ({ page }) => {
  await signIn(page, 'teodor-vance', null);
  const asked = () =>
    page.waitForRequest(
      (request) =>
        request.url().includes('/api/artworks/') &&
        request.method() === 'GET' &&
        !request.url().includes('comments'),
    );
  await page.goto('/?q=generative');
  const first = page.getByRole('main').locator('a[href^="/artwork/"]').first();
  await expect(first).toBeVisible();
  const request = asked();
  await first.click();
  expect(Object.fromEntries(new URL((await request).url()).searchParams)).toEqual({
    from: 'search',
    words: 'generative',
  });
});

test('without Premium: views and likes, and what Premium adds; without works: an invitation', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'teodor-vance', '/statistics');
  await expect(page.getByRole('heading', { name: 'More with Premium' })).toBeVisible();
  const figures = page.getByRole('group', { name: 'Figure shown in the chart' }).getByRole('button');
  await expect(figures).toHaveCount(2);
  await expect(page.getByRole('button', { name: '7 days' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Upgrade Now' })).toHaveCount(0);

  const june = await openAs('june-abara', '/statistics');
  await expect(june.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
  await june.route('**/api/statistics?*', (route) => route.fulfill({ status: 500, json: {} }));
  await june.reload();
  await expect(june.getByText('The statistics couldn’t be loaded.')).toBeVisible();
  await expectSound(june);
  await june.unroute('**/api/statistics?*');
  await june.getByRole('button', { name: 'Try again' }).click();
  await expect(june.getByRole('heading', { name: 'Nothing to count yet' })).toBeVisible();
});
