/** E-mail as a member reads it: the mailbox of the stand-in, the settings, unsubscribing. */
import type { Page } from '@playwright/test';
import {
  CARDS,
  PHONE,
  agreeAndFillCard,
  expect,
  expectAccessible,
  expectSound,
  findFileToBuy,
  payButton,
  signIn,
  test,
} from './support.ts';

interface Brief {
  id: number;
  to: string;
  subject: string;
  kind: string;
}
const listMail = async (page: Page): Promise<Brief[]> =>
  ((await (await page.request.get('/sandbox/mail.json')).json()) as { messages: Brief[] }).messages;

test('a purchase is in the mailbox at once; every letter can be read on a phone and in the dark', async ({
  page,
}) => {
  await signIn(page, 'edmund-achter', null);
  const work = await findFileToBuy(page, 'Edmund Achter');
  await page.goto(`/checkout/${work.id}`);
  await agreeAndFillCard(page, CARDS.pays);
  await payButton(page).click();
  await page.waitForURL('**/purchase-success**');
  await page.goto('/sandbox/mail');
  const list = page.getByRole('navigation', { name: 'Email' });
  const own = list.getByRole('link', { name: `Your order: ${work.title}` }).first();
  await expect(own).toBeVisible({ timeout: 30_000 });
  await expect(list.getByRole('link', { name: `Sold: ${work.title}` }).first()).toBeVisible();
  await own.click();
  const letter = page.frameLocator('iframe');
  await expect(letter.getByRole('heading', { name: `You bought ${work.title}` })).toBeVisible();
  await expectSound(page);

  const kinds = new Map((await listMail(page)).map((message) => [message.kind, message.id]));
  expect(kinds.has('digest')).toBe(true);
  const reader = await page.context().newPage();
  for (const [kind, id] of kinds) {
    const { html } = (await (await page.request.get(`/sandbox/mail/${id}.json`)).json()) as { html: string };
    // In the mailbox nothing may run, and the checks are scripts.
    await reader.setContent(html);
    for (const width of [PHONE.width, 700]) {
      await reader.setViewportSize({ width, height: 900 });
      const overflow = await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${kind} at ${width}`).toBeLessThanOrEqual(0);
    }
    await reader.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(reader);
    await reader.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(reader, ['color-contrast', 'link-in-text-block']);
  }
  await reader.close();
});

test('settings, and unsubscribing by the link of a digest without signing in', async ({
  page,
  openAs,
  browser,
}) => {
  const mina = await openAs('mina-okoro', '/settings/notifications');
  const digest = mina.getByRole('switch', { name: 'Messages, email digest' });
  await expect(digest).toBeChecked();
  const bell = mina.getByRole('switch', { name: 'Awards and videos, bell' });
  const change = async () => {
    const saved = mina.waitForResponse((answer) => answer.request().method() === 'PUT');
    await bell.click();
    expect((await saved).ok()).toBe(true);
  };
  await change();
  await mina.reload();
  await expect(bell).not.toBeChecked();
  await change();

  await page.goto('/sandbox/mail');
  const found = (await listMail(page)).find(({ kind }) => kind === 'digest');
  const { headers } = (await (await page.request.get(`/sandbox/mail/${found!.id}.json`)).json()) as {
    headers: Record<string, string>;
  };
  const link = headers['list-unsubscribe']!.slice(1, -1);
  const visitor = await browser.newContext();
  const stranger = await visitor.newPage();
  await stranger.goto(new URL(link).pathname);
  await expect(stranger.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  await expectSound(stranger);
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(stranger.getByRole('heading', { name: 'You’re unsubscribed' })).toBeFocused();
  await expectAccessible(stranger);
  await mina.reload();
  await expect(digest).not.toBeChecked();
  await stranger.getByRole('button', { name: 'Undo' }).click();
  await expect(stranger.getByRole('heading', { name: 'Stop the daily digest?' })).toBeVisible();
  await stranger.goto(`${new URL(link).pathname}x`);
  await expect(stranger.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await expectSound(stranger);
  await visitor.close();
});
