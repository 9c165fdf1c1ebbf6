/** What artist and buyer do with a physical work. */
import type { Page } from '@playwright/test';
import { CARDS, agreeAndFillCard, expect, findWork, isBuyable, ownId, payButton } from './support.ts';

const DELIVERY = '18.00';

/** Makes the artist's next work for sale a physical one. */
export async function offerPhysical(artist: Page): Promise<{ id: string; title: string }> {
  const id = await ownId(artist);
  const work = await findWork(artist, (one) => one.userId === id && isBuyable(one));
  await artist.goto(`/artwork/${work.id}`);
  await artist.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  const form = artist.getByRole('dialog', { name: 'Edit artwork' });
  const physical = form.getByRole('switch', { name: 'Physical work' });
  if ((await physical.getAttribute('aria-checked')) === 'false') await physical.click();
  await form.getByLabel('Shipping cost (USD)').fill(DELIVERY);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form).toHaveCount(0);
  await expect(artist.getByText(/^Ships from /)).toBeVisible();
  return work;
}

/** Resolves on the page of the paid order. */
export async function buyWithAddress(buyer: Page, work: { id: string }): Promise<void> {
  await buyer.goto(`/checkout/${work.id}`);
  const fields = {
    'Full name': 'Priya Sorel',
    'Street address': 'Rua do Sol 7',
    'ZIP or postal code': '1200-001',
    City: 'Lisbon',
  };
  for (const [label, value] of Object.entries(fields)) await buyer.getByLabel(label).fill(value);
  await buyer.getByLabel('Country').selectOption('Portugal');
  await agreeAndFillCard(buyer, CARDS.pays);
  await payButton(buyer).click();
  await buyer.waitForURL('**/purchase-success**');
  await expect(buyer.getByText('Payment Successful').first()).toBeVisible();
  await buyer.getByRole('link', { name: 'See your order' }).click();
  await expect(buyer.getByText('Rua do Sol 7')).toBeVisible();
}

/** From the list, like a real visitor. */
export async function openSale(artist: Page, title: string): Promise<void> {
  await artist.goto('/sales');
  await artist.getByRole('link', { name: title, exact: true }).first().click();
  await expect(artist.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function ship(artist: Page): Promise<void> {
  await artist.getByRole('button', { name: 'Mark as shipped' }).click();
  const dialog = artist.getByRole('dialog', { name: 'Mark as shipped' });
  await dialog.getByLabel('Carrier').fill('CTT');
  await dialog.getByLabel('Tracking number').fill('RT 1234 5678 9 PT');
  await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(dialog).toHaveCount(0);
}
