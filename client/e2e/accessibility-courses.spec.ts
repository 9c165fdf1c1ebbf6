/** What learning brought: every new screen and dialog, on a desk and on a phone. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, quiet, signIn, test } from './support.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

async function expectSound(page: Page): Promise<void> {
  await quiet(page);
  await expectAccessible(page);
  await expectNoSideways(page);
}

/** Opens the dialog of a button, looks at it, and closes it by Escape. */
async function lookInto(page: Page, button: string): Promise<void> {
  await test.step(button, async () => {
    await page
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

interface Shown {
  id: string;
  isGated?: boolean;
  isPremium?: boolean;
}
const listOf = async (page: Page, path: string): Promise<Shown[]> =>
  (await page.request.get(`/api/${path}`)).json() as Promise<Shown[]>;

for (const size of SIZES) {
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ viewport: size });

    test('the Hub, what it does not find, an insight', async ({ page }) => {
      await signIn(page, 'suvi-raunio', '/inspiration');
      const insight = (await listOf(page, 'inspiration-content')).find((one) => one.isGated)!;
      for (const path of ['/inspiration', '/inspiration?q=zzzzqq', `/inspiration?watch=${insight.id}`]) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectSound(page);
        });
      }
    });

    test('one’s own videos, and their dialogs', async ({ page }) => {
      await signIn(page, 'suvi-raunio', '/inspiration');
      await lookInto(page, 'Upload Content');
      await page.goto('/inspiration?mine=true');
      await expect(page.getByRole('heading', { level: 1, name: 'Your videos' })).toBeVisible();
      await expectSound(page);
      for (const button of ['Edit', 'Captions', 'Delete']) await lookInto(page, button);
    });

    test('courses, and a new one', async ({ page }) => {
      await signIn(page, 'suvi-raunio', '/education');
      await expect(page.getByRole('heading', { name: 'Learn from Top Instructors' })).toBeVisible();
      await expectSound(page);
      await lookInto(page, 'New course');
    });

    test('a gated course, one of one’s own, and its editor', async ({ page }) => {
      await signIn(page, 'suvi-raunio', '/education');
      const premium = (await listOf(page, 'courses')).find((one) => one.isPremium)!;
      await page.goto(`/education/${premium.id}`);
      await expect(page.getByRole('heading', { name: /^Reviews/ })).toBeVisible();
      await expectSound(page);
      const [own] = await listOf(page, 'courses?mine=true');
      await page.goto(`/education/${own!.id}`);
      await expect(page.getByRole('link', { name: 'Edit course' })).toBeVisible();
      await expectSound(page);
      await page.goto(`/education/${own!.id}/edit`);
      await expect(page.getByRole('list', { name: 'Lessons' })).toBeVisible();
      await expectSound(page);
      await lookInto(page, 'Add a lesson');
    });
  });
}
