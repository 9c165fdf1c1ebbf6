import { CARDS, PHONE, agreeAndFillCard, expect, payButton, signIn, test } from './support.ts';

const WORK = 'Everyone Is Still Up';

test.use({ viewport: PHONE });

test('on a phone: an offer, another price, the agreed one is paid, and the files are there', async ({
  page,
  openAs,
}) => {
  await signIn(page, 'kwame-lisle', '/?q=everyone+is+still+up');
  await page
    .getByRole('link', { name: new RegExp(WORK) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Make an offer' }).click();
  const offer = page.getByRole('dialog', { name: 'Make an offer' });
  await offer.getByLabel('Your offer (USD)').fill('999');
  await offer.getByRole('button', { name: 'Offer $999' }).click();
  await expect(offer.getByText(/^Enter a price from \$0\.50 to/)).toBeVisible();
  await offer.getByLabel('Your offer (USD)').fill('150');
  await offer.getByRole('button', { name: 'Offer $150' }).click();
  await expect(page.getByRole('link', { name: 'Your offer', exact: true })).toBeVisible();

  const seller = await openAs('mina-okoro', '/offers');
  // The newest is the first.
  await seller.getByRole('button', { name: 'Counter' }).first().click();
  const counter = seller.getByRole('dialog', { name: 'Counter the offer' });
  await counter.getByLabel('Your price (USD)').fill('165');
  await counter.getByRole('button', { name: 'Counter with $165' }).click();
  await expect(counter).toHaveCount(0);

  await page.getByRole('link', { name: 'Your offer', exact: true }).click();
  await page.getByRole('button', { name: 'Accept $165' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept $165' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await agreeAndFillCard(page, CARDS.pays);
  await expect(payButton(page)).toContainText('165');
  await payButton(page).click();
  await page.waitForURL('**/purchase-success**');
  await page.getByRole('link', { name: 'View order' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download all/ }).click();
  expect((await download).suggestedFilename()).toBe(`${WORK}.zip`);
  await seller.reload();
  await expect(seller.getByRole('link', { name: 'View sale' }).first()).toBeVisible();
});
