/** Finishing a lesson without a mouse. */
import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './support.ts';

interface Shown {
  id: string;
  title: string;
  isPremium: boolean;
  isEnrolled: boolean;
  instructor: { artistName: string };
}

const MAX_TABS = 160;

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${target.toString()}`);
}

test('by keyboard alone: from the Hub to a course, enroll, finish a lesson', async ({ page }) => {
  await signIn(page, 'rosalba-nieto', '/inspiration');
  await expect(page.getByRole('heading', { level: 1, name: 'Inspiration Hub' })).toBeVisible();
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Courses' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/education');
  const courses = (await (await page.request.get('/api/courses')).json()) as Shown[];
  const course = courses.find(
    ({ isPremium, isEnrolled, instructor }) =>
      !isPremium && !isEnrolled && instructor.artistName !== 'Rosalba Nieto',
  )!;
  await tabTo(page, page.getByRole('link', { name: course.title, exact: true }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/education/${course.id}`));
  await tabTo(page, page.getByRole('button', { name: 'Enroll', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Play', exact: true }).last());
  await page.keyboard.press('k');
  await tabTo(page, page.getByRole('button', { name: 'Mark as complete' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Completed', exact: true })).toBeVisible();
  await page.goto('/education');
  const own = page.getByRole('region', { name: 'Your courses' });
  await expect(own).toContainText(course.title);
});
