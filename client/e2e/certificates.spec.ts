import {
  CARDS,
  agreeAndFillCard,
  expect,
  expectSound,
  findWork,
  payButton,
  provedBy,
  signIn,
  test,
} from './support.ts';

test('a certificate is transferred by a link, and a refund has voided another', async ({
  page,
  openAs,
  browser,
}) => {
  await signIn(page, 'edmund-achter', '/purchases');
  await page.getByRole('link', { name: 'Three for Winter', exact: true }).first().click();
  await page.getByRole('button', { name: 'Transfer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer the certificate' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = new URL(await dialog.getByLabel('Link for the new owner').inputValue());
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const receiver = await openAs('kwame-lisle', link.pathname + link.search);
  await expect(receiver.getByText('Edmund Achter is transferring a certificate to you')).toBeVisible();
  await expectSound(receiver);
  await receiver.getByRole('radio', { name: /^Kwame Lisle/ }).check();
  await receiver.getByRole('button', { name: 'Accept the certificate' }).click();
  await expect(receiver.getByRole('heading', { name: 'You’re the owner' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('You transferred it.')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link.origin + link.pathname);
  await expect(visitor.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
  const chain = visitor.getByRole('region', { name: 'Owners' }).getByRole('listitem');
  await expect(chain).toContainText(['Kwame Lisle', 'A collector', 'Fjeld Keramikk']);
  await visitor.context().close();

  await page.goto('/purchases');
  await page.getByRole('link', { name: 'A Path for Each Daughter', exact: true }).first().click();
  await expect(page.getByText('It’s void because the sale was reversed.')).toBeVisible();
  await page.getByRole('link', { name: /^View certificate/ }).click();
  await expect(page.getByRole('heading', { name: 'This certificate is void' })).toBeVisible();
});

test(
  'an edition shows what is left of it, and sells its lowest free number',
  provedBy('server/features/orders/editions.test.ts', 'client/features/artworks/artwork-view.test.tsx'),
  async ({ page }) => {
    await signIn(page, 'hanne-fjeld', null);
    const { id } = await findWork(page, ({ title }) => title === 'Market Day, Seen from a Kite');
    const detail = await page.request.get(`/api/artworks/${id}`);
    const { edition } = (await detail.json()) as { edition: { size: number; left: number; next: number } };
    const { size, left, next } = edition;
    await page.goto(`/artwork/${id}`);
    await expect(page.getByText(`Edition of ${size}, ${left} left`).first()).toBeVisible();
    await expect(page.getByText(`You get number ${next} of ${size}`)).toBeVisible();
    await page.goto(`/checkout/${id}`);
    await agreeAndFillCard(page, CARDS.pays);
    await payButton(page).click();
    await page.waitForURL('**/purchase-success**');
    await expect(page.getByText(`Number ${next} of ${size}`)).toBeVisible();
    await page.goto(`/artwork/${id}`);
    await expect(page.getByText(`Edition of ${size}, ${left - 1} left`).first()).toBeVisible();
  },
);
