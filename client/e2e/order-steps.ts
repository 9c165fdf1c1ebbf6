/** What artist and buyer do with a physical work. */
import type { Page } from '@playwright/test';
import {
  CARDS,
  agreeAndFillCard,
  expect,
  findWork,
  isBuyable,
  ownId,
  payButton,
  payByCard,
} from './support.ts';

const DELIVERY = '18.00';

async function nextForSale(artist: Page): Promise<{ id: string; title: string }> {
  const id = await ownId(artist);
  return findWork(artist, (one) => one.userId === id && isBuyable(one));
}

/** Makes the artist's next work for sale a physical one. */
export async function offerPhysical(artist: Page): Promise<{ id: string; title: string }> {
  const work = await nextForSale(artist);
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
  await buyer.getByRole('link', { name: 'View order' }).click();
  await expect(buyer.getByText('Rua do Sol 7')).toBeVisible();
}

/** The artist's next work for sale as a physical one, bought and paid with an address, through the API. */
export async function sellPhysical(
  artist: Page,
  buyer: Page,
): Promise<{ id: string; title: string; purchaseId: string }> {
  const work = await nextForSale(artist);
  const edited = await artist.request.patch(`/api/artworks/${work.id}`, {
    data: { ...work, isPhysical: true, deliveryProfileId: null, deliveryCost: DELIVERY },
  });
  expect(edited.status(), await edited.text()).toBe(200);
  const reserved = await buyer.request.post('/api/create-payment-intent', {
    data: { artworkId: work.id, commissionAgreed: true },
  });
  const { clientSecret, purchaseId } = (await reserved.json()) as {
    clientSecret: string;
    purchaseId: string;
  };
  await payByCard(buyer, clientSecret);
  const status = async () => (await (await buyer.request.get(`/api/purchases/${purchaseId}`)).json()).status;
  await expect.poll(status).toBe('paid');
  const address = {
    name: 'Priya Sorel',
    line1: 'Rua do Sol 7',
    postalCode: '1200-001',
    city: 'Lisbon',
    country: 'PT',
  };
  const addressed = await buyer.request.put(`/api/purchases/${purchaseId}/address`, { data: address });
  expect(addressed.status(), await addressed.text()).toBe(200);
  return { ...work, purchaseId };
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
