import { CARDS, expect, expectAccessible, expectSound, fillCard, signIn, test } from './support.ts';

test('Premium is started, canceled, resumed and paid with another card', async ({ page }) => {
  test.slow();
  await signIn(page, 'kwame-lisle', '/subscribe');

  await test.step('a card starts Premium', async () => {
    await fillCard(page, CARDS.pays);
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.waitForURL('**/subscription-success');
    await expect(page.getByRole('heading', { name: 'Welcome to Premium!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade Now' })).toBeHidden();
    await expectSound(page);
  });

  await test.step('it is canceled at the end of the period', async () => {
    await page.goto('/subscribe');
    await expect(page.getByText(/^Renews on/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel at period end' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel Premium?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel at period end' }).click();
    await expect(page.getByText(/^Premium ends on/)).toBeVisible();
  });

  await test.step('and resumed', async () => {
    await page.getByRole('button', { name: 'Resume Premium' }).click();
    await expect(page.getByText(/^Renews on/)).toBeVisible();
  });

  await test.step('another card pays from now on', async () => {
    await page.getByRole('button', { name: 'Update payment method' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update payment method' });
    await fillCard(page, '5555 5555 5555 4444');
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Mastercard 4444', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '$10' }).getByText('Paid')).toBeVisible();
  });
});
