import path from 'node:path';
import { expect, expectAccessible, expectSound, signIn, test } from './support.ts';

const PHOTOGRAPH = path.resolve(import.meta.dirname, 'photograph.jpg');

test('a draft survives its window, is scheduled, and goes with its publication', async ({
  page,
  context,
}) => {
  await signIn(page, 'teodor-vance', '/upload');
  await page.getByLabel('Title').fill('Last tram');
  await expect(page.getByText(/^Saved as a draft/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await page.locator('.uppy-Dashboard-input').first().setInputFiles(PHOTOGRAPH);
  await expect(page.getByRole('button', { name: 'Remove Image' })).toBeVisible();
  await page.getByLabel('Category', { exact: true }).selectOption('Photography');
  await page.getByLabel('How was this made?').selectOption('Camera');
  const address = page.url();
  // Typed within the two seconds before it is saved.
  await page.close({ runBeforeUnload: true });

  const next = await context.newPage();
  await next.goto(address);
  await expect(next.getByLabel('Title')).toHaveValue('Last tram');
  await expect(next.getByLabel('How was this made?')).toHaveValue('camera');
  await expect(next.getByRole('button', { name: 'Remove Image' })).toBeVisible();
  await next.getByRole('button', { name: 'Schedule' }).click();
  const publish = next.getByRole('button', { name: /^Publish on .*, 9:00 AM$/ });
  await expect(publish).toBeVisible();
  await expectAccessible(next);
  await publish.click();
  await expect(next.getByText(/^Scheduled for .*, 9:00 AM$/)).toBeVisible();
  await expectSound(next);
  await next.getByRole('button', { name: 'Publish now' }).click();
  await expect(next.getByRole('link', { name: 'View artwork' })).toBeFocused();
  await next.goto(address);
  await expect(next.getByRole('heading', { name: 'There’s no such draft' })).toBeVisible();
});
