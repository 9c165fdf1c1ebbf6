/** From two reports to a decision, an appeal and its outcome; then a look-alike; by keyboard alone. */
import type { Page } from '@playwright/test';
import { type Hand, byKeyboard } from './by-hand.ts';
import { expect, expectSound, findWork, signIn, test } from './support.ts';

const WORDS = 'Sold under another name before.';
const APPEAL = 'The other name is mine, too.';

async function report(page: Page, hand: Hand, title: string): Promise<void> {
  await hand.press(page.getByRole('button', { name: /^More options for this artwork/ }));
  await hand.item(page.getByRole('menuitem', { name: 'Report this artwork' }));
  const dialog = page.getByRole('dialog', { name: 'Report this artwork' });
  await hand.select(dialog.getByLabel('What’s wrong?'), 'Stolen artwork');
  await hand.press(dialog.getByRole('button', { name: 'Send report' }));
  await expect(dialog, title).toHaveCount(0);
}

async function decide(page: Page, hand: Hand, choice: string, button: string, words: string): Promise<void> {
  const group = page.getByRole('group', { name: 'Decision' });
  await hand.check(group, group.getByRole('radio', { name: new RegExp(`^${choice}`) }));
  await hand.fill(page.getByLabel('Your message to the member'), words);
  await hand.press(page.getByRole('button', { name: button, exact: true }));
  await page.waitForURL((url) => url.pathname === '/moderation');
}

/** One picture over the other, and hidden. */
async function decideLookalike(page: Page, hand: Hand): Promise<void> {
  await page.goto('/moderation?kind=lookalike');
  await hand.press(page.getByRole('link', { name: 'Quiet Harbor', exact: true }));
  const title = '“Quiet Harbor” looks like “Harbour, No Wind”';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Overlay' }));
  await expect(page.getByRole('slider', { name: 'Opacity of the newer one' })).toBeVisible();
  await expectSound(page);
  const group = page.getByRole('group', { name: 'Decision' });
  await hand.check(group, group.getByRole('radio', { name: /^Hide the newer one/ }));
  await hand.fill(page.getByLabel('Message to Ilse Marsh'), 'The same harbor, mirrored.');
  await hand.press(page.getByRole('button', { name: 'Hide the newer one' }));
  await page.waitForURL((url) => url.pathname === '/moderation');
}

test('two reports are decided, appealed and decided by someone else', async ({ page, openAs }) => {
  test.slow();
  const title = 'Four on the Sill';
  await signIn(page, 'june-abara', '/moderation');
  const june = byKeyboard(page);
  const { id } = await findWork(page, (work) => work.title === title);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
  for (const slug of ['edmund-achter', 'rosalba-nieto']) {
    const reporter = await openAs(slug, `/artwork/${id}`);
    await report(reporter, byKeyboard(reporter), title);
  }
  // Without a reload.
  await expect(row.getByText('2 reports')).toBeVisible();

  await june.press(row.getByRole('button', { name: `Take ${title}` }));
  await expect(row.getByText('You', { exact: true })).toBeVisible();
  await june.press(row.getByRole('link', { name: title }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reports' }).getByRole('listitem')).toHaveCount(2);
  await decide(page, june, 'Hide', 'Hide', WORDS);
  await expect(row).toHaveCount(0);

  const artist = await openAs('hanne-fjeld', '/');
  const hanne = byKeyboard(artist);
  await hanne.press(artist.getByRole('button', { name: /^Notifications/ }));
  await hanne.press(artist.getByRole('link', { name: `We hid “${title}”` }).first());
  await expect(artist.getByRole('heading', { level: 1, name: `We hid “${title}”` })).toBeVisible();
  await expect(artist.getByText(`“${WORDS}”`)).toBeVisible();
  await hanne.fill(artist.getByLabel('Why is the decision wrong?'), APPEAL);
  await hanne.press(artist.getByRole('button', { name: 'Send appeal' }));
  await expect(artist.getByText(APPEAL)).toBeVisible();

  // Whoever decided reads the appeal, and someone else decides it. What is new waits while the list is in use.
  await june.press(page.getByRole('button', { name: /^Appeals/ }));
  await expect(row.getByText('Someone else decides')).toBeVisible();
  const admin = await openAs('ada-lund', '/moderation');
  const ada = byKeyboard(admin);
  await ada.press(admin.getByRole('link', { name: title, exact: true }));
  await expect(admin.getByRole('region', { name: 'The appeal' })).toContainText(APPEAL);
  await decide(admin, ada, 'Reverse the decision', 'Reverse the decision', 'You are right.');
  await artist.reload();
  await expect(artist.getByText('You are right.')).toBeVisible();
  await artist.goto(`/artwork/${id}`);
  await expect(artist.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await ada.press(admin.getByRole('link', { name: 'Log', exact: true }));
  const entries = admin.getByRole('main').getByRole('listitem');
  await expect(entries.filter({ hasText: `June Abara hid ${title}` })).toHaveCount(1);
  await expect(entries.filter({ hasText: `Ada Lund granted the appeal about ${title}` })).toHaveCount(1);
  const file = await admin.request.get(`/api/moderation/log.csv?subjectId=${id}`);
  expect((await file.text()).split('\n').filter((line) => line.includes('case.decide'))).toHaveLength(2);
  await decideLookalike(page, june);
});
