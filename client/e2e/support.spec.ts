/** Asking for help, answering, and what a receipt's code proves to a stranger; on a desk and on a phone. */
import { expect, expectAccessible, expectNoSideways, openAs, quiet, signIn, test } from './support.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

for (const size of SIZES) {
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ viewport: size });

    test('a request is asked, answered on the desk, and read', async ({ page, browser }) => {
      const subject = `Where is it at ${size.width}?`;
      await signIn(page, 'mina-okoro', '/support');
      await page.getByLabel('Subject').fill(subject);
      await page.getByRole('textbox', { name: 'Message', exact: true }).fill('It was shipped two weeks ago.');
      await page.getByRole('button', { name: 'Send request' }).click();
      const own = page.getByRole('region', { name: 'Your requests' });
      await expect(own.getByRole('heading', { name: subject })).toBeVisible();
      await quiet(page);
      await expectAccessible(page);
      await expectNoSideways(page);

      const june = await openAs(browser, 'june-abara', '/support');
      await june.setViewportSize(size);
      const desk = june.getByRole('region', { name: 'Desk' });
      const waiting = desk.getByRole('listitem').filter({ hasText: subject });
      await waiting.getByLabel('Answer').fill('It will be there on Monday.');
      await quiet(june);
      await expectAccessible(june);
      await expectNoSideways(june);
      await waiting.getByRole('button', { name: 'Send answer' }).click();
      await expect(waiting).toHaveCount(0);
      await desk.getByRole('tab', { name: 'Refunds' }).click();
      await quiet(june);
      await expectAccessible(june);
      await expectNoSideways(june);
      await june.context().close();

      // Without a reload.
      await expect(own.getByText('It will be there on Monday.').first()).toBeVisible();
      await page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
      await expect(page.getByText(`Your support request “${subject}” was answered`)).toBeVisible();
    });

    test('whoever holds a receipt sees that it is genuine, and compares its file', async ({
      page,
      browser,
    }) => {
      await signIn(page, 'noor-halabi', '/receipts');
      const receipts = await page.request.get('/api/receipts/my-receipts');
      const [receipt] = (await receipts.json()) as {
        id: string;
        verificationCode: string;
        receiptNumber: string;
      }[];
      const file = await page.request.get(`/api/receipts/${receipt!.id}/pdf`);
      expect(file.ok()).toBe(true);
      const pdf = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: await file.body() };

      const visitor = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
      const paper = await visitor.newPage();
      const document = await paper.goto(`/verify/${receipt!.verificationCode}`);
      expect(document?.status()).toBe(200);
      await expect(paper.getByRole('heading', { name: /genuine/i })).toBeVisible();
      await expect(paper.getByText(receipt!.receiptNumber)).toBeVisible();
      const sent: string[] = [];
      paper.on('request', (request) => sent.push(request.url()));
      await paper.getByLabel('PDF to compare').setInputFiles(pdf);
      await expect(paper.getByText(/This file is authentic/)).toBeVisible();
      await paper
        .getByLabel('PDF to compare')
        .setInputFiles({ ...pdf, buffer: Buffer.concat([pdf.buffer, Buffer.from(' ')]) });
      await expect(paper.getByText(/This isn’t the file we issued/)).toBeVisible();
      expect(sent).toEqual([]);
      await expectAccessible(paper);
      await expectNoSideways(paper);
      await paper.goto('/verify/0000');
      await expect(paper.getByRole('heading', { name: 'Receipt not found' })).toBeVisible();
      await expectAccessible(paper);
      await visitor.close();
      // The same for whoever is signed in.
      await page.goto(`/verify/${receipt!.verificationCode}`);
      await expect(page.getByRole('heading', { name: /genuine/i })).toBeVisible();
    });
  });
}
