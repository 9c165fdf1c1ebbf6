/** A support request sent from a desktop and answered on a phone. */
import { PHONE, expect, signIn, test } from './support.ts';

test('a request is sent, answered by a moderator, and read', async ({ page, openAs }) => {
  const subject = 'Where is it?';
  await signIn(page, 'mina-okoro', '/support');
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('It was shipped two weeks ago.');
  await page.getByRole('button', { name: 'Send request' }).click();
  const own = page.getByRole('region', { name: 'Your requests' });
  await expect(own.getByRole('heading', { name: subject })).toBeVisible();

  const june = await openAs('june-abara', '/support');
  const desk = june.getByRole('region', { name: 'Desk' });
  const waiting = desk.getByRole('listitem').filter({ hasText: subject });
  await waiting.getByLabel('Reply').fill('It will be there on Monday.');
  await june.setViewportSize(PHONE);
  await waiting.getByRole('button', { name: 'Send reply' }).click();
  await expect(waiting).toHaveCount(0);
  const refunds = desk.getByRole('tab', { name: 'Refunds' });
  await refunds.click();
  // The ring is for the keyboard.
  expect(
    await refunds.evaluate((tab) => tab === document.activeElement && !tab.matches(':focus-visible')),
  ).toBe(true);

  // Without a reload.
  await expect(own.getByText('It will be there on Monday.').first()).toBeVisible();
  await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await expect(page.getByText(`We replied to your support request “${subject}”`)).toBeVisible();
});
