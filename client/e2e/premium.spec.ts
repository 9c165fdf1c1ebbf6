import { CARDS, expect, expectAccessible, expectSound, fillCard, signIn, test } from './support.ts';

test('Premium is started, canceled, resumed and paid with another card', async ({ page }) => {
  test.slow();
  await signIn(page, 'kwame-lisle');

  await test.step('Home and the rail link to it', async () => {
    await page.getByRole('link', { name: 'Upgrade Now' }).click();
    await page.waitForURL('**/subscribe');
    await page.goto('/');
    await page.getByRole('link', { name: 'Subscribe Now' }).click();
    await expect(page.getByText('$10/month, cancel anytime')).toBeVisible();
    await expect(page.getByText('Full access to all insight courses')).toBeVisible();
  });

  await test.step('without a payment no success is shown', async () => {
    await page.goto('/subscription-success');
    await expect(page.getByRole('heading', { name: 'No subscription to show' })).toBeVisible();
    await page.getByRole('link', { name: 'See Premium' }).click();
  });

  await test.step('a declined card shows the reason', async () => {
    await fillCard(page, CARDS.declined);
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(page.getByText('Payment Failed').first()).toBeVisible();
    await expect(page.getByRole('alert').getByText('Your card was declined.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeEnabled();
  });

  await test.step('a working one starts Premium', async () => {
    await fillCard(page, CARDS.pays);
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await page.waitForURL('**/subscription-success');
    await expect(page.getByRole('heading', { name: 'Welcome to Premium!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade Now' })).toBeHidden();
    await expectSound(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Featured Artwork' })).toBeVisible();
    await expect(page.getByText('Unlock Full Access')).toBeHidden();
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

  await test.step('another card pays from now on; a declined one does not', async () => {
    await page.getByRole('button', { name: 'Update payment method' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update payment method' });
    await fillCard(page, CARDS.declined);
    await expectSound(page);
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await expect(dialog.getByRole('alert').getByText('Your card was declined.')).toBeVisible();
    await fillCard(page, '5555 5555 5555 4444');
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Mastercard 4444', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '$10' }).getByText('Paid')).toBeVisible();
  });
});
