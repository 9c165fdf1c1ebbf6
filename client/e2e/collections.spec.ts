/** Saving from a card, a collection arranged from two windows, and what others see of it. */
import type { Page } from '@playwright/test';
import { byKeyboard } from './by-hand.ts';
import { PHONE, expect, expectSound, findWork, listWorks, ownId, provedBy, signIn, test } from './support.ts';

const titles = (page: Page) =>
  page.getByRole('list', { name: 'Works' }).getByRole('heading', { level: 3 }).allTextContents();

/** A collection of the signed-in member with the first works of the gallery. */
async function createCollection(page: Page, title: string, count: number): Promise<string> {
  const created = await page.request.post('/api/collections', { data: { title } });
  const { id } = (await created.json()) as { id: string };
  for (const work of (await listWorks(page)).slice(0, count)) {
    const added = await page.request.post(`/api/collections/${id}/items`, { data: { artworkId: work.id } });
    expect(added.ok()).toBe(true);
  }
  return id;
}

test('the popover is a sheet on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'priya-sorel', null);
  const work = await findWork(page, ({ isSold }) => !isSold);
  await page.goto(`/artwork/${work.id}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Save to' });
  await expect(sheet.getByRole('checkbox', { name: 'Saved' })).toBeChecked();
  await expectSound(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeFocused();
});

test('what is saved and liked, and collections', async ({ page }) => {
  await signIn(page, 'edmund-achter', '/');
  await page.getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
  await expect(page.getByText(/for sale, from \$/)).toBeVisible();
  await page.getByLabel('Sort').selectOption('Price, low to high');
  await expect(page).toHaveURL(/sort=price_asc/);
  const tabs = page.getByRole('navigation', { name: 'Saved' });
  await tabs.getByRole('link', { name: /^Liked/ }).click();
  await expect(page.getByRole('list', { name: 'Artworks', exact: true })).toBeVisible();
  await tabs.getByRole('link', { name: /^Collections/ }).click();
  await expect(page.getByRole('link', { name: 'Paper for the long hall' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Collections you follow' })).toBeVisible();
});

test('two windows arrange a collection by keys and by drag, and neither loses a work', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'rosalba-nieto', null);
  const id = await createCollection(page, 'Two windows', 6);
  await page.goto(`/collection/${id}`);
  await expect(page.getByRole('list', { name: 'Works' }).getByRole('listitem')).toHaveCount(6);
  const before = await titles(page);
  const other = await openAs('rosalba-nieto', `/collection/${id}`);
  await expect(other.getByRole('list', { name: 'Works' }).getByRole('listitem')).toHaveCount(6);

  await test.step('by keys', async () => {
    const grip = page.getByRole('button', { name: `Move ${before[0]}` });
    await grip.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`${before[0]} moved to position 1 of 6.`)).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`${before[0]} moved to position 2 of 6.`)).toBeAttached();
    await page.keyboard.press('Space');
    const moved = [before[1]!, before[0]!, ...before.slice(2)];
    await expect.poll(() => titles(page)).toEqual(moved);
    await expect.poll(() => titles(other)).toEqual(moved);
  });

  await test.step('by drag, while the other removes one', async () => {
    const now = await titles(other);
    await page.getByRole('listitem').filter({ hasText: now[3]! }).hover();
    await page.getByRole('button', { name: `More options for ${now[3]}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    const grip = other.getByRole('button', { name: `Move ${now[5]}` });
    const from = (await grip.boundingBox())!;
    const to = (await other.getByRole('button', { name: `Move ${now[0]}` }).boundingBox())!;
    await other.mouse.move(from.x + 15, from.y + 15);
    await other.mouse.down();
    await other.mouse.move(to.x + 40, to.y + 20, { steps: 12 });
    await other.mouse.move(to.x + 15, to.y + 15, { steps: 4 });
    await other.mouse.up();
    const arranged = [now[5]!, now[0]!, now[1]!, now[2]!, now[4]!];
    await expect.poll(() => titles(other)).toEqual(arranged);
    await expect.poll(() => titles(page)).toEqual(arranged);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual(arranged);
  });
});

test(
  'title, note and visibility; others follow it and report it',
  provedBy('client/features/collections/collections.test.tsx'),
  async ({ page, openAs }) => {
    await signIn(page, 'mina-okoro', null);
    const id = await createCollection(page, 'Untitled', 3);
    await page.goto(`/collection/${id}`);
    await page.getByRole('button', { name: 'Edit title and note' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Title', { exact: true }).fill('Quiet walls');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Quiet walls' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit title and note' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Share' })).toBeDisabled();

    await page.getByRole('button', { name: 'Who can see it: Private' }).click();
    await page.getByRole('menuitemradio', { name: /^Public/ }).click();
    await expect(page.getByRole('button', { name: 'Who can see it: Public' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();

    const visitor = await openAs('kwame-lisle', `/profile/${await ownId(page)}`);
    await visitor.getByRole('link', { name: 'Quiet walls' }).click();
    await expect(visitor.getByRole('link', { name: /^By Mina Okoro/ })).toBeVisible();
    await expect(visitor.getByRole('button', { name: /^Move / })).toHaveCount(0);
    await visitor.getByRole('button', { name: 'Follow' }).click();
    await expect(visitor.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
    await expectSound(visitor);
    await visitor.getByRole('button', { name: /^More options for this collection/ }).click();
    await expect(visitor.getByRole('menuitem', { name: 'Report this collection' })).toBeVisible();
    await visitor.keyboard.press('Escape');

    await page.getByRole('button', { name: 'More options for Quiet walls' }).click();
    await page.getByRole('menuitem', { name: 'Delete collection' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(/\/saved\?tab=collections/);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'Collection not found' })).toBeVisible();
  },
);

test('from a search to a public collection, by keyboard alone', async ({ page, openAs }) => {
  test.slow();
  await signIn(page, 'teodor-vance', '/');
  const hand = byKeyboard(page);
  await hand.fill(page.getByRole('combobox', { name: 'Search artworks, artists and projects' }), 'hill');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=hill/);
  const found = page.getByRole('list', { name: 'Artworks', exact: true });
  const free = found.getByRole('button', { name: /^Save /, pressed: false }).first();
  const name = (await free.getAttribute('aria-label'))!;
  await hand.press(found.getByRole('button', { name, exact: true }));
  const panel = page.getByRole('dialog', { name: 'Save to' });
  await hand.press(panel.getByRole('button', { name: 'New collection' }));
  const title = `Hills ${Date.now()}`;
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('checkbox', { name: title })).toBeChecked();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await hand.press(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Saved' }));
  await hand.press(
    page.getByRole('navigation', { name: 'Saved' }).getByRole('link', { name: /^Collections/ }),
  );
  await hand.press(page.getByRole('link', { name: title }));
  await hand.press(page.getByRole('button', { name: 'Who can see it: Private' }));
  await hand.item(page.getByRole('menuitemradio', { name: /^Public/ }));
  await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
  const visitor = await openAs('kwame-lisle', `/profile/${await ownId(page)}`);
  await expect(visitor.getByRole('link', { name: title })).toBeVisible();
});

test('a collector’s profile: works owned, collections, and the artists', async ({ page, openAs }) => {
  await signIn(page, 'edmund-achter', null);
  const collector = await ownId(page);
  const visitor = await openAs('noor-halabi', `/profile/${collector}`);
  await expect(visitor.getByRole('heading', { name: 'Works owned' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Blue hour' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'For Margot’s kitchen' })).toHaveCount(0);
  await expect(visitor.getByRole('heading', { name: 'Artists collected' })).toBeVisible();
});
