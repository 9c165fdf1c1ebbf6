/** A member who is suspended: what the screens say, what is refused, what can be finished, and the appeal. */
import type { Page } from '@playwright/test';
import { openSale, sellPhysical, ship } from './order-steps.ts';
import { expect, expectSound, findWork, ownId, signIn, test } from './support.ts';

// Its members stay suspended.
test.use({ serverOf: 'suspended' });
// One after another, so that one server is enough.
test.describe.configure({ mode: 'default' });

interface Entry {
  id: string;
  subject: string | null;
  about: { id: string } | null;
}

/** Reported by one member, decided by a moderator; resolves to the case. */
async function suspend(reporter: Page, moderator: Page, memberId: string): Promise<string> {
  const report = { subject: 'profile', subjectId: memberId, reason: 'harassment' };
  expect((await reporter.request.post('/api/reports', { data: report })).ok()).toBe(true);
  const queue = (await (await moderator.request.get('/api/moderation/queue?limit=100')).json()) as Entry[];
  const entry = queue.find(({ subject, about }) => subject === 'profile' && about?.id === memberId)!;
  const form = { decision: 'suspend', reason: 'harassment', words: 'Three of your comments.', days: 7 };
  const decided = await moderator.request.post(`/api/moderation/cases/${entry.id}/decision`, { data: form });
  expect(decided.ok()).toBe(true);
  return entry.id;
}

test('a suspended member keeps what they typed, finishes a sale, and appeals', async ({ page, openAs }) => {
  await signIn(page, 'mina-okoro', null);
  const buyer = await openAs('priya-sorel', null);
  const work = await sellPhysical(page, buyer);

  // Suspended while writing: the refusal says so, and nothing is lost.
  const other = await findWork(page, ({ user }) => user.artistName !== 'Mina Okoro');
  await page.goto(`/artwork/${other.id}`);
  // Comments load when one comes near them.
  await page.getByRole('heading', { name: 'Artwork Details' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  const comment = page.getByLabel('Add a comment');
  await comment.fill('The hills hold the lake.');
  await suspend(buyer, await openAs('june-abara', null), await ownId(page));
  const bar = page.getByRole('region', { name: 'Account suspended' });
  // Without a reload or a call.
  await expect(bar).toContainText(/Your account is suspended until \w+ \d+, \d{4}\./);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText(/You can appeal under Notifications/).first()).toBeVisible();
  await expect(comment).toHaveValue('The hills hold the lake.');
  // Nothing half under the header.
  await page.evaluate(() => scrollTo(0, 0));
  await expectSound(page);
  await page.getByRole('banner').getByRole('link', { name: 'Upload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You can’t upload until / })).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('link', { name: work.title })).toBeVisible();

  await openSale(page, work.title);
  await ship(page);
  await expect(page.getByText('RT 1234 5678 9 PT')).toBeVisible();

  await bar.getByRole('link', { name: 'Appeal' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Your account is suspended until / }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Please add a reason.')).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Why is the decision wrong?').fill('They were jokes between friends.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByRole('region', { name: 'Your appeal' })).toContainText('Waiting');
  await expect(bar.getByRole('link', { name: 'Appeal sent' })).toBeVisible();
});

test('the statement is read from the bell, and by nobody else', async ({ page, openAs }) => {
  await signIn(page, 'teodor-vance');
  const reporter = await openAs('noor-halabi', null);
  const id = await suspend(reporter, await openAs('june-abara', null), await ownId(page));
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: 'Your account is suspended' }).click();
  await expect(page).toHaveURL(`/moderation/${id}`);
  await expect(page.getByText('“Three of your comments.”')).toBeVisible();
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { level: 1, name: /^You can’t subscribe until / })).toBeVisible();
  await expect(page.getByText('Export your data')).toBeVisible();
  await expectSound(page);
  await reporter.goto(`/moderation/${id}`);
  await expect(reporter.getByRole('heading', { name: 'This decision doesn’t exist' })).toBeVisible();
  await expect(reporter.getByText('“Three of your comments.”')).toHaveCount(0);
});
