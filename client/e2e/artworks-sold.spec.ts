import path from 'node:path';
import { CARDS, agreeAndFillCard, expect, listWorks, payButton, signIn, test } from './support.ts';

const PHOTOGRAPH = path.resolve(import.meta.dirname, 'photograph.jpg');
/** Of this run: a gallery that runs already may have one from an earlier run. */
const TITLE = `Last tram, first snow ${Date.now()}`;

test('an artist uploads a work, a member buys it, both get a receipt', async ({ page, openAs }) => {
  await test.step('the artist uploads a photograph through the modal and prices it', async () => {
    await signIn(page, 'teodor-vance', '/upload');
    await page
      .getByRole('button', { name: /choose|upload an image|select/i })
      .first()
      .click();
    await page.locator('.uppy-Dashboard-input').first().setInputFiles(PHOTOGRAPH);
    await expect(page.getByRole('button', { name: 'Remove Image' })).toBeVisible();
    await page.getByLabel('Title').fill(TITLE);
    await page.getByLabel('Category', { exact: true }).selectOption('Photography');
    await page.getByLabel('How was this made?').selectOption('Camera');
    await page.getByRole('switch', { name: 'Available for sale' }).click();
    await page.getByLabel(/^Price/).fill('123.45');
    await page
      .getByRole('button', { name: /^(Upload|Publish)/ })
      .last()
      .click();
    await expect(page.getByText('Artwork uploaded successfully!').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'View artwork' })).toBeFocused();
    await page.getByRole('button', { name: 'Upload another' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('');
  });

  await test.step('it is first on Home at once', async () => {
    expect((await listWorks(page))[0]!.title).toBe(TITLE);
    await page.getByRole('link', { name: 'Atelier' }).first().click();
    const first = page.locator('#featured').getByRole('listitem').first();
    await expect(first).toContainText(TITLE);
  });

  const buyer = await openAs('edmund-achter');
  await test.step('another member likes it and opens it', async () => {
    const card = buyer.getByRole('listitem').filter({ hasText: TITLE });
    await card.getByRole('button', { name: /^Like / }).click();
    await expect(card.getByRole('button', { name: /1 like/ })).toHaveAttribute('aria-pressed', 'true');
    await card.getByRole('link', { name: TITLE }).click();
    await expect(buyer.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(buyer.getByText('$123.45').first()).toBeVisible();
  });

  await test.step('the buyer agrees and pays', async () => {
    await buyer.getByRole('link', { name: 'Purchase' }).click();
    await expect(payButton(buyer)).toBeDisabled();
    await expect(
      buyer.getByText('Please agree to the commission structure to proceed with payment.'),
    ).toBeVisible();
    await agreeAndFillCard(buyer, CARDS.pays);
    await expect(payButton(buyer)).toHaveText('Pay $123.45');
    await payButton(buyer).click();
    await buyer.waitForURL('**/purchase-success**');
    await expect(buyer.getByText('Payment Successful').first()).toBeVisible();
  });

  await test.step('it is sold everywhere', async () => {
    await page.reload();
    await page.getByRole('link', { name: TITLE }).first().click();
    await expect(page.getByText('Sold', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Purchase' })).toHaveCount(0);
  });

  await test.step('the artist makes a receipt and downloads it', async () => {
    await page.goto('/receipts');
    await page.getByRole('button', { name: 'Generate Receipt' }).click();
    const sale = page.getByLabel('Purchase').locator('option', { hasText: TITLE });
    await expect(sale).toHaveCount(1);
    await page.getByLabel('Purchase').selectOption(await sale.getAttribute('value'));
    await page.getByRole('radio', { name: 'Buyer' }).click();
    await expect(page.getByLabel('Issued to')).toHaveValue('Edmund Achter');
    await page.getByRole('button', { name: 'Create receipt' }).click();
    await expect(page.getByText('Receipt has been generated successfully.').first()).toBeVisible();
    await expect(page.getByText(/ATL-\d{4}-\d{6}/).first()).toBeVisible();
    const download = page.getByRole('link', { name: /download/i }).first();
    const pdf = await page.request.get((await download.getAttribute('href'))!);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
