import path from 'node:path';
import { PHONE, expect, expectSound, signIn, test } from './support.ts';

const PHOTOGRAPH = path.join(import.meta.dirname, 'photograph.jpg');

test('an artist adds views to a work, one of them again after it failed, and orders them; members look at each', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'teodor-vance', '/upload');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await page.locator('.uppy-Dashboard-input').first().setInputFiles(PHOTOGRAPH);
  await expect(page.getByRole('button', { name: 'Remove Image' })).toBeVisible();

  let isAway = true;
  await page.route('**/storage/**', (route) => {
    if (!isAway || route.request().method() !== 'PUT') return route.continue();
    isAway = false;
    return route.abort('connectionreset');
  });
  await page.getByLabel('Pictures', { exact: true }).setInputFiles([PHOTOGRAPH, PHOTOGRAPH]);
  await page.getByRole('button', { name: 'Try again' }).click();
  const texts = page.getByRole('list', { name: 'More views' }).getByRole('textbox');
  await expect(texts).toHaveCount(2);
  await texts.nth(0).fill('From behind');
  await texts.nth(1).fill('The edge');
  await page.getByRole('button', { name: 'Move Picture 3', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picture 3 moved to position 2 of 2.')).toBeAttached();
  // The places are measured once an item is lifted; a key before that does nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText('Picture 3 moved to position 1 of 2.')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Picture 3 picked up.', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(texts.nth(0)).toHaveValue('The edge');
  await expectSound(page);
  await page.reload();
  await expect(texts.nth(1)).toHaveValue('From behind');
  await page.getByLabel('Title').fill('Three sides');
  await page.getByLabel('Category').selectOption('photography');
  await page.getByLabel('How was this made?').selectOption('camera');
  await page.getByRole('button', { name: 'Upload Artwork' }).click();
  await page.getByRole('link', { name: 'View artwork' }).click();
  await expect(page.getByRole('button', { name: 'Picture 3 of 3' })).toBeVisible();

  const member = await openAs('edmund-achter', new URL(page.url()).pathname);
  const track = member.getByRole('group', { name: 'Pictures of this work' });
  await track.focus();
  await member.keyboard.press('ArrowRight');
  await expect(member.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(member.getByRole('img', { name: 'The edge' })).toBeInViewport();
  await expectSound(member);
  await member.setViewportSize(PHONE);
  // As a swipe ends.
  await track.evaluate((element) => element.scrollTo({ left: 2 * element.clientWidth }));
  await expect(member.getByText('Picture 3 of 3')).toBeAttached();
  await member.getByRole('button', { name: 'View at full size' }).click();
  await expect(member.getByRole('dialog').getByRole('img', { name: 'From behind' })).toBeVisible();
});
