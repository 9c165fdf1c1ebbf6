/** The server's clock, for things that take days. */
import { type Locator, type Page, expect } from '@playwright/test';

export async function moveClock(page: Page, label: '+7 days' | '+14 days'): Promise<void> {
  await page.goto('/sandbox/payments/clock');
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.waitForLoadState();
}

/** Runs all recurring jobs until `shown` is on its page: one job's result may be another job's input. */
export async function runJobsUntil(shown: Locator): Promise<void> {
  await expect(async () => {
    await shown.page().request.post('/sandbox/payments/clock', { form: { seconds: '1' } });
    await expect(shown).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 75_000 });
}
