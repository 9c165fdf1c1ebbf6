/** The office changes prices and terms; other members see both at once. */
import pg from 'pg';
import { DEMO_PASSWORD, PHONE, expect, expectSound, findWork, signIn, test } from './support.ts';
import { databaseUrl } from './server.ts';

// Prices are everybody's.
test.use({ serverOf: 'office-settings' });
// One after another, so that one server is enough.
test.describe.configure({ mode: 'default' });

let run: (sql: string) => Promise<unknown>;
test.beforeEach(async ({ gallery }) => {
  run = async (sql) => {
    const client = new pg.Client({ connectionString: databaseUrl(gallery.dataDir) });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await run(`update users set role = 'admin' where email = 'june-abara@atelier.test'`);
});

test('a new commission is confirmed by signing in again, and printed for everybody', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'june-abara', '/office/settings');
  const free = page.getByLabel('Commission, free');
  await free.fill('35');
  await expect(page.getByText('At most 30%.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save prices' })).toBeDisabled();
  await expectSound(page);
  await free.fill('12');
  await expect(page.getByText(/a free member receives \$88 instead of \$90/)).toBeVisible();
  // As after ten minutes.
  await run(`update sessions set sess = (sess::jsonb - 'authTime')::json`);
  await page.waitForTimeout(1100);
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('This changes what sales and Premium cost.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('You didn’t sign in again, so nothing changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  // A slow line: what is to be saved waits for the page that was left.
  const isLeft = (url: URL) => url.pathname === '/office/settings' && url.search === '';
  await page.route(isLeft, async (route) => {
    await page.waitForTimeout(2000);
    await route.continue();
  });
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Prices saved', { exact: true })).toBeVisible();
  await page.unroute(isLeft);
  await expect(page).toHaveURL('/office/settings');
  // Not to the provider's page, which was used.
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toMatch(/idp|login/);
  await page.goForward();
  await expect(free).toHaveValue('12');
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByText('10% to 12%')).toBeVisible();

  const artist = await openAs('teodor-vance', null);
  const me = (await (await artist.request.get('/api/auth/user')).json()) as { id: string };
  const work = await findWork(artist, (it) => it.isForSale && it.price === '260.00' && it.userId === me.id);
  await artist.goto(`/artwork/${work.id}`);
  await expect(artist.getByText('You receive $228.80')).toBeVisible();
  await artist.goto('/education');
  await expect(artist.getByRole('row', { name: /Commission/ })).toContainText('12%');
});

test('a launch switch closes a feature, and the toast opens it again', async ({ page }) => {
  await signIn(page, 'june-abara', '/office/settings');
  const messages = page.getByRole('switch', { name: 'Direct messages' });
  await messages.click();
  await expect(page.getByText('Direct messages now shows “Coming soon”', { exact: true })).toBeVisible();
  await expect(messages).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(messages).toBeChecked();
});

test('new terms are published, announced and agreed to; writes wait for the agreement', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'june-abara', '/office/settings');
  await page.getByRole('button', { name: 'New version of Terms' }).click();
  const dialog = page.getByRole('dialog', { name: 'New version: Terms' });
  await dialog
    .getByRole('textbox', { name: 'Text' })
    .fill('## Your account\n\nNo <img src=x onerror=alert(1)> here.');
  await dialog.getByRole('tab', { name: 'Preview' }).click();
  await expect(dialog.getByRole('heading', { name: '1 Your account' })).toBeVisible();
  await expect(dialog.locator('img')).toHaveCount(0);
  await expectSound(page);
  await dialog.getByLabel('What changes').fill('Section 1 is shorter.');
  const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Starts on').fill(soon);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Version 2 starts/)).toBeVisible();
  await page.getByRole('button', { name: 'Versions of Terms' }).click();
  await expect(
    page
      .getByRole('list', { name: /compared/ })
      .getByText('Removed:')
      .first(),
  ).toBeAttached();
  await expectSound(page);
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();

  const member = await openAs('edmund-achter', '/purchases');
  const bar = member.getByRole('region', { name: 'New terms' });
  await expect(bar).toContainText('Section 1 is shorter.');
  await expectSound(member);
  await member.setViewportSize(PHONE);
  await bar.getByRole('link', { name: 'Read' }).click();
  await expect(member.getByText('Upcoming').first()).toBeVisible();
  await expectSound(member);
  await bar.getByRole('button', { name: 'I agree' }).click();
  await expect(bar).toHaveCount(0);
  await expect(member.getByText(/^You agreed to version 2/)).toBeVisible();

  // The bar was not answered, and the day has come.
  await run(`update legal_versions set effective_from = now() - interval '1 hour' where version = 2`);
  const late = await openAs('mina-okoro', '/settings/privacy');
  await late.getByRole('switch').first().click();
  await expect(late.getByRole('button', { name: 'I agree' })).toBeFocused();
  await expect(late.getByRole('region', { name: 'New terms' })).toContainText('New terms took effect on');
});
