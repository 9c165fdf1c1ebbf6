/** A webhook to the stand-in: added, tried, looked at from both sides, and deleted. */
import { expect, expectSound, signIn, test } from './support.ts';

test('a test message arrives signed', async ({ page, baseURL }) => {
  await signIn(page, 'noor-halabi', '/settings/webhooks');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('http://shop.example/in');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Use https. We don’t send over http.')).toBeVisible();
  await expectSound(page);
  await dialog.getByLabel('Address').fill(`${baseURL}/sandbox/webhooks`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Nothing sent yet')).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: 'Send a test' }).first().click();
  await expect(page.getByRole('heading', { name: 'Your server responded with 204' })).toBeVisible();
  await expectSound(page);
  await page.goto('/sandbox/webhooks');
  await expect(page.getByText('Genuine').first()).toBeVisible();
  await page.goto('/settings/webhooks');
  await expect(page.getByRole('img', { name: '0 of the last 1 attempts failed' }).first()).toBeVisible();
  await expectSound(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'More options for this webhook' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/settings/webhooks');
});
