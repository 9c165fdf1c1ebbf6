/** For Hire until a designer is accepted: post, find, apply, compare, decline. */
import { fillProject } from './hire-steps.ts';
import { expect, expectSound, ownId, signIn, test } from './support.ts';

test('a project is posted, found, applied for and answered', async ({ page, openAs }) => {
  test.setTimeout(240_000);
  const title = 'Signs for a puppet theater';
  await signIn(page, 'mina-okoro', '/for-hire/create');
  await page.getByRole('button', { name: 'Post Project' }).click();
  await expect(page.getByText('Timeframe is required')).toBeVisible();
  await expectSound(page);
  await fillProject(page, title);
  await expect(page.getByRole('article').getByText('$2,000')).toBeVisible();
  await page.getByRole('button', { name: 'Post Project' }).click();
  await expect(page.getByText('Project posted successfully!').first()).toBeVisible();
  await page.waitForURL('/for-hire');
  await page.getByLabel('Search projects').fill('puppet theater');
  await expect(page).toHaveURL(/q=puppet/);
  await expect(page.getByRole('article')).toHaveCount(1);

  const designer = await openAs('teodor-vance', '/for-hire');
  await designer.getByRole('link', { name: title }).click();
  await expect(designer.getByRole('heading', { name: 'Interested in this project?' })).toBeVisible();
  await designer.getByRole('button', { name: 'Apply Now' }).click();
  await designer.getByLabel('Message', { exact: true }).fill('I would begin with the lamps.');
  await designer.getByLabel('Timeline (days)').fill('30');
  await expectSound(designer);
  await designer.getByRole('button', { name: 'Send application' }).click();
  await expect(designer.getByRole('heading', { name: 'Application sent' })).toBeVisible();

  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('Your Project')).toBeVisible();
  await page.getByRole('button', { name: /^Shortlist / }).click();
  await expect(page.getByRole('button', { name: /^Shortlist /, pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit project' }).click();
  await expectSound(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Decline / }).click();
  await page.getByLabel('Reason').fill('The lamps are chosen already.');
  await expectSound(page);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  // The other tab is updated.
  await expect(designer.getByText('“The lamps are chosen already.”')).toBeVisible();
});

test('Collaborate on a profile invites that member', async ({ page, openAs }) => {
  const designer = await openAs('teodor-vance', null);
  const id = await ownId(designer);
  await signIn(page, 'mina-okoro', `/profile/${id}`);
  await page.getByRole('link', { name: 'Collaborate' }).click();
  await expect(page).toHaveURL(`/for-hire/create?designer=${id}`);
  await expect(page.getByText('You’re inviting')).toBeVisible();
  await fillProject(page, 'For one of you');
  await page.getByRole('button', { name: 'Post Project' }).click();
  await page.waitForURL('/for-hire');
  await designer.goto('/for-hire?q=For one of you');
  await designer.getByRole('link', { name: 'For one of you' }).click();
  await expect(designer.getByText(/invited you to apply/)).toBeVisible();
});
