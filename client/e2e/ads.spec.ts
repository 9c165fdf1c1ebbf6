import { expect, test } from './support.ts';

test('a visitor sees a banner ad and its advertiser', async ({ page }) => {
  const counted = page.waitForRequest((request) => /\/api\/ads\/.+\/impression$/.test(request.url()));
  await page.goto('/');
  const ad = page.getByRole('complementary', { name: 'Advertisement' });
  // It is loaded once it comes near.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(ad).toBeVisible({ timeout: 500 });
  }).toPass();
  await ad.scrollIntoViewIfNeeded();
  await expect(ad.getByText(/^Ad by \S/)).toBeVisible();
  await expect(ad.getByRole('img')).toHaveJSProperty('complete', true);
  await counted;
});
