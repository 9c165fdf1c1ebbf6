import path from 'node:path';
import {
  CARDS,
  HAS_NETWORK,
  agreeAndFillCard,
  expect,
  expectAccessible,
  expectNoSideways,
  expectSound,
  isBuyable,
  listWorks,
  payButton,
  provedBy,
  quiet,
  signIn,
  test,
} from './support.ts';

const PHOTOGRAPH = path.resolve(import.meta.dirname, 'photograph.jpg');

test('focus follows a link to the new page, and Back restores the position on Home', async ({ page }) => {
  await signIn(page, 'mina-okoro');
  const card = page.locator('#featured').getByRole('link').nth(5);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 400));
  await card.press('Enter');
  await expect(page.getByRole('heading', { name: 'Artwork Details' })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test(
  'the featured works fill every row to the edge',
  provedBy('client/features/artworks/gallery/lay-rows.test.ts'),
  async ({ page }) => {
    await signIn(page, 'mina-okoro');
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await quiet(page);
      const list = page.locator('#featured ul');
      const edge = await list.evaluate((ul) => ul.getBoundingClientRect().right);
      const last = await list.locator(':scope > li').last().boundingBox();
      expect(edge - (last!.x + last!.width), `at ${width}`).toBeLessThan(4);
    }
  },
);

test('an interrupted upload shows an error, and Retry finishes it', async ({ page }) => {
  await signIn(page, 'teodor-vance', '/upload');
  let isBroken = true;
  await page.route(
    (url) => url.pathname !== '/api/artwork-images',
    (route) => (isBroken && route.request().method() === 'PUT' ? route.abort() : route.fallback()),
  );
  await page.getByRole('button', { name: 'Choose an image' }).press('Enter');
  await page.locator('.uppy-Dashboard-input').first().setInputFiles(PHOTOGRAPH);
  await expect(page.getByText('Upload failed')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  isBroken = false;
  await page.getByRole('button', { name: 'Retry upload' }).first().click();
  const remove = page.getByRole('button', { name: 'Remove Image' });
  await expect(remove).toBeFocused();
  await expectAccessible(page);
  await remove.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose an image' })).toBeFocused();
});

test('a failing session is reported once, not requested in a loop', async ({ page }) => {
  // The document of Home has the answer already.
  await signIn(page, 'suvi-raunio', '/receipts');
  let asked = 0;
  await page.route('**/api/auth/user', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.reload();
  await expect(page.getByText('Atelier couldn’t be reached')).toBeVisible();
  await page.waitForTimeout(500);
  // The page being left may still send requests; a loop would have sent dozens.
  expect(asked).toBeLessThanOrEqual(2);
  await page.unroute('**/api/auth/user');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts' })).toBeVisible();
});

test('axe finds nothing in menus and tooltips', async ({ page }) => {
  await signIn(page, 'mina-okoro', '/receipts');
  // Its code loads with the first mouse move, so a pointer that jumps there at once has to come back.
  await expect(async () => {
    await page.mouse.move(600, 500);
    await page.getByRole('link', { name: 'Log out' }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Your account' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Credits' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing after an input error, nor in the receipt', async ({ page }) => {
  await signIn(page, 'edmund-achter', '/upload');
  await page.getByRole('button', { name: 'Upload Artwork' }).click();
  await expect(page.getByText('An image is required')).toBeVisible();
  await expectSound(page);
  // The last one: agreeing reserves it, and the payment tests use the first.
  const work = (await listWorks(page)).findLast(isBuyable)!;
  await page.goto(`/checkout/${work.id}`);
  await agreeAndFillCard(page, CARDS.declined);
  await payButton(page).click();
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible();
  await expect(payButton(page)).toBeFocused();
  await expectSound(page);
  await page.goto('/receipts');
  await page.getByRole('button', { name: 'Generate Receipt' }).click();
  await page.getByRole('button', { name: 'Create receipt' }).click();
  await expect(page.getByText('Validation Error', { exact: true })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Generate Receipt' })).toBeFocused();
});

test('header and rail fit on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'teodor-vance');
  for (const title of ['Awards', 'Go Premium'])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('/month.')).toBeInViewport({ ratio: 1 });
  const [work] = await listWorks(page);
  await page.goto(`/artwork/${work!.id}`);
  await expect(page.getByRole('link', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
  await expectNoSideways(page);
});

test('offline, a link keeps the frame, and the page appears with the network', async ({ page, context }) => {
  test.skip(!HAS_NETWORK, 'there is no network to lose');
  await signIn(page, 'teodor-vance');
  await quiet(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Featured Courses' })).toBeVisible();
});
