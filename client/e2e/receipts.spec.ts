/** What a receipt's code proves to a third party. */
import { expect, test } from './support.ts';

test('anybody with a receipt can verify it and compare its file', async ({ page, openAs }) => {
  const owner = await openAs('noor-halabi', null);
  const receipts = await owner.request.get('/api/receipts/my-receipts');
  const [receipt] = (await receipts.json()) as {
    id: string;
    verificationCode: string;
    receiptNumber: string;
  }[];
  const file = await owner.request.get(`/api/receipts/${receipt!.id}/pdf`);
  expect(file.ok()).toBe(true);
  const pdf = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: await file.body() };

  const document = await page.goto(`/verify/${receipt!.verificationCode}`);
  expect(document?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: /genuine/i })).toBeVisible();
  await expect(page.getByText(receipt!.receiptNumber)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('PDF to compare').setInputFiles(pdf);
  await expect(page.getByText(/This file is authentic/)).toBeVisible();
  await page
    .getByLabel('PDF to compare')
    .setInputFiles({ ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.from(' ')]) });
  await expect(page.getByText(/This isn’t the file we issued/)).toBeVisible();
  expect(sent).toEqual([]);
  await page.goto('/verify/0000');
  await expect(page.getByRole('heading', { name: 'We don’t recognize this code' })).toBeVisible();
  // The same for signed-in members.
  await owner.goto(`/verify/${receipt!.verificationCode}`);
  await expect(owner.getByRole('heading', { name: /genuine/i })).toBeVisible();
});
