import path from 'node:path';
import { byKeyboard } from './by-hand.ts';
import { runJobsUntil } from './move-clock.ts';
import { expect, signIn, test } from './support.ts';

test.use({ serverOf: 'orders-time' });

const PHOTOGRAPH = path.resolve(import.meta.dirname, 'photograph.jpg');
const TITLE = 'First snow on the tram';

test('by keyboard alone: a search is saved, reports a new work, is renamed and deleted', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'edmund-achter', '/?q=snow');
  const hand = byKeyboard(page);
  await hand.press(page.getByRole('button', { name: 'Save this search' }));
  const saved = page.getByRole('link', { name: 'Search saved' });
  await expect(saved).toBeFocused();

  const artist = await openAs('teodor-vance', '/upload');
  await artist
    .getByRole('button', { name: /choose|upload an image|select/i })
    .first()
    .click();
  await artist.locator('.uppy-Dashboard-input').first().setInputFiles(PHOTOGRAPH);
  await expect(artist.getByRole('button', { name: 'Remove Image' })).toBeVisible();
  await artist.getByLabel('Title').fill(TITLE);
  await artist.getByLabel('Category', { exact: true }).selectOption('Photography');
  await artist.getByLabel('How was this made?').selectOption('Camera');
  await artist
    .getByRole('button', { name: /^(Upload|Publish)/ })
    .last()
    .click();
  await expect(artist.getByText('Artwork uploaded successfully!').first()).toBeVisible();

  await hand.press(saved);
  await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  await runJobsUntil(page.getByRole('img', { name: TITLE }));
  await hand.press(page.getByRole('button', { name: /^Notifications/ }));
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByText('published new work that matches your search “snow”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toHaveCount(0);

  await hand.press(page.getByRole('button', { name: 'More options for “snow”' }));
  await hand.item(page.getByRole('menuitem', { name: 'Edit' }));
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.press('ControlOrMeta+a');
  await hand.fill(name, 'Snow');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New Snow' })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'More options for Snow' }));
  await hand.item(page.getByRole('menuitem', { name: 'Delete' }));
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  // It stays while it has the focus, however slow the machine is; the list takes the focus once it is up to date.
  await page.keyboard.press('F8');
  await expect(page.getByRole('heading', { name: 'New Snow' })).toHaveCount(0);
  await page.keyboard.press('F8');
  await hand.press(undo);
  await expect(page.getByRole('heading', { name: 'Snow' })).toBeVisible();
});
