import { expect, signIn, test } from './support.ts';

test('a visitor sees the landing page and nothing else', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const title of ['Photography', 'Digital Art', 'AI Art', 'Graphic Design']) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  for (const award of ['Daily Winner', 'Monthly Leader', 'Yearly Champion']) {
    await expect(page.getByRole('heading', { name: award })).toBeVisible();
  }
});

for (const path of ['/upload', '/receipts', '/artwork/11111111-1111-4111-8111-111111111111']) {
  test(`a visitor at ${path} is told and sent to sign in`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Unauthorized', { exact: true }).first()).toBeVisible();
    await page.waitForURL('**/idp/**');
    await page.getByLabel('Email').fill('kwame-lisle@atelier.test');
    await page.getByLabel('Password').fill('atelier-demo');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`**${path}`);
  });
}

test('an unknown path says so, with status 404', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('the sign-up form survives the way through sign-in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join the Community' });
  await dialog.getByRole('button', { name: /join|create profile/i }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await expect(dialog.getByText('City is required')).toBeVisible();
  await dialog.getByLabel('First name').fill('Ines');
  await dialog.getByLabel('City').fill('Lisbon');
  await dialog.getByRole('button', { name: /join|create profile/i }).click();
  await page.waitForURL('**/idp/**');
  await page.getByRole('link', { name: /create an account/i }).click();
  await page.getByLabel('Name').fill('Ines Prado');
  await page.getByLabel('Email').fill(`ines-${Date.now()}@example.com`);
  await page.getByLabel('Password').fill('a long enough one');
  await page.getByRole('button', { name: /create|sign up/i }).click();
  await expect(page.getByText('Profile Created', { exact: true })).toBeVisible();
  const user = await (await page.request.get('/api/auth/user')).json();
  expect(user).toMatchObject({ firstName: 'Ines', city: 'Lisbon', profileCompleted: true });
});

test('signing out ends the session here and at the provider', async ({ page }) => {
  await signIn(page, 'june-abara');
  await page.goto('/api/logout');
  await page.waitForURL((url) => url.pathname === '/');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await page.goto('/api/login');
  await expect(page.getByLabel('Password')).toBeVisible();
});
