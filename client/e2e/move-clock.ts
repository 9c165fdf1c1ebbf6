/** The server's clock, for what takes days. */
import { type Locator, type Page, expect } from '@playwright/test';

export async function moveClock(page: Page, label: '+7 days' | '+14 days'): Promise<void> {
  await page.goto('/sandbox/payments/clock');
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.waitForLoadState();
}

/** Runs all recurring jobs until `shown` is on its page: what one job does may be the reason for the next. */
export async function runJobsUntil(shown: Locator): Promise<void> {
  await expect(async () => {
    await shown.page().request.post('/sandbox/payments/clock', { form: { seconds: '1' } });
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 75_000 });
}
