/** What the community brought: every new screen, dialog and popover, on a desk and on a phone. */
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSideways,
  findWork,
  ownId,
  signIn,
  test,
  quiet,
} from './support.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const LISTS = [
  '/?filter=trending',
  '/?filter=following',
  '/?category=photography',
  '/?q=print',
  '/?q=zzzzqq',
] as const;

/** The screen as it is now, with whatever is open over it. */
async function expectSound(page: Page): Promise<void> {
  await quiet(page);
  await expectAccessible(page);
  await expectNoSideways(page);
}

/** What is open goes away by Escape, and takes nothing else with it. */
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const size of SIZES) {
  const isPhone = size.width < 640;
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ viewport: size });

    test('feeds, a category and what a search finds', async ({ page }) => {
      await signIn(page, 'mina-okoro', '/receipts');
      // Every demo member follows somebody: the answer of one who does not.
      await page.route(
        (url) => url.pathname === '/api/artworks' && url.searchParams.get('filter') === 'following',
        (route) => route.fulfill({ json: [] }),
      );
      for (const path of LISTS) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (path === '/?filter=following')
            await expect(
              page.getByRole('heading', { name: 'You’re not following anyone yet' }),
            ).toBeVisible();
          await expectSound(page);
        });
      }
    });

    test('the suggestions, and the filters of a search', async ({ page }) => {
      await signIn(page, 'mina-okoro', '/?q=print');
      if (isPhone) {
        await page.getByRole('button', { name: 'Filters', exact: true }).click();
        await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
        await expectSound(page);
        await close(page);
        await page.getByRole('button', { name: 'Search', exact: true }).click();
      }
      await page.getByRole('combobox', { name: 'Search artworks, artists and projects' }).fill('mi');
      await expect(page.getByRole('option').nth(1)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectSound(page);
    });

    test("somebody's profile, their followers, a report", async ({ page }) => {
      await signIn(page, 'mina-okoro');
      const { userId } = await findWork(page, (work) => work.user.artistName === 'Teodor Vance');
      await page.goto(`/profile/${userId}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(page);
      await page.getByRole('button', { name: /followers?$/ }).click();
      await expect(
        page.getByRole('dialog', { name: 'Followers' }).getByRole('listitem').first(),
      ).toBeVisible();
      await expectSound(page);
      await close(page);
      await page.getByRole('button', { name: /^More about this profile/ }).click();
      await page.getByRole('menuitem', { name: 'Report this profile' }).click();
      const report = page.getByRole('dialog', { name: 'Report this profile' });
      await report.getByRole('button', { name: 'Send report' }).click();
      await expect(report.getByText('Please choose a reason')).toBeVisible();
      await expectSound(page);
    });

    test("one's own profile while it is edited", async ({ page }) => {
      await signIn(page, 'mina-okoro');
      await page.goto(`/profile/${await ownId(page)}`);
      await page.getByRole('button', { name: 'Edit profile' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit profile' });
      await expect(dialog.getByRole('switch', { name: 'Hide AI works' })).toBeVisible();
      await dialog.getByLabel('First name').fill('');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog.getByText('First name is required')).toBeVisible();
      await expectSound(page);
    });

    test('the notifications and their settings', async ({ page }) => {
      await signIn(page, 'mina-okoro', '/receipts');
      await page.getByRole('button', { name: /^Notifications/ }).click();
      const panel = page.getByRole('dialog', { name: 'Notifications' });
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      await expectSound(page);
      await panel.getByRole('button', { name: 'Notification settings' }).click();
      await expect(page.getByRole('switch', { name: 'Likes' })).toBeVisible();
      await expectSound(page);
    });

    test('the messages: all of them, then one conversation', async ({ page }) => {
      await signIn(page, 'mina-okoro', '/receipts');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Messages/ })
        .click();
      const chat = page.getByRole('region', { name: 'Messages' });
      await expect(chat.getByRole('listitem').first()).toBeVisible();
      await expectSound(page);
      await chat.getByRole('listitem').first().getByRole('button').click();
      await expect(chat.getByRole('textbox', { name: /^Message / })).toBeVisible();
      await expectSound(page);
    });

    test('an artwork at full size, and its form', async ({ page }) => {
      await signIn(page, 'mina-okoro');
      const id = await ownId(page);
      const work = await findWork(page, ({ userId, isSold }) => userId === id && !isSold);
      await page.goto(`/artwork/${work.id}`);
      await page.getByRole('button', { name: 'View at full size' }).click();
      await expect(page.getByRole('dialog').getByRole('img', { name: /./ })).toBeVisible();
      await expectSound(page);
      await close(page);
      await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
      const form = page.getByRole('dialog', { name: 'Edit artwork' });
      await form.getByLabel('Title').fill('');
      await form.getByRole('button', { name: 'Save changes' }).click();
      await expect(form.getByText('Title is required')).toBeVisible();
      await expectSound(page);
    });
  });
}
