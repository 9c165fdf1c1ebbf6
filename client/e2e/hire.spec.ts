/** For Hire until somebody is accepted: post, find, apply, compare, decline; on a desk and on a phone. */
import { expectSound, fillProject } from './hire-steps.ts';
import { expect, openAs, ownId, signIn, test } from './support.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

for (const size of SIZES) {
  const name = `${size.width}`;
  test.describe(`at ${name} pixels`, () => {
    test.use({ viewport: size });

    test('a project is posted, found, applied for and answered', async ({ page, browser }) => {
      // Two browsers and ten looks for faults.
      test.slow();
      const title = `Signs for a night market ${name}`;
      await signIn(page, 'mina-okoro', '/for-hire/create');
      await page.getByRole('button', { name: 'Post Project' }).click();
      await expect(page.getByText('Timeframe is required')).toBeVisible();
      await expectSound(page);
      await fillProject(page, title);
      await expect(page.getByRole('article').getByText('$2,000')).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: 'Post Project' }).click();
      await expect(page.getByText('Project posted successfully!').first()).toBeVisible();
      await page.waitForURL('/for-hire');
      await page.getByLabel('Search projects').fill(`night market ${name}`);
      await expect(page).toHaveURL(/q=night/);
      await expect(page.getByRole('article')).toHaveCount(1);
      await expectSound(page);

      const designer = await openAs(browser, 'teodor-vance', '/for-hire');
      await designer.setViewportSize(size);
      await designer.getByRole('link', { name: title }).click();
      await expect(designer.getByRole('heading', { name: 'Interested in this project?' })).toBeVisible();
      await expectSound(designer);
      await designer.getByRole('button', { name: 'Apply Now' }).click();
      await designer.getByLabel('Message', { exact: true }).fill('I would begin with the lamps.');
      await designer.getByLabel('Timeline (days)').fill('30');
      await expectSound(designer);
      await designer.getByRole('button', { name: 'Send application' }).click();
      await expect(designer.getByRole('heading', { name: 'Application sent' })).toBeVisible();
      await expectSound(designer);

      await page.getByRole('link', { name: title }).click();
      await expect(page.getByText('Your Project')).toBeVisible();
      await page.getByRole('button', { name: /^Shortlist / }).click();
      await expect(page.getByRole('button', { name: /^Shortlist /, pressed: true })).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: 'Edit project' }).click();
      await expectSound(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Decline / }).click();
      await page.getByLabel('Why not this time?').fill('The lamps are chosen already.');
      await expectSound(page);
      await page.getByRole('button', { name: 'Decline', exact: true }).click();
      // The other window hears of it.
      await expect(designer.getByText('“The lamps are chosen already.”')).toBeVisible();
      await designer.context().close();
    });

    test('nothing found, nothing there, and no id', async ({ page }) => {
      await signIn(page, 'mina-okoro', '/for-hire?q=zzzzqq&category=animation');
      await expect(page.getByText('No Projects Found')).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: 'Clear Filters' }).click();
      await expect(page).toHaveURL('/for-hire');
      await page.goto('/for-hire/project/00000000-0000-4000-8000-000000000000');
      await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
      await expectSound(page);
      await page.getByRole('link', { name: 'Back to Projects' }).click();
      await expect(page).toHaveURL('/for-hire');
      await page.goto('/for-hire/project');
      await expect(page).toHaveURL('/for-hire');
    });
  });
}

test('Collaborate on a profile invites that member', async ({ page, browser }) => {
  const designer = await openAs(browser, 'teodor-vance', '/receipts');
  const id = await ownId(designer);
  await signIn(page, 'mina-okoro', `/profile/${id}`);
  await page.getByRole('link', { name: 'Collaborate' }).click();
  await expect(page).toHaveURL(`/for-hire/create?designer=${id}`);
  await expect(page.getByText('You invite')).toBeVisible();
  await fillProject(page, 'For one of you');
  await page.getByRole('button', { name: 'Post Project' }).click();
  await page.waitForURL('/for-hire');
  await designer.goto('/for-hire?q=For one of you');
  await designer.getByRole('link', { name: 'For one of you' }).click();
  await expect(designer.getByText(/invites you to apply/)).toBeVisible();
  await designer.context().close();
});
