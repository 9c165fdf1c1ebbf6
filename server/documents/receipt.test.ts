import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type PrintedReceipt, printReceipt } from './receipt.ts';

const AT = new Date('2026-11-18T09:00:00Z');
const jpeg = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#468' } })
  .jpeg()
  .toBuffer();
const billing = {
  buyer: { company: 'Galerie am Ufer GmbH', taxNumber: 'DE123456789' },
  seller: {
    name: 'Okoro Prints AS',
    address: 'Havnegata 12\n7010 Trondheim\nNorway',
    taxNumber: 'NO 987 654 321 MVA',
  },
};
const tax = { country: 'NO', category: 'handmade_art', percent: '25.000', amount: '34.80' };
const returned = { amount: '33.33', taxAmount: '6.67', lastAt: AT };
const receiptOf = (more: object) =>
  ({
    receiptNumber: 'RCP-2026-000123',
    receiptType: 'buyer',
    createdAt: AT,
    issuedTo: 'Edmund Achter',
    issuedToEmail: 'edmund@example.com',
    notes: null,
    purchase: {
      paidAt: AT,
      artwork: { title: 'Salt Hills, Sheet 14', medium: 'Intaglio on cotton paper, 40 x 50 cm' },
      edition: { number: 4, size: 30 },
      seller: { artistName: 'Mina Okoro' },
      total: '174.00',
      amount: '150.00',
      deliveryCost: '24.00',
      commissionRate: '0.0800',
      artistAmount: '162.00',
      commissionAmount: '12.00',
      billing: null,
      tax: null,
      returned: null,
      ...more,
    },
  }) as unknown as PrintedReceipt['receipt'];

test.each([
  ['a plain sale', {}],
  ['with a business and its tax', { billing, tax }],
  ['with a business, its tax and a partial refund', { billing, tax, returned }],
])('%s fits on one page with its proof', async (_, more) => {
  const file = await printReceipt({
    receipt: receiptOf(more),
    verifyUrl: 'https://atelier.example/verify/ABCD-EFGH-JKLM',
    picture: { jpeg, width: 90, height: 120 },
    reprintedAt: null,
  });
  expect(file.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
});
