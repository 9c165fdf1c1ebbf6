import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectSound, signIn, test } from './support.ts';

const PHOTOGRAPH = readFileSync(path.resolve(import.meta.dirname, 'photograph.jpg'));
const jpg = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: PHOTOGRAPH });
const LIST = `picture;title;category;making;price
tram.jpg;First snow on the tram;Photography;Camera;140 euro
bridge.jpg;The bridge after it;Photography;Camera;140
gone.jpg;Missing;Photography;Camera;90
`;

test('pictures and a CSV become drafts: checked, made, and not made twice', async ({ page }) => {
  await signIn(page, 'edda-winter', '/works');
  await page
    .getByRole('link', { name: /^Import/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import works' })).toBeVisible();
  const choose = async () => {
    await page
      .getByLabel('Pictures', { exact: true })
      .and(page.locator('input'))
      .setInputFiles(['tram.jpg', 'bridge.jpg', 'alone.jpg'].map(jpg));
    await page
      .getByLabel('CSV or ZIP')
      .and(page.locator('input'))
      .setInputFiles({ name: 'works.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
    await page.getByRole('button', { name: 'Check', exact: true }).click();
  };
  await choose();
  const make = page.getByRole('button', { name: 'Create 3 drafts' });
  await expect(make).toBeVisible();
  await expect(page.getByText('The price “140 euro” isn’t an amount like 1200.00.')).toBeVisible();
  await expect(page.getByText('Row 4 names this picture, but it wasn’t among the files.')).toBeVisible();
  await expectSound(page);
  await make.click();
  await expect(page.getByRole('heading', { level: 1, name: '3 drafts created' })).toBeVisible();
  await expectSound(page);

  await page.getByRole('button', { name: 'Import more' }).click();
  await choose();
  await expect(page.getByText('You already have this draft.')).toHaveCount(3);
  await page.getByRole('link', { name: 'Your works' }).first().click();
  await expect(page.getByText('First snow on the tram').first()).toBeVisible();
});
