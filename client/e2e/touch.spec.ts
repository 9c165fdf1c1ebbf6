/** Touch targets on a phone. */
import type { Page } from '@playwright/test';
import { PHONE, expect, findWork, isBuyable, quiet, signIn, test } from './support.ts';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/** Visible controls that cannot be hit within 44 px; a larger `::after` or label belongs to its control. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll('button, select, [role="tab"], [role="menuitem"], nav a');
    return [...controls].flatMap((control) => {
      const boxes = [control.getBoundingClientRect(), control.closest('label')?.getBoundingClientRect()];
      const after = getComputedStyle(control, '::after');
      if (boxes[0]!.width === 0 || control.closest('.sr-only')) return [];
      const height = Math.max(...boxes.map((box) => box?.height ?? 0), Number.parseFloat(after.height) || 0);
      const width = Math.max(...boxes.map((box) => box?.width ?? 0), Number.parseFloat(after.width) || 0);
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return Math.min(height, width) < 43.5 ? [`${name}: ${width} x ${height}`] : [];
    });
  });

test('controls can be hit within 44 px', async ({ page }) => {
  await signIn(page, 'mina-okoro');
  const work = await findWork(page, isBuyable);
  const addresses = ['/', '/?filter=trending', '/?q=print', `/artwork/${work.id}`, `/profile/${work.userId}`];
  for (const address of [
    ...addresses,
    '/saved',
    '/saved?tab=collections',
    '/sales',
    '/receipts',
    '/education',
    '/inspiration',
    '/for-hire',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(page);
    expect(await smallTargets(page), address).toEqual([]);
  }
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Choose an image' }).first().click();
  await expect(page.getByRole('button', { name: 'Close Modal' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
});
