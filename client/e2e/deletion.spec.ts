/** Deleting one's account: refused with what is open, asked for, and taken back. */
import { DEMO_PASSWORD, expect, expectSound, signIn, test } from './support.ts';

test('is refused while a sale is open, which is named with the way to it', async ({ page }) => {
  await signIn(page, 'noor-halabi', '/settings/privacy');
  const panel = page.getByRole('region', { name: 'Delete account' });
  await expect(panel.getByText(/things? to finish first$/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await panel
    .getByRole('link', { name: /^Go to sale/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sales\//);
});

test('is asked for by signing in again, and one page keeps the account', async ({ page, openAs }) => {
  await signIn(page, 'lars-ekholm', '/settings/privacy');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Sign in and delete' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('lars-ekholm@atelier.test');
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();

  const asked = page.getByRole('heading', { level: 1, name: /^Your account will be deleted on / });
  await expect(asked).toBeVisible();
  await expectSound(page);
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  const other = await openAs('noor-halabi', `/profile/${id}`);
  await expect(other.getByRole('heading', { name: /not found/i })).toBeVisible();

  await page.goto('/for-hire');
  await expect(asked).toBeVisible();
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await expectSound(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account won’t be deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(asked).toBeHidden();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: /Lars/ })).toBeVisible();
});
