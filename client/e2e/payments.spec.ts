import {
  CARDS,
  agreeAndFillCard,
  expect,
  findFileToBuy,
  findWork,
  isBuyable,
  payButton,
  signIn,
  test,
} from './support.ts';

test('a declined card shows the reason and the buyer can try again', async ({ page }) => {
  await signIn(page, 'priya-sorel', null);
  const work = await findFileToBuy(page, 'Priya Sorel');
  await page.goto(`/checkout/${work.id}`);
  await agreeAndFillCard(page, CARDS.declined);
  await payButton(page).click();
  await expect(page.getByText('Payment Failed').first()).toBeVisible();
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await expect(payButton(page)).toBeEnabled();

  await test.step('a 3-D Secure challenge can be declined', async () => {
    await page.getByLabel('Card number').fill(CARDS.asks);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Fail authentication' }).click();
    await expect(page.getByText(/unable to authenticate/i).first()).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
  });

  await test.step('and accepted', async () => {
    await payButton(page).click();
    await page.getByRole('button', { name: 'Complete authentication' }).click();
    await page.waitForURL('**/purchase-success**');
    await expect(page.getByText('Payment Successful').first()).toBeVisible();
  });
});

test('one of two buyers gets the work and the other a clear message', async ({ page, openAs }) => {
  await signIn(page, 'kwame-lisle', null);
  const other = await openAs('edmund-achter', null);
  const work = await findFileToBuy(page, 'Kwame Lisle');
  await page.goto(`/checkout/${work.id}`);
  await other.goto(`/checkout/${work.id}`);
  await agreeAndFillCard(page, CARDS.pays);
  await expect(page.getByText(/^Reserved for/)).toBeVisible();
  // Not `check`: the box is gone as soon as the server refuses.
  await other.getByRole('checkbox', { name: 'I agree to the commission structure' }).click();
  await expect(other.getByText(/^Another buyer is at checkout/).first()).toBeVisible();
  await payButton(page).click();
  await page.waitForURL('**/purchase-success**');
  // The toast only knows the provider's answer; the heading, that the order is paid.
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await other.reload();
  await expect(other.getByText('Artwork Not Available')).toBeVisible();
});

test('own, unpriced and sold works cannot be bought', async ({ page }) => {
  await signIn(page, 'noor-halabi', null);
  const refused = [
    await findWork(page, (w) => isBuyable(w) && w.user.artistName === 'Noor Halabi'),
    await findWork(page, (w) => !w.isForSale && !w.isSold),
    await findWork(page, (w) => w.isSold),
  ];
  for (const work of refused) {
    await page.goto(`/checkout/${work.id}`);
    await expect(page.getByText('Artwork Not Available')).toBeVisible();
    const answer = await page.request.post('/api/create-payment-intent', {
      data: { artworkId: work.id, commissionAgreed: true },
    });
    expect(answer.status()).toBe(409);
  }
});
