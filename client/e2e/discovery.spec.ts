/** Browsing: endless galleries, search, state kept in the URL, hiding AI works. */
import type { Page } from '@playwright/test';
import { expect, listWorks, provedBy, signIn, test, quiet } from './support.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').locator('h3 a');
const searchBox = (page: Page) =>
  page.getByRole('combobox', { name: 'Search artworks, artists and projects' });

test('a gallery loads more, a work links to the next, and Back restores the position', async ({ page }) => {
  await signIn(page, 'mina-okoro', '/?sort=liked');
  await expect(cards(page).first()).toBeVisible();
  const total = (await listWorks(page)).length;
  expect(total).toBeGreaterThan(48);
  expect(await cards(page).count()).toBeLessThan(total);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(cards(page)).toHaveCount(total, { timeout: 500 });
  }).toPass();
  const titles = await cards(page).allTextContents();
  expect(titles).toHaveLength(total);

  const deep = total - 6;
  await cards(page).nth(deep).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(2000);
  await cards(page).nth(deep).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(titles[deep]!);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The title is there before the work is, and the keys with the work.
  await quiet(page);
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveText(titles[deep + 1]!);
  await quiet(page);
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText(titles[deep]!);

  await page.goBack();
  await expect(cards(page)).toHaveCount(total);
  await expect.poll(() => page.evaluate((y) => Math.abs(scrollY - y), before)).toBeLessThanOrEqual(1);
});

test('a mistyped word is corrected, and can be searched as typed', async ({ page }) => {
  await signIn(page, 'mina-okoro');
  await searchBox(page).fill('prnit');
  await searchBox(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “print”');
  await expect(page.getByRole('link', { name: 'Search for “prnit” instead' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Search for “prnit” instead' }).click();
  await page.waitForURL(/exact=true/);
  await expect(page.getByRole('region', { name: 'Other artworks' })).toContainText('Nothing matches “prnit”');
});

test('suggestions are reached, left and followed by keyboard alone', async ({ page }) => {
  await signIn(page, 'mina-okoro');
  await expect(searchBox(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.type('ember');
  const found = page.getByRole('option', { name: /Ember Map/ });
  await expect(found).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id'))!);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('ember');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ember Map');
  await expect(page.locator('#main')).toBeFocused();
});

test('category and order are in the URL and survive a reload', async ({ page }) => {
  await signIn(page, 'mina-okoro');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Photography' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photography');
  await page.getByLabel('Sort').selectOption('Price, high to low');
  await page.waitForURL('/?category=photography&sort=price_desc');
  const first = async () => (await cards(page).allTextContents()).slice(0, 6);
  const shown = (await page.request
    .get('/api/artworks?category=photography&sort=price_desc&limit=6')
    .then((response) => response.json())) as { title: string }[];
  const titles = shown.map((work) => work.title);
  await expect.poll(first).toEqual(titles);
  await page.reload();
  await expect.poll(first).toEqual(titles);
  await expect(page.getByLabel('Sort')).toHaveValue('price_desc');
  await expect(page.getByRole('button', { name: 'Photography', pressed: true })).toBeVisible();
});

test(
  'a member who hides AI works finds none on Home nor in a search',
  provedBy(
    'client/features/discovery/browse/browse-view.test.tsx',
    'server/features/discovery/search/search.test.ts',
  ),
  async ({ page }) => {
    await signIn(page, 'noor-halabi', '/?q=ember');
    await expect(cards(page).filter({ hasText: 'Ember Map' })).toBeVisible();
    const hide = async (isHiding: boolean) => {
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await page.getByRole('link', { name: 'Privacy' }).click();
      const choice = page.getByRole('switch', { name: 'Hide AI art' });
      await expect(choice).toBeChecked({ checked: !isHiding });
      await choice.click();
      await expect.poll(async () => (await me(page)).hidesAi).toBe(isHiding);
      await expect(choice).toBeChecked({ checked: isHiding });
    };
    await hide(true);
    await page.goto('/?q=ember');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(page);
    await expect(cards(page).filter({ hasText: 'Ember Map' })).toHaveCount(0);
    await page.goto('/');
    await page
      .getByRole('group', { name: 'Filter by category' })
      .getByRole('button', { name: 'AI Art' })
      .click();
    await expect(page.getByRole('heading', { name: 'AI art is hidden' })).toBeVisible();
    expect((await listWorks(page)).filter(({ making }) => making?.startsWith('ai_'))).toEqual([]);
    await hide(false);
    expect((await listWorks(page)).some(({ making }) => making?.startsWith('ai_'))).toBe(true);
  },
);

async function me(page: Page): Promise<{ hidesAi: boolean }> {
  return (await (await page.request.get('/api/auth/user')).json()) as { hidesAi: boolean };
}
