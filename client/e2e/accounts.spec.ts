import type { Page } from '@playwright/test';
import { expect, expectAccessible, provedBy, quiet, signIn, test } from './support.ts';

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

test('a visitor sees the notice, is sent to sign in, and then where they wanted to go', async ({ page }) => {
  const path = '/artwork/11111111-1111-4111-8111-111111111111';
  // The notice disappears with the page after 500 ms, which a busy machine may miss, so the page records it.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes('Please sign in')) sessionStorage.setItem('notice', 'seen');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(path);
  await page.waitForURL('**/idp/**');
  expect(await page.evaluate(() => sessionStorage.getItem('notice'))).toBe('seen');
  await page.getByLabel('Email').fill('kwame-lisle@atelier.test');
  await page.getByLabel('Password').fill('atelier-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**${path}`);
});

test('an unknown path shows a message, with status 404', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

const newEmail = () => `ines-${Date.now()}@example.com`;
const joinDialog = (page: Page) => page.getByRole('dialog', { name: 'Join the Community' });

async function register(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('a long enough one');
  await page.getByRole('button', { name: 'Create account' }).click();
}
const member = async (page: Page): Promise<unknown> => (await page.request.get('/api/auth/user')).json();

test('by Sign Up: the form survives registration, and the name is typed once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const dialog = joinDialog(page);
  await dialog.getByRole('button', { name: 'Create Profile' }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await expect(dialog.getByText('City is required')).toBeVisible();
  await dialog.getByLabel('First name').fill('Ines');
  await dialog.getByLabel('Last name').fill('Prado');
  await dialog.getByLabel('Artist name').fill('Atelier Prado');
  await dialog.getByLabel('City').fill('Lisbon');
  await dialog.getByRole('button', { name: 'Create Profile' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ines Prado');
  await register(page, newEmail());
  await expect(page.getByText('Profile Created', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const saved = { firstName: 'Ines', artistName: 'Atelier Prado', city: 'Lisbon', profileCompleted: true };
  expect(await member(page)).toMatchObject(saved);
});

test(
  'on the way to the upload form: it comes first, the profile form on the next screen',
  provedBy('client/features/accounts/sign-up/sign-up.test.tsx'),
  async ({ page }) => {
    await page.goto(`/api/login?${new URLSearchParams({ prompt: 'create', returnTo: '/upload' })}`);
    await page.getByLabel('Name').fill('Ines Prado');
    await register(page, newEmail());
    await expect(page.getByRole('heading', { level: 1, name: 'Upload Artwork' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose an image' })).toBeVisible();
    await expect(joinDialog(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Discover' }).first().click();
    await expect(joinDialog(page)).toBeVisible();
  },
);

test(
  'by Join: the profile form is offered after registration, once on any device',
  provedBy('client/features/accounts/sign-up/sign-up.test.tsx'),
  async ({ page, browser }) => {
    const email = newEmail();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('link', { name: 'Join', exact: true }).click();
    await page.getByLabel('Name').fill('Ines Prado');
    await register(page, email);
    const dialog = joinDialog(page);
    await expect(dialog.getByLabel('First name')).toHaveValue('Ines');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);

    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto('/api/login');
    await elsewhere.getByLabel('Email').fill(email);
    await elsewhere.getByLabel('Password').fill('a long enough one');
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(elsewhere);
    await expect(joinDialog(elsewhere)).toHaveCount(0);
    expect(await member(elsewhere)).toMatchObject({ profileCompleted: false });
  },
);

test('signing out ends the session here and at the provider', async ({ page }) => {
  await signIn(page, 'june-abara', null);
  await page.goto('/api/logout');
  await page.waitForURL((url) => url.pathname === '/');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await page.goto('/api/login');
  await expect(page.getByLabel('Password')).toBeVisible();
});
