import { expect, test } from 'vitest';
import type { Member } from '#server/http/route.ts';
import { whoMay } from '#server/testing/who-may.ts';
import * as policy from './policy.ts';

const sale = { buyerId: 'buyer', sellerId: 'artist' };
const paid = { ...sale, paidAt: new Date(), status: 'paid' };
const open = { ...sale, paidAt: null, status: 'pending' };

test.each<[string, (member: Member) => boolean, string]>([
  ['see the purchase', (member) => policy.maySeePurchase(member, sale), 'buyer artist moderator admin'],
  ['see all sales', (member) => policy.maySeeSalesOf(member, 'artist'), 'artist moderator admin'],
  ['see a paid sale', (member) => policy.maySeeSale(member, paid), 'artist moderator admin'],
  ['see an unpaid sale', (member) => policy.maySeeSale(member, open), ''],
  ['see why it failed', (member) => policy.maySeeFailure(member, sale), 'buyer'],
  ['set the address', (member) => policy.maySetAddress(member, sale), 'buyer'],
  ['ship', (member) => policy.mayShip(member, sale), 'artist'],
  ['show it on their profile', (member) => policy.mayShow(member, sale), 'buyer'],
  ['confirm', (member) => policy.mayConfirm(member, sale), 'buyer'],
])('who may %s', (_, rule, expected) => expect(whoMay(rule, ['buyer', 'artist'])).toBe(expected));

test('only the buyer sees the address before the payment', () => {
  const artist = { id: 'artist', role: 'member' } as const;
  const buyer = { id: 'buyer', role: 'member' } as const;
  const seen = [open, paid].map((order) => [artist, buyer].map((who) => policy.maySeeAddress(who, order)));
  expect(seen).toEqual([
    [false, true],
    [true, true],
  ]);
});
