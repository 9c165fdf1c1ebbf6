/** What happens to orders when deadlines pass. */
import { moveClock, runJobsUntil } from './move-clock.ts';
import { openSale, sellPhysical, ship } from './order-steps.ts';
import { expect, provedBy, signIn, test } from './support.ts';

test.use({ serverOf: 'orders-time' });

test(
  'unshipped: refunded; shipped and not confirmed: the artist is paid',
  provedBy('server/features/orders/fulfillment.test.ts', 'server/features/orders/payouts.test.ts'),
  async ({ page, openAs }) => {
    test.setTimeout(240_000);
    await signIn(page, 'kwame-lisle', null);
    const buyer = await openAs('priya-sorel', null);
    const left = await sellPhysical(page, buyer);
    const sent = await sellPhysical(page, buyer);
    await openSale(page, sent.title);
    await ship(page);

    await test.step('the artist connects an account', async () => {
      await page.goto('/receipts');
      const line = page.getByRole('region', { name: 'Payouts' });
      await line.getByRole('button', { name: 'Get paid' }).click();
      await page.getByRole('button', { name: 'Complete onboarding' }).click();
      await page.waitForURL('**/receipts**');
      await expect(line).toContainText('Payouts are on.');
    });

    await test.step('two weeks later', async () => {
      await moveClock(page, '+14 days');
      await buyer.goto(`/purchases/${left.purchaseId}`);
      await runJobsUntil(buyer.getByText(/was refunded to your card on/));
      await buyer.goto(`/purchases/${sent.purchaseId}`);
      await runJobsUntil(buyer.getByText('Delivered', { exact: true }).first());
    });

    await test.step('and a week after that', async () => {
      await moveClock(page, '+7 days');
      await openSale(page, sent.title);
      await runJobsUntil(page.getByText(/Transferred on /));
    });
  },
);
