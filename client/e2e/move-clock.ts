/** The house's clock, for what takes days. */
import type { Page } from '@playwright/test';

export async function moveClock(page: Page, label: '+7 days' | '+14 days'): Promise<void> {
  await page.goto('/sandbox/payments/clock');
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.waitForLoadState();
}

/** The jobs run by the minute, not at the click. */
export const SOON = { timeout: 75_000 };
