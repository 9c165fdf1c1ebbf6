/** The whole life of a sale: paid out to the artist, and refunded to the buyer. */
import path from 'node:path';
import { runJobsUntil } from './move-clock.ts';
import { buyWithAddress, offerPhysical, openSale, sellPhysical, ship } from './order-steps.ts';
import { expect, expectSound, signIn, test } from './support.ts';

const PHOTOGRAPH = path.resolve(import.meta.dirname, 'photograph.jpg');

test.describe.configure({ timeout: 240_000 });

test('a physical sale: bought with an address, shipped, received, paid out', async ({ page, openAs }) => {
  await signIn(page, 'suvi-raunio', null);
  const work = await offerPhysical(page);
  const buyer = await openAs('priya-sorel', null);

  await test.step('the buyer pays for the work and its delivery, and sees the address', async () => {
    await buyWithAddress(buyer, work);
    await expect(buyer.getByText(/must ship by .*, or you’ll get a full refund/)).toBeVisible();
  });

  await test.step('the buyer corrects the address', async () => {
    await buyer.getByRole('button', { name: 'Edit address' }).click();
    const dialog = buyer.getByRole('dialog', { name: 'Edit address' });
    await dialog.getByLabel('Street address').fill('');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog.getByText('Street address is required')).toBeVisible();
    await expectSound(buyer);
    await dialog.getByLabel('Street address').fill('Rua da Lua 9');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(buyer.getByText('Rua da Lua 9')).toBeVisible();
  });

  await test.step('the artist ships, and the buyer sees it without a reload', async () => {
    await openSale(page, work.title);
    await expect(page.getByText(/7 days after delivery/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connect a payout account' })).toBeVisible();
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await ship(page);
    await expect(buyer.getByText('RT 1234 5678 9 PT')).toBeVisible();
    await expect(buyer.getByText(/Confirm when it arrives/)).toBeVisible();
  });

  await test.step('the buyer confirms, and is told that the artist will be paid', async () => {
    await buyer.getByRole('button', { name: 'Confirm delivery' }).click();
    const dialog = buyer.getByRole('dialog', { name: 'Has it arrived?' });
    await expect(dialog.getByText(/is paid \$.* when you confirm/)).toBeVisible();
    await expectSound(buyer);
    await dialog.getByRole('button', { name: 'Confirm delivery' }).click();
    await expect(buyer.getByText(/You confirmed delivery on/)).toBeVisible();
    await expect(buyer.getByRole('button', { name: 'Request a refund' })).toHaveCount(0);
  });

  await test.step('without an account the payout waits', async () => {
    await page.goto('/receipts');
    const line = page.getByRole('region', { name: 'Payouts' });
    await expect(line).toContainText('on hold. Connect a payout account to receive it.');
    await expectSound(page);
    await line.getByRole('button', { name: 'Get paid' }).click();
    await page.getByRole('button', { name: 'Complete onboarding' }).click();
    await page.waitForURL('**/receipts**');
    await expect(page.getByRole('region', { name: 'Payouts' })).toContainText('Payouts are on.');
  });

  await test.step('then it is transferred', async () => {
    await openSale(page, work.title);
    await runJobsUntil(page.getByText(/Transferred on /));
    await expect(page.getByText('Paid out')).toBeVisible();
  });
});

test('a refunded sale: requested, declined, decided by a moderator', async ({ page, openAs }) => {
  await signIn(page, 'ottilie-brandt', null);
  const buyer = await openAs('kwame-lisle', null);
  const work = await sellPhysical(page, buyer);
  await buyer.goto(`/purchases/${work.purchaseId}`);
  await openSale(page, work.title);
  await ship(page);

  await test.step('a picture of the damage, a partial refund offered and accepted: the sale stands', async () => {
    await buyer.getByRole('button', { name: 'Request a refund' }).click();
    const request = buyer.getByRole('dialog', { name: 'Request a refund' });
    await request.getByLabel('Reason for refund').fill('The frame came scratched.');
    await request.getByLabel('Pictures', { exact: true }).setInputFiles(PHOTOGRAPH);
    await expect(request.getByText('Picture 1')).toBeVisible();
    await expectSound(buyer);
    await request.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('img', { name: /^Picture 1/ })).toHaveJSProperty('complete', true);
    await page.getByRole('button', { name: 'Offer a partial refund' }).click();
    const offer = page.getByRole('dialog', { name: 'Offer a partial refund' });
    await offer.getByLabel('Amount').fill('5');
    await expect(offer.getByText(/comes out of your payout/)).toBeVisible();
    await offer.getByLabel('Your reply').fill('For a new frame.');
    await expectSound(page);
    await offer.getByRole('button', { name: 'Send offer' }).click();
    await buyer.getByRole('button', { name: 'Accept $5 refund' }).click();
    await expectSound(buyer);
    await buyer.getByRole('dialog').getByRole('button', { name: 'Accept $5 refund' }).click();
    await expect(buyer.getByText('$5 refunded', { exact: true })).toBeVisible();
    await expect(page.getByText('Partly refunded').first()).toBeVisible();
  });

  await test.step('the buyer requests a refund with a reason', async () => {
    await buyer.getByRole('button', { name: 'Request a refund' }).click();
    const dialog = buyer.getByRole('dialog', { name: 'Request a refund' });
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByText('Please add a reason.')).toBeVisible();
    await expectSound(buyer);
    await dialog.getByLabel('Reason for refund').fill('The glass came broken.');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(buyer.getByText(/must respond to your refund request by/)).toBeVisible();
    await expect(buyer.getByRole('button', { name: 'Confirm delivery' })).toHaveCount(0);
  });

  await test.step('the artist sees it without a reload, and declines', async () => {
    await expect(page.getByText('“The glass came broken.”')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline the request' });
    await expect(dialog.getByText('A moderator will decide')).toBeVisible();
    await expectSound(page);
    await dialog.getByLabel('Your reply').fill('It was whole when I packed it.');
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(buyer.getByText(/declined\. A moderator will decide/)).toBeVisible();
  });

  await test.step('a moderator issues the refund', async () => {
    const moderator = await openAs('june-abara', new URL(page.url()).pathname);
    await moderator.getByRole('button', { name: 'Moderate' }).click();
    await expectSound(moderator);
    await moderator.getByRole('menuitem', { name: 'Accept and refund' }).click();
    const dialog = moderator.getByRole('dialog', { name: 'Issue refund?' });
    await expect(dialog.getByText(/will be refunded \$.*, including shipping/)).toBeVisible();
    await expectSound(moderator);
    await dialog.getByRole('button', { name: /^Refund \$/ }).click();
    await expect(moderator.getByText(/was refunded to Kwame Lisle/)).toBeVisible();
  });

  await test.step('the buyer is refunded, and the artist has the work again', async () => {
    await expect(buyer.getByText(/was refunded to your card on/)).toBeVisible();
    await expect(page.getByText(/The work is back with you/)).toBeVisible();
    const again = (await (await page.request.get(`/api/artworks/${work.id}`)).json()) as { isSold: boolean };
    expect(again.isSold).toBe(false);
  });
});
