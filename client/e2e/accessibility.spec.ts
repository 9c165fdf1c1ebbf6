/** Dialogs, popovers and sheets that no feature's file opens; walk.spec.ts has the screens. */
import type { Page } from '@playwright/test';
import { PHONE, expect, expectSound, findWork, ownId, signIn, smallTargets, test } from './support.ts';

test.describe.configure({ timeout: 240_000 });

/** Escape closes what is open, and nothing else. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens the dialog of a button, checks it, and closes it with Escape. */
async function lookInto(page: Page, button: string): Promise<void> {
  await test.step(button, async () => {
    await page
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page);
    await close(page);
  });
}

async function openNotifications(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
}

async function openMessages(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Messages/ })
    .click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem').first()).toBeVisible();
}

async function openFirstConversation(page: Page): Promise<void> {
  const chat = page.getByRole('region', { name: 'Messages' });
  await chat.getByRole('listitem').first().getByRole('button').click();
  await expect(chat.getByRole('textbox', { name: /^Message / })).toBeVisible();
}

async function suggest(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search artworks, artists and projects' }).fill('mi');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
}

test('a visitor’s dialogs, and the sign-in page', async ({ page }) => {
  await page.goto('/api/login');
  await expectSound(page);
  await page.goto('/');
  for (const button of ['Sign Up', 'Biometric Sign In']) await lookInto(page, button);
});

test('suggestions, followers, a report, the form of the own profile', async ({ page }) => {
  await signIn(page, 'mina-okoro', '/receipts');
  await suggest(page);
  await expectSound(page);
  const { userId } = await findWork(page, (work) => work.user.artistName === 'Teodor Vance');
  await page.goto(`/profile/${userId}`);
  await page.getByRole('button', { name: /followers?$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Followers' }).getByRole('listitem').first()).toBeVisible();
  await expectSound(page);
  await close(page);
  await page.getByRole('button', { name: /^More options for this profile/ }).click();
  await page.getByRole('menuitem', { name: 'Report this profile' }).click();
  const report = page.getByRole('dialog', { name: 'Report this profile' });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Please choose a reason.')).toBeVisible();
  await expectSound(page);

  await page.goto(`/profile/${await ownId(page)}`);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await dialog.getByLabel('First name').fill('');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await expectSound(page);
});

test('notifications, messages, one conversation', async ({ page }) => {
  await signIn(page, 'mina-okoro', '/receipts');
  await openNotifications(page);
  await expectSound(page);
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await expect(page.getByRole('switch', { name: 'Likes, bell' })).toBeVisible();
  await openMessages(page);
  await expectSound(page);
  await openFirstConversation(page);
  await expectSound(page);
});

test('the edit form of an artwork', async ({ page }) => {
  await signIn(page, 'mina-okoro', null);
  const id = await ownId(page);
  const work = await findWork(page, ({ userId, isSold }) => userId === id && !isSold);
  await page.goto(`/artwork/${work.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit artwork' });
  await form.getByLabel('Title').fill('');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await expectSound(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('what differs on a phone: search, notifications, messages, a file to choose', async ({ page }) => {
    await signIn(page, 'mina-okoro');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await suggest(page);
    await expectSound(page);
    await page.goto('/receipts');
    await openNotifications(page);
    await expectSound(page);
    await close(page);
    await openMessages(page);
    await expectSound(page);
    await openFirstConversation(page);
    await expectSound(page);
    await page.goto('/upload');
    await page.getByRole('button', { name: 'Choose an image' }).first().click();
    await expect(page.getByRole('button', { name: 'Close Modal' })).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
});

test('the forms of videos and courses', async ({ page }) => {
  await signIn(page, 'suvi-raunio', '/inspiration');
  await lookInto(page, 'Upload Content');
  await page.goto('/inspiration?mine=true');
  for (const button of ['Edit', 'Captions', 'Delete']) await lookInto(page, button);
  await page.goto('/education');
  await lookInto(page, 'New course');
  const [own] = (await (await page.request.get('/api/courses?mine=true')).json()) as { id: string }[];
  await page.goto(`/education/${own!.id}/edit`);
  await lookInto(page, 'Add a lesson');
});

test('forced colors keep the edges of buttons and mark what is on', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'mina-okoro', '/sales');
  const look = (name: string, role: 'button' | 'link') =>
    page
      .getByRole('main')
      .getByRole(role, { name, exact: true })
      .evaluate((control) => {
        const { borderTopWidth, backgroundColor } = getComputedStyle(control);
        return { borderTopWidth, backgroundColor };
      });
  const [on, off] = [await look('All', 'button'), await look('To ship', 'button')];
  expect([on.borderTopWidth, off.borderTopWidth]).toEqual(['1px', '1px']);
  expect(on.backgroundColor).not.toBe(off.backgroundColor);
  await page.goto('/for-hire');
  expect((await look('Post a Project', 'link')).borderTopWidth).toBe('1px');
});
