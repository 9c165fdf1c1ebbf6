/** The settings: every section, and signing out a device from another one. */
import { expect, expectSound, signIn, test } from './support.ts';

const SECTIONS = ['Profile', 'Sessions', 'Notifications', 'Delivery', 'Privacy', 'Tokens', 'Webhooks'];

test('each section, by the links', async ({ page }) => {
  await signIn(page, 'noor-halabi', '/');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const links = page.getByRole('navigation', { name: 'Settings' });
  for (const section of SECTIONS) {
    await test.step(section, async () => {
      await links.getByRole('link', { name: section }).click();
      await expect(links.getByRole('link', { name: section })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    });
  }
});

test('a new device is reported by the bell, listed, and signed out by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'kwame-lisle', '/settings/sessions');
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const lost = await context.newPage();
  await lost.goto('/api/login?returnTo=/settings/sessions');
  await lost.getByLabel('Email').fill('kwame-lisle@atelier.test');
  await lost.getByLabel('Password').fill('atelier-demo');
  await lost.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(lost.getByText('This device')).toBeVisible();

  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: /A new device signed in/ }).click();
  await page.reload();
  const others = page.getByRole('button', { name: /^Sign out Chrome/ });
  await expect(others.first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out all others' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectSound(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Only here/)).toBeVisible();
  await expect(others).toHaveCount(0);

  // Its provider would let it in again: it asks for the password instead.
  await lost.goto('/settings/sessions');
  await lost.waitForURL('**/idp/**');
  await expect(lost.getByLabel('Password')).toBeVisible();
  await context.close();
});

test('a token is created, shown once, and lets a program in until it is deleted', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'mina-okoro', '/developers');
  await expect(page.getByRole('heading', { level: 1, name: 'Build on Atelier' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Create token' }).click();
  await page.getByRole('button', { name: 'Create token' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Studio inventory');
  await expectSound(page);
  await form.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByRole('heading', { name: 'Copy your token now' })).toBeVisible();
  await expectSound(page);
  const token = await page.getByText(/^atl_\w{36}$/).innerText();
  await page.getByRole('button', { name: 'Done' }).click();
  const use = async () =>
    (await fetch(`${baseURL}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await use()).toBe(200);
  await expectSound(page);
  await page.getByRole('button', { name: 'Delete Studio inventory' }).click();
  await page.getByRole('button', { name: 'Delete token' }).click();
  await expect(page.getByText('No tokens yet')).toBeVisible();
  expect(await use()).toBe(401);
});
