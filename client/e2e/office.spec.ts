/** The office: a member's account, the books, what failed; for admins alone. */
import { readFileSync } from 'node:fs';
import { PHONE, expect, expectSound, signIn, test } from './support.ts';

test('an admin finds a member, changes the role, suspends them and ends it', async ({ page }) => {
  await signIn(page, 'ada-lund', '/office/members');
  await expect(page.getByRole('link', { name: 'Office', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByText('Choose a member to see their account.')).toBeVisible();

  const search = page.getByRole('textbox', { name: 'Name, email or order' });
  await search.fill('nobody of this name');
  await expect(page.getByText('No members for “nobody of this name”.')).toBeVisible();
  await search.fill('kwame-lisle@');
  await page.getByRole('link', { name: /Kwame Lisle/ }).click();
  await expect(page).toHaveURL(/\?q=kwame-lisle%40&member=/);
  await expect(page.getByRole('heading', { name: 'Kwame Lisle' })).toBeVisible();

  const role = page.getByRole('combobox', { name: 'Role' });
  for (const name of ['Moderator', 'Member']) {
    await role.selectOption(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Role saved').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await page.reload();
    await expect(role).toHaveValue(name.toLowerCase());
  }

  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend Kwame Lisle?' });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByText('Please choose a rule.')).toBeVisible();
  await dialog.getByLabel('Rule').selectOption('spam');
  await dialog.getByLabel('Your message').fill('Once is enough.');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(/^Suspended until /)).toBeVisible();
  await page.getByRole('button', { name: 'End suspension' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End suspension' }).click();
  await expect(page.getByText(/^Not suspended/)).toBeVisible();

  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'Back to members' }).click();
  await expect(page.getByRole('link', { name: /Kwame Lisle/ })).toBeVisible();
});

test('the books by month and as a file; emails, jobs and versions', async ({ page }) => {
  await signIn(page, 'ada-lund', '/office/money');
  await expect(page.getByRole('table', { name: 'Ledger totals by month, newest first' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the last 12 months of the ledger as CSV' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8').split('\n');
  expect(lines[0]).toContain('Time,Movement,Provider id');
  expect(lines.length).toBeGreaterThan(20);

  await page.getByRole('link', { name: /^Emails/ }).click();
  await expect(page.getByText('Every email was sent').or(page.getByText('Send again').first())).toBeVisible();
  await page.getByRole('link', { name: /^Jobs/ }).click();
  await expect(page.getByText(/^Node v\d+/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Failed jobs' })).toBeVisible();

  await page.route('**/api/office/money', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/office/money');
  await expect(page.getByText('The ledger couldn’t be loaded.')).toBeVisible();
  await expectSound(page);
  await page.unroute('**/api/office/money');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Reconciliation' })).toBeVisible();
});

test('the gallery over time: charts with tables and files', async ({ page }) => {
  await signIn(page, 'ada-lund', '/office');
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'System' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Sales by month, newest first' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Members', exact: true }).click();
  await page.getByRole('button', { name: '30 days' }).click();
  const table = page.getByRole('table', { name: 'Members by day, newest first' });
  await page.getByRole('button', { name: 'Show all 30' }).click();
  await expect(table.getByRole('row')).toHaveCount(31);
  await page.getByRole('link', { name: 'CSV' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(31);
  expect(lines[0]).toContain('First day (UTC),Members,New');
});

test('nobody else gets in', async ({ page, openAs }) => {
  await signIn(page, 'june-abara', '/office');
  await expect(page.getByRole('heading', { name: 'Only admins can open the office' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Office', exact: true })).toHaveCount(0);
  const ada = await openAs('ada-lund', '/office/members');
  await ada.goto('/office/nothing');
  await expect(ada.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
